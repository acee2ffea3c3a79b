// What matches between screens say. Apart from all other texts, because whoever plays alone never loads it.

export { online } from './en/online';

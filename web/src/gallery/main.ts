// A page for those who draw boards: any position, with any targets pointed at. Not part of the built site.
//
// gallery.html?game=uckers&options=players=2,rules=one-die&position=…&moves=a,b&prefix=cell:b3,item:2&last=cell:a1,cell:a3
// &hover=cell:c3&rotation=1&glow=b2&theme=dark&size=520&pick=1 (pick=1: clicks walk the paths)

import '../styles/inter.css';
import '../styles/tokens.css';
import '../styles/base.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { learnFirst } from '../texts/words';

await learnFirst();
const target = document.getElementById('app');
if (target) mount(Gallery, { target });

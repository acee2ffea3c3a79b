// Before every file of tests: the page speaks English, and knows all of it.
import { readdirSync } from 'node:fs';
import { learn, learnFirst, speak } from '../src/texts/words';

speak('en');
await learnFirst();
const files = readdirSync(new URL('../../messages/en', import.meta.url));
await learn(...files.map((file) => file.replace('.ftl', '')));

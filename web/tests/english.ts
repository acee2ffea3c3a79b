// Before every file of tests: the page speaks English, and knows all of it.
import { learn, learnFirst, speak } from '../src/texts/words';

speak('en');
await learnFirst();
const files = Object.keys(import.meta.glob('../../messages/en/*.ftl', { query: '?raw' }));
await learn(...files.map((file) => /([^/]+)\.ftl$/.exec(file)![1]!));

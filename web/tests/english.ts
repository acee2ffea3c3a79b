// Before every file of tests: the page speaks English, and knows all of it.
import { learn, speak } from '../src/texts/words';

speak('en');
const files = Object.keys(import.meta.glob('../../messages/en/*.ftl', { query: '?raw' }));
await learn(...files.map((file) => /([^/]+)\.ftl$/.exec(file)![1]!));

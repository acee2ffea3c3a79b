// Turns records of real games into the demos of the home page:
//   messdeck arena uptick --a level:5 --b level:5 --games 1 --opening 0 --seed 7 --records DIR
//   node build/demos.mjs BEGIN DIR/000000.txt > src/demos/games/uptick.json
// where BEGIN is the number of moves that have been made when the demo begins.

import { readFileSync } from 'node:fs';

const [begin, file] = process.argv.slice(2);
const lines = readFileSync(file, 'utf8').split('\n');
const head = (name) =>
  lines.filter((line) => line.startsWith(name)).map((line) => line.slice(name.length).trim());
const moves = lines.flatMap((line) => /^\d+ \S+ (\S+)/.exec(line)?.[1] ?? []);
const options = Object.fromEntries(
  head('options:').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
);
console.log(JSON.stringify({ options, begin: Number(begin), moves: moves.join(' ') }, null, 1));

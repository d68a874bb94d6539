// @ts-check
/** `npm run lines` prints the lines of code in src/ and scripts/ by folder, without tests, texts and migrations. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const DEPTH = 3;

/** @type {Map<string, number>} */
const lines = new Map();
for (const file of globSync(['src/**/*.{ts,tsx,astro,css}', 'scripts/**/*.{mjs,cjs}'], { cwd: ROOT })) {
  if (/\.test\.tsx?$/.test(file)) continue;
  const count = readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1;
  const folders = dirname(file).split('/').slice(0, DEPTH);
  for (const depth of folders.keys()) {
    const folder = folders.slice(0, depth + 1).join('/');
    lines.set(folder, (lines.get(folder) ?? 0) + count);
  }
}
for (const folder of [...lines.keys()].sort())
  console.log(`${String(lines.get(folder)).padStart(7)}  ${folder}`);

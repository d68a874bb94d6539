// @ts-check
/**
 * `npm test`: runs static checks, then unit and HTTP tests, then browser tests. Every stage runs, even after an earlier
 * one failed, so that one run reports everything.
 */
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

const bin = (/** @type {string} */ name) => join(ROOT, 'node_modules', '.bin', name);

const stages = /** @type {const} */ ([
  ['static checks', process.execPath, [join(ROOT, 'scripts', 'checks.mjs')]],
  ['unit and HTTP tests', bin('vitest'), ['run', '--project', 'unit', '--project', 'server']],
  ['browser tests', bin('playwright'), ['test']],
]);

/** @type {string[]} */
const failed = [];
for (const [name, command, args] of stages) {
  await run(command, [...args]).catch(() => failed.push(name));
}
if (failed.length > 0) {
  process.stderr.write(`\nFailed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

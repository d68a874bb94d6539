// @ts-check
/**
 * Runs the checks of `npm test` that need no server and no browser, one per core. The output of a check is printed in
 * one piece when it ends. All of them run, even after one has failed. `checks.mjs types lint` runs only those two.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

const chosen = process.argv.slice(2);
/** Longest first. */
const waiting = chosen.length > 0 ? chosen : ['types', 'lint', 'format', 'unused', 'duplicates', 'words'];
/** @type {string[]} */
const failed = [];

// The whole is checked afresh: what a rule says of a file may depend on others, and on the rule.
if (chosen.length === 0) await rm(join(ROOT, '.cache', 'lint'), { recursive: true, force: true });

/**
 * @param {string} name A script of package.json.
 * @returns {Promise<void>}
 */
const check = (name) =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', name], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ part) => said.push(part));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      if (code !== 0) failed.push(name);
      resolve();
    });
  });

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await check(name);
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(', ')}\n`);
  process.exitCode = 1;
}

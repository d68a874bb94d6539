// @ts-check
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, onLine?: (line: string) => void }} RunOptions */

/**
 * Runs a program in the project's folder, forwarding signals to it. Rejects when it fails. With `onLine`, what it prints
 * goes there, and is shown only where it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = process.env, cwd = ROOT, onLine } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = onLine ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio });
    /** @type {string[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        printed.push(line);
        onLine?.(line);
      });
    }
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      if (code === 0) return resolve();
      if (printed.length > 0) process.stderr.write(`${printed.join('\n')}\n`);
      reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}

// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const SIGNALS = /** @type {const} */ (['SIGTERM', 'SIGINT']);

/**
 * Runs a program in the project's folder, forwarding signals to it. Rejects when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [cwd]
 * @returns {Promise<void>}
 */
export function run(command, args, env = process.env, cwd = ROOT) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}

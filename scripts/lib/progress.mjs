// @ts-check
import { performance } from 'node:perf_hooks';
const { stderr } = process;
const EVERY_MS = stderr.isTTY ? 1_000 : 10_000;

/**
 * Says what is going on while `work` takes its time, and how long it took: in one line on a terminal, in a line every ten
 * seconds elsewhere. On standard error, because standard output is the log's.
 *
 * @template T
 * @param {string} what
 * @param {(step: (text: string) => void) => Promise<T>} work gets a function that names the step in hand
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const startedAt = performance.now();
  let step = '';
  const seconds = () => `${Math.round((performance.now() - startedAt) / 1_000)} s`;
  const say = (/** @type {string} */ end) =>
    stderr.write(stderr.isTTY ? `\r\x1b[2K${end}` : `${end.trimEnd()}\n`);
  const sayStep = () => say(`${what} … ${seconds()}${step && `, ${step}`}`);
  say(`${what} … `);
  const timer = setInterval(sayStep, EVERY_MS);
  try {
    const result = await work((text) => void (step = text));
    say(`${what}: done in ${seconds()}\n`);
    return result;
  } catch (error) {
    say(`${what}: failed after ${seconds()}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

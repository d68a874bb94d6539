import { isMainThread, Worker } from 'node:worker_threads';

/** Looks from a thread of its own, because a process in a loop hears of nothing. */
const WATCH = `
  const { workerData: parent } = require('node:worker_threads');
  const isGone = () => {
    if (process.ppid !== parent) return true;
    try {
      process.kill(parent, 0);
      return false;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  setInterval(() => {
    if (isGone()) process.kill(process.pid, 'SIGKILL');
  }, 250);
`;

/**
 * Ends this process within half a second of its parent, however that ends and whatever this one is at: else it would hold
 * the database that the next server opens. Node alone.
 */
export function endWithParent(): void {
  const resourceLimits = { maxOldGenerationSizeMb: 16 };
  new Worker(WATCH, { eval: true, execArgv: [], workerData: process.ppid, resourceLimits }).unref();
}

// Loaded by `--import` of a program that is not ours; its threads load it too.
if (process.execArgv.includes(import.meta.url) && isMainThread) endWithParent();

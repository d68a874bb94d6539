/**
 * A thread that repeats a cheap request and reports the longest response time and its path; meanwhile it also requests
 * what the server answers without the database, to detect a blocked server process.
 */
import { parentPort, workerData } from 'node:worker_threads';

const { url, cookie, paths } = workerData as { url: string; cookie: string; paths: string[] };
const AT_REST_MS = 4;
let isOver = false;
let failed = 0;
parentPort?.once('message', () => (isOver = true));

async function askFor(asked: string[]): Promise<{ longest: number; path: string }> {
  let slowest = { longest: 0, path: '' };
  for (let n = 0; !isOver; n += 1) {
    const path = asked[n % asked.length] ?? '';
    const begin = performance.now();
    const answer = await fetch(url + path, { headers: { cookie } }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status !== 200) failed += 1;
    const longest = performance.now() - begin;
    if (longest > slowest.longest) slowest = { longest, path };
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  }
  return slowest;
}

const [slowest, process] = await Promise.all([askFor(paths), askFor(['/api/health'])]);
parentPort?.postMessage({ ...slowest, stall: process.longest, failed });

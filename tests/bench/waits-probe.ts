/** A thread that asks for something cheap over and over, and tells how long the longest answer took. */
import { parentPort, workerData } from 'node:worker_threads';

const { url, cookie, paths } = workerData as { url: string; cookie: string; paths: string[] };
let longest = 0;
let asked = 0;
let failed = 0;
let isOver = false;
parentPort?.once('message', () => (isOver = true));
for (let n = 0; !isOver; n += 1) {
  const begin = performance.now();
  const answer = await fetch(url + (paths[n % paths.length] ?? ''), { headers: { cookie } }).catch(
    () => null,
  );
  await answer?.arrayBuffer();
  if (answer?.status !== 200) failed += 1;
  asked += 1;
  longest = Math.max(longest, performance.now() - begin);
  await new Promise((resolve) => setTimeout(resolve, 4));
}
parentPort?.postMessage({ longest, asked, failed });

import { readFile, readdir } from 'node:fs/promises';

const NS_PER_MS = 1_000_000;

/** Milliseconds that all threads of a process have run, which other work on the machine does not lengthen. Linux only. */
export async function processorMsOf(pid: number | undefined): Promise<number> {
  const tasks = `/proc/${pid}/task`;
  const times = (await readdir(tasks)).map(async (task) => {
    // A thread may have ended meanwhile.
    const [ns] = (await readFile(`${tasks}/${task}/schedstat`, 'utf8').catch(() => '0')).split(' ');
    return Number(ns);
  });
  return (await Promise.all(times)).reduce((sum, ns) => sum + ns, 0) / NS_PER_MS;
}

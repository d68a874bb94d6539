import { readFile } from 'node:fs/promises';
import type { ChildProcess } from 'node:child_process';
import package_ from '../../package.json' with { type: 'json' };
import { ALLOCATOR } from '../../scripts/lib/allocator.mjs';

/** Memory of a process that is not swapped out, in MB. */
export const memoryMb = async ({ pid }: ChildProcess): Promise<number> =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024);

/** The environment in which a server has the bounds of its memory that `npm start` sets. */
export function asNpmStart(): Record<string, string> {
  const { start } = package_.scripts;
  return { ...ALLOCATOR, NODE_OPTIONS: (start.match(/--max-\S+/g) ?? []).join(' ') };
}

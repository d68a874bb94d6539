import { fileURLToPath } from 'node:url';
import { createWorkPool, type WorkPoolOptions } from '#kernel/work/work-pool.ts';
import type { WorkPool } from '#kernel/work/work.ts';
import { TASKS } from './tasks.ts';

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The pool that carries out the tasks of all features. */
export const startWorkPool = (options: Omit<WorkPoolOptions, 'program' | 'tasks'>): Promise<WorkPool> =>
  createWorkPool({ ...options, program: PROGRAM, tasks: TASKS });

// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Node keeps compiled modules here (NODE_COMPILE_CACHE). */
export const COMPILED = join(ROOT, '.cache', 'compiled');

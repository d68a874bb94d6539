// @ts-check
/**
 * `npm start`: builds if something changed, then serves. In this process rather than in a child, so that a signal to
 * npm reaches the server itself.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setAllocator } from './lib/allocator.mjs';
import { ROOT } from './lib/root.mjs';

setAllocator();
// Hundreds of modules would be compiled anew at every start; hence the imports below come after it.
enableCompileCache(join(ROOT, '.cache', 'compiled'));
await import('./lib/direct-imports.mjs');
const { start } = await import('../src/app/main.ts');
const { buildIfStale, DIST } = await import('./lib/build.mjs');
const { loadEnvFile } = await import('./lib/env-file.mjs');

loadEnvFile();
await start({ dist: DIST, build: buildIfStale });

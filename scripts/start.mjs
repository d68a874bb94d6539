// @ts-check
/**
 * `npm start`: builds if something changed, then serves. In this process rather than in a child, so that a signal to
 * npm reaches the server itself.
 */
import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { setAllocator } from './lib/allocator.mjs';
import { COMPILED } from './lib/root.mjs';

setAllocator();
// Hundreds of modules would be compiled anew at every start, here and in the work processes; hence the imports below come
// after it.
process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
enableCompileCache(process.env['NODE_COMPILE_CACHE']);
const { start } = await import('../src/app/main.ts');
const { buildIfStale, DIST } = await import('./lib/build.mjs');
const { loadEnvFile } = await import('./lib/env-file.mjs');

loadEnvFile();
await start({ dist: DIST, build: buildIfStale });

// @ts-check
/**
 * `npm start`: builds if something changed, then serves. In this process rather than in a child, so that a signal to
 * npm reaches the server itself.
 */
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import './lib/direct-imports.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ROOT } from './lib/root.mjs';

// Hundreds of modules would be compiled anew at every start; hence the imports below come after it.
enableCompileCache(join(ROOT, '.cache', 'compiled'));
const { start } = await import('../src/server/main.ts');
const { buildIfStale, DIST } = await import('./lib/build.mjs');

loadEnvFile();
await start({ dist: DIST, build: buildIfStale });

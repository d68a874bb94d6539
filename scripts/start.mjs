// @ts-check
/**
 * `npm start`: builds if something changed, then serves. In this process rather than in a child, so that a signal to
 * npm reaches the server itself.
 */
import { start } from '../src/server/main.ts';
import { buildIfStale, DIST } from './lib/build.mjs';
import { loadEnvFile } from './lib/env-file.mjs';

loadEnvFile();
await start({ dist: DIST, build: buildIfStale });

// @ts-check
/**
 * `npm start`: builds where something changed, then becomes the server. In this process rather than in a child, so
 * that a signal to npm reaches the server itself.
 */
import { buildIfStale } from './lib/build.mjs';
import { endWith } from './lib/end-with.mjs';
import { loadEnvFile } from './lib/env-file.mjs';

loadEnvFile();
await buildIfStale().catch(endWith);
await import('../src/server/main.ts');

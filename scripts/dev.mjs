// @ts-check
/** `npm run dev`: starts Astro's development server on PORT; the middleware opens the database (docs/decisions/005). */
import { join } from 'node:path';
import { endWith } from './lib/end-with.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ROOT } from './lib/root.mjs';
import { run } from './lib/run.mjs';

loadEnvFile();
const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' };
await run(process.execPath, [astro, 'dev', '--port', PORT, '--host', HOST], { env }).catch(endWith);

// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Loads `.env`; variables of the environment take precedence. */
export function loadEnvFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

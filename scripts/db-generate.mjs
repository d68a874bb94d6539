// @ts-check
/**
 * `npm run db:generate -- --name what_changes`: drizzle-kit's migration from the schema, and behind it the triggers of
 * the search and of the journal where a list or a table has changed them; drizzle knows no triggers.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { applyMigrations, readMigrations } from '../src/db/connection/migrate.ts';
import { staleTriggers, triggerStatements } from '../src/db/triggers.ts';

const FOLDER = 'src/db/migrations';
const files = () => readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

/** @param {string[]} args */
function generate(...args) {
  const before = new Set(files());
  const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
  return files().find((name) => !before.has(name));
}

const made = generate();
const client = createClient({ url: ':memory:' });
await applyMigrations(client, readMigrations(FOLDER));
const stale = await staleTriggers(client);
client.close();
if (stale.length > 0) {
  const file = made ?? generate('--custom');
  appendFileSync(
    `${FOLDER}/${file}`,
    `${made ? '--> statement-breakpoint' : ''}\n${triggerStatements(stale)}\n`,
  );
  console.log(`Triggers written anew: ${stale.map(({ name }) => name).join(', ')}`);
}

import type { Client } from '@libsql/client';
import { journalTriggers } from './journal/journal-triggers.ts';
import { fieldTriggers } from './search/field-triggers.ts';
import { searchTriggers } from './search/search-triggers.ts';

/** A trigger or a view. */
export type Trigger = { name: string; sql: string };

/** The triggers that follow from lists in the code. */
const generatedTriggers = (): Trigger[] => [...searchTriggers(), ...fieldTriggers(), ...journalTriggers()];

const onOneLine = (sql: string): string => sql.replace(/\s+/g, ' ').trim();

/** Returns the triggers that differ in a database, which a migration has to write again. */
export async function staleTriggers(client: Client): Promise<Trigger[]> {
  const { rows } = await client.execute(
    "select name, sql from sqlite_master where type in ('trigger', 'view')",
  );
  const stored = new Map(rows.map((row) => [String(row['name']), onOneLine(String(row['sql']))]));
  return generatedTriggers().filter(({ name, sql }) => stored.get(name) !== onOneLine(sql));
}

/** The statements of a migration that writes them anew. A column that is added empty needs no more. */
export const triggerStatements = (triggers: readonly Trigger[]): string =>
  triggers
    .flatMap(({ name, sql }) => [
      `DROP ${/^CREATE (\w+)/.exec(sql)?.[1] ?? 'TRIGGER'} IF EXISTS \`${name}\`;`,
      `${sql};`,
    ])
    .join('\n--> statement-breakpoint\n');

import type { DatabaseSync } from 'node:sqlite';

export type RowCounts = Record<string, number>;

export const COUNTED = [
  'users',
  'companies',
  'crm_companies',
  'crm_contacts',
  'crm_opportunities',
  'marketing_products',
  'marketing_campaigns',
] as const;

/** Counts the rows of these tables; leaves out tables that an earlier version lacks. */
export function countRows(connection: DatabaseSync): RowCounts {
  const known = connection.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const tables = COUNTED.filter((table) => known.some(({ name }) => name === table));
  return Object.fromEntries(
    tables.map((table) => [
      table,
      Number(connection.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'] ?? 0),
    ]),
  );
}

/** @throws Error if pages, indexes or references are damaged */
export function checkDatabase(connection: DatabaseSync): void {
  const found = connection.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
  if (found !== 'ok') throw new Error(`The integrity check failed: ${String(found)}`);
  const orphan = connection.prepare('PRAGMA foreign_key_check').get();
  if (orphan) throw new Error(`A row of ${String(orphan['table'])} refers to one that is not there.`);
}

import { sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldText } from '#shared/text.ts';
import { foldedColumn } from './folded-column.ts';

/** Latin letters with accents: SQLite folds the case of ASCII alone. */
const ACCENTED = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;

const spellings = new Map<string, string>();
for (const [first, last] of ACCENTED)
  for (let code = first; code <= last; code += 1) {
    const letter = String.fromCodePoint(code);
    const bare = foldText(letter);
    if (/^[a-z]$/.test(bare)) spellings.set(bare, (spellings.get(bare) ?? '') + letter);
  }

/** A letter in either case and with any accent; a wildcard as itself. */
function globOf(sign: string): string {
  if (/\p{L}/u.test(sign)) return `[${sign}${sign.toUpperCase()}${spellings.get(sign) ?? ''}]`;
  return /[*?[]/.test(sign) ? `[${sign}]` : sign;
}

/** Matches a column that contains a text, whatever its case and accents. */
export const containsText = (column: SQLiteColumn, text: string): SQL =>
  sql`${foldedColumn(column)} glob ${`*${[...foldText(text)].map(globOf).join('')}*`}`;

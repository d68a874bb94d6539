import { and, or, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { accentPattern, wholePattern } from './accent-pattern.ts';
import { foldedWords } from '#shared/texts/text.ts';
import { foldedColumn } from './folded-column.ts';

type Column = SQLiteColumn | SQL;

/** Columns in which a text is searched: folded copies by `foldText`, and texts as they were typed. */
type Columns = { folded?: readonly Column[]; typed?: readonly Column[] };

/** Matches a column that holds a text anywhere; case is ignored for ASCII alone, accents are not. */
export const holdsLike = (column: Column, text: string): SQL =>
  sql`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;

/** A text without accents, as most are, is compared as it stands: to fold it takes ten times as long. */
const holdsTyped = (column: Column, folded: string): SQL =>
  sql`iif(octet_length(${column}) = length(${column}), ${holdsLike(column, folded)}, ${foldedColumn(column)} glob ${accentPattern(folded)})`;

/** Matches a column that holds a folded text and nothing else, ignoring case and accents. */
export const isText = (folded: string, column: Column): SQL =>
  sql`iif(octet_length(${column}) = length(${column}), ${column} = ${folded} collate nocase, ${foldedColumn(column)} glob ${wholePattern(folded)})`;

/** Matches rows of which one of the columns holds a folded text anywhere, ignoring case and accents. */
export const holdsText = (folded: string, columns: Columns): SQL | undefined =>
  or(
    ...(columns.folded ?? []).map((column) => holdsLike(column, folded)),
    ...(columns.typed ?? []).map((column) => holdsTyped(column, folded)),
  );

/** Matches rows of which the columns hold every word of a search, each anywhere. Undefined without a word. */
export const holdsEveryWord = (q: string | undefined, columns: Columns): SQL | undefined =>
  and(...foldedWords(q ?? '').map((word) => holdsText(word, columns)));

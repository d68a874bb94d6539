import { z } from 'zod';
import { LIST_LIMIT } from './api.ts';
import { AppError } from './errors.ts';
import { MAX_SEARCH } from './limits.ts';

export type ListQuery<Sort extends string> = {
  q?: string | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit: number;
  count?: boolean | undefined;
};

/** Asks a list for something that it returns only then; no filter of its rows. */
export const asked = z
  .enum(['true', 'false'], 'errors:fields.choice')
  .transform((value) => value === 'true')
  .optional();

/** For a list that returns `total` with `count=true`: the number of rows that match its filters. */
export const countAsked = { count: asked };

/** api.md: a list takes `q`, `sort`, `cursor` and `limit` (default 50, at most 200). */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.strictObject({
    q: z.string().max(MAX_SEARCH, 'errors:fields.tooLong').optional(),
    sort: z.enum(sorts, 'errors:fields.choice').optional(),
    cursor: z.string().max(1_000, 'errors:fields.tooLong').optional(),
    limit: z
      .string()
      .regex(/^\d{1,3}$/, 'errors:fields.integer')
      .transform(Number)
      .pipe(z.int().min(1, 'errors:fields.integer').max(LIST_LIMIT.max, 'errors:fields.integer'))
      .default(LIST_LIMIT.default),
  });

/** Keys of a row in the order of its list, the last of which no other row has. */
export type Place = readonly (string | number)[];
const placeSchema = z.array(z.union([z.string(), z.number()])).min(1);

/** Opaque to callers: names the last row of a page. */
export const writeCursor = (place: Place): string => toBase64Url(JSON.stringify(place));

/** Errors: `bad_request` for a cursor that names no place of these keys. */
export function readCursor(cursor: string, kinds: readonly ('string' | 'number')[]): Place {
  try {
    const place = placeSchema.parse(JSON.parse(fromBase64Url(cursor)));
    if (String(place.map((key) => typeof key)) === String(kinds)) return place;
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
  throw new AppError('bad_request');
}

/** The first `limit` of rows of which one more was read, to know whether a page follows. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? writeCursor(placeOf(last)) : null };
}

type Loaded<Row> = {
  kinds: readonly ('string' | 'number')[];
  placeOf: (row: Row) => Place;
  isDescending?: boolean;
};

/** One page of rows that were all loaded. Errors: `bad_request` for an invalid cursor. */
export function pageOfLoaded<Row>(
  rows: readonly Row[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  { kinds, placeOf, isDescending = false }: Loaded<Row>,
): { rows: Row[]; nextCursor: string | null } {
  const from = cursor === undefined ? undefined : readCursor(cursor, kinds);
  const order = (a: Place, b: Place): number => (isDescending ? comparePlaces(b, a) : comparePlaces(a, b));
  const following = rows
    .map((row) => ({ row, place: placeOf(row) }))
    .filter(({ place }) => from === undefined || order(place, from) > 0)
    .sort((a, b) => order(a.place, b.place));
  const page = cutPage(following, limit, ({ place }) => place);
  return { ...page, rows: page.rows.map(({ row }) => row) };
}

/** Compares texts by their characters' codes, as SQLite does. */
function comparePlaces(a: Place, b: Place): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  const [one = 0, other = 0] = [a[at], b[at]];
  return at < 0 ? 0 : one < other ? -1 : 1;
}

/** Rows that were read by their ids, in the order of the ids. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0)),
  );

/** Returns the filters of a URL that a list knows and can read. A hand-edited URL must not make a page fail. */
export function knownFilters(schema: z.ZodObject, given: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...given].filter(
      ([name, value]) =>
        name !== 'cursor' &&
        name !== 'limit' &&
        schema.shape[name] !== asked &&
        schema.shape[name]?.safeParse(value).success === true,
    ),
  );
}

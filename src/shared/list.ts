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

/** For a list that returns `total` with `count=true`: the number of rows that match its filters. */
export const countAsked = {
  count: z
    .enum(['true', 'false'], 'errors:fields.choice')
    .transform((value) => value === 'true')
    .optional(),
};

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

/** Sort key and id of the last row of a page. Opaque to callers; an invalid one returns 400. */
export type Cursor = { key: string; id: number };
const cursorSchema = z.tuple([z.string(), z.int()]);

export const encodeCursor = ({ key, id }: Cursor): string => toBase64Url(JSON.stringify([key, id]));

export function decodeCursor(cursor: string): Cursor {
  try {
    const [key, id] = cursorSchema.parse(JSON.parse(fromBase64Url(cursor)));
    return { key, id };
  } catch (cause) {
    throw new AppError('bad_request', { cause });
  }
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
        name !== 'count' &&
        schema.shape[name]?.safeParse(value).success === true,
    ),
  );
}

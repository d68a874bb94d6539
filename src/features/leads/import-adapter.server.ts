import type { Database, ServiceContext } from '#server/context.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { foldText } from '#shared/text.ts';
import type { ImportField } from './import-fields.values.ts';

/** The cells of a line by field, trimmed; empty ones are not there. */
export type Cells = Partial<Record<ImportField, string>>;

/** What a line says of a record; null where it says nothing. */
export type Values = Record<string, string | number | string[] | null>;

/** A record that lines are compared with: of the database, or what a dry run would have made. */
export type Known = {
  /** Null in a dry run, for what is not there yet. */
  id: number | null;
  updatedAt: string;
  keys: string[];
  values: Values;
};

export type ImportScope = {
  ctx: ServiceContext;
  db: Database;
  workspaceId: number;
  /** Time of the rows that are written. */
  at: string;
};

/** What was made on the way: a company that only its name was known of. */
export type Made = { id: number; also: { kind: 'company'; id: number }[] };

/**
 * `sure`: whoever has it is the same. `weak`: the same where nobody has a sure one, as with a company of which only the
 * name is known. `answers`: under these others find it.
 */
export type ImportKeys = { sure: string[]; weak: string[]; answers: string[] };

/** One kind of record as the import sees it. */
export type ImportAdapter = {
  /** The record's values, or what is wrong with which column. */
  read: (scope: ImportScope, cells: Cells) => Promise<{ values: Values } | { errors: FieldErrors }>;
  /** Fields whose values may be the same although they are written differently, by what they are compared with. */
  sameBy: Partial<Record<string, (text: string) => string | null>>;
  /** What a line asks for, and what a record answers to. */
  keysOf: (values: Values) => ImportKeys;
  /** The records that have any of the keys. */
  find: (scope: ImportScope, keys: readonly string[]) => Promise<Known[]>;
  create: (scope: ImportScope, values: Values) => Promise<Made>;
  update: (scope: ImportScope, id: number, values: Values, at: string) => Promise<Made>;
};

export const textOf = (value: Values[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

export const tagsIn = ({ tags }: Values): string[] => (Array.isArray(tags) ? tags : []);

/**
 * What stands in the file goes over what was there; tags are added; an empty cell says nothing, and neither does another
 * way to write the same.
 */
export function mergeValues({ sameBy }: Pick<ImportAdapter, 'sameBy'>, known: Values, line: Values): Values {
  const isNew = (name: string, value: Values[string]): boolean => {
    const [before, after, by] = [textOf(known[name]), textOf(value), sameBy[name]];
    if (before === null || after === null || !by) return value !== null;
    return by(before) !== by(after);
  };
  const said = Object.fromEntries(Object.entries(line).filter(([name, value]) => isNew(name, value)));
  const tags = new Map([...tagsIn(line), ...tagsIn(known)].map((tag) => [foldText(tag), tag]));
  return { ...known, ...said, ...('tags' in known && { tags: [...tags.values()].sort() }) };
}

const comparable = (value: Values[string] | undefined): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));

export const isSame = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => comparable(a[name]) === comparable(b[name]));

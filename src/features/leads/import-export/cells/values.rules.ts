import { foldText } from '#shared/texts/text.ts';
import type { ImportField } from '#features/leads/import-export/reading/fields.values.ts';

/** Trimmed cells of a line by field, without empty ones. */
export type Cells = Partial<Record<ImportField, string | undefined>>;

export type Values = Record<string, string | number | string[] | null>;

/** A record that lines are compared with: a stored one, or one that a dry run would have created. */
export type Known = {
  /** Null in a dry run for a record that does not exist yet. */
  id: number | null;
  /** The id, or the line of a dry run that would create it. */
  ref: string;
  updatedAt: string;
  keys: string[];
  values: Values;
  /** Created or changed by an earlier line of this import: later lines fill its blanks and replace nothing. */
  isTouched: boolean;
  /** Created by an earlier line of this import. */
  isNew?: boolean;
  /** The last line of this run that created or changed it. */
  line?: number | undefined;
};

/** `asks`: keys by which a line looks for records; `answers`: keys by which others find its record. */
export type ImportKeys = { asks: string[]; answers: string[] };

/** `ask`: it may be the known record, and the user decides. */
export type Match =
  | { kind: 'new' }
  | { kind: 'several' }
  | { kind: 'same'; known: Known }
  | { kind: 'ask'; known: Known; reason: string };

export const textOf = (value: Values[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

export const numberOf = (value: Values[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;

export const listOf = (value: Values[string] | undefined): string[] => (Array.isArray(value) ? value : []);

export const tagsIn = ({ tags }: Values): string[] => listOf(tags);

export const keysWith = (prefix: string, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

export type SameBy = Partial<Record<string, (text: string) => string | null>>;

const isEmpty = (value: Values[string] | undefined): boolean =>
  value === null || value === undefined || value === '' || value === 0;

/**
 * Fills empty fields; with `overwrite` also replaces existing values, unless they are equal but for spelling. Empty
 * cells change nothing. Tags are added.
 */
export function mergeFields(
  fields: readonly string[],
  sameBy: SameBy,
  { known, line, overwrite }: { known: Values; line: Values; overwrite: boolean },
): Values {
  const isSaid = (name: string): boolean => {
    const [before, after, by] = [known[name], line[name], sameBy[name]];
    if (after === null || after === undefined) return false;
    if (isEmpty(before)) return true;
    if (!overwrite) return false;
    return !(by && typeof before === 'string' && typeof after === 'string' && by(before) === by(after));
  };
  const said = fields.filter(isSaid).map((name) => [name, line[name] ?? null] as const);
  const tags = new Map([...tagsIn(line), ...tagsIn(known)].map((tag) => [foldText(tag), tag]));
  return {
    ...known,
    ...Object.fromEntries(said),
    ...('tags' in known && { tags: [...tags.values()].sort() }),
  };
}

const comparable = (value: Values[string] | undefined): string =>
  JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));

export const isSame = (a: Values, b: Values): boolean =>
  Object.keys({ ...a, ...b }).every((name) => comparable(a[name]) === comparable(b[name]));

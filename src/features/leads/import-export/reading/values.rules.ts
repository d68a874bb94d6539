import { foldText } from '#shared/text.ts';
import type { ImportField } from './fields.values.ts';

/** The cells of a line by field, trimmed; empty ones are not there. */
export type Cells = Partial<Record<ImportField, string | undefined>>;

/** What a line says of a record; null where it says nothing. */
export type Values = Record<string, string | number | string[] | null>;

/** A record that lines are compared with: of the database, or what a dry run would have made. */
export type Known = {
  /** Null in a dry run, for what is not there yet. */
  id: number | null;
  /** The id, or the line of a dry run that would make it. */
  ref: string;
  updatedAt: string;
  keys: string[];
  values: Values;
  /** An earlier line of this import made or changed it: later ones fill its blanks and replace nothing. */
  isTouched: boolean;
  /** The line that made or changed it last, in this run. */
  line?: number | undefined;
};

/** Under `asks` a line looks for records, under `answers` others find what it makes. */
export type ImportKeys = { asks: string[]; answers: string[] };

/** `ask`: it may be the known record, and a person says whether it is. */
export type Match =
  | { kind: 'new' }
  | { kind: 'several' }
  | { kind: 'same'; known: Known }
  | { kind: 'ask'; known: Known; reason: string };

export const textOf = (value: Values[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** Fields of a field list, all of them texts. */
export const textsIn = <N extends string>(values: Values, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<N, string | null>;

export const numberOf = (value: Values[string] | undefined): number | null =>
  typeof value === 'number' ? value : null;

export const listOf = (value: Values[string] | undefined): string[] => (Array.isArray(value) ? value : []);

export const tagsIn = ({ tags }: Values): string[] => listOf(tags);

export const keysWith = (prefix: string, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));

/** Fields whose values may be the same although they are written differently, by what they are compared with. */
export type SameBy = Partial<Record<string, (text: string) => string | null>>;

const isEmpty = (value: Values[string] | undefined): boolean =>
  value === null || value === undefined || value === '' || value === 0;

/**
 * Fills what is empty; with `overwrite` what the line says goes over what was there, unless it is the same in other
 * letters. An empty cell says nothing. Tags are added.
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

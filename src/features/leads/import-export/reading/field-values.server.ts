import { wordsOf } from '#kernel/api/problem.ts';
import { parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { pick, type Field, type FieldList, type ValuesOf } from '#shared/field-list.ts';
import { INTL_TAG, LOCALES } from '#shared/languages.ts';
import { patchedFields } from '#shared/record-schema.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { choiceReader, readFlag } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import { readDate } from '#features/leads/import-export/cells/dates.rules.ts';
import type { ImportField, ImportKind } from './fields.values.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import {
  listOf,
  numberOf,
  textOf,
  type Cells,
  type Values,
} from '#features/leads/import-export/cells/values.rules.ts';

/** Kinds whose cells are taken as they are; the schema of the line judges them. */
const PLAIN: readonly Field['kind'][] = ['line', 'paragraph', 'phone'];

const choices = new Map<Field, (text: string) => string | undefined>();

function readChoice(kind: ImportKind, name: string, field: Field & { of: readonly string[] }, text: string) {
  const words = (value: string): string[] =>
    LOCALES.flatMap((locale) =>
      Object.values(wordsOf({ word: `leads:${kind}.choices.${name}.${value}` }, locale)),
    );
  const read =
    choices.get(field) ??
    choiceReader(field.of, Object.fromEntries(field.of.map((value) => [value, words(value)])));
  choices.set(field, read);
  return read(text);
}

function valueOf({ ctx, orders }: ImportScope, kind: ImportKind, name: string, field: Field, text: string) {
  const tag = INTL_TAG[ctx.locale];
  switch (field.kind) {
    case 'choice':
    case 'option':
      return readChoice(kind, name, field, text);
    case 'day': {
      const read = readDate(text, orders[name as ImportField]);
      return 'value' in read ? read.value : undefined;
    }
    case 'number':
      return parseNumber(text, tag);
    case 'money':
      return parseAmount(text, tag);
    case 'flag':
      return readFlag(text);
    default:
      return undefined;
  }
}

/** Reads the cells of fields that are no plain text. A value that cannot be read is left out, and noted. */
export function readFieldCells(scope: ImportScope, kind: ImportKind, list: FieldList, cells: Cells) {
  const given: Partial<Record<string, string>> = cells;
  const values: Record<string, unknown> = {};
  const notes: LineNotes = {};
  const schemas = patchedFields(list);
  for (const [name, field] of Object.entries(list)) {
    const text = given[name];
    if (text === undefined || PLAIN.includes(field.kind)) continue;
    const read = schemas[name]?.safeParse(valueOf(scope, kind, name, field, text) ?? text);
    values[name] = read?.success ? read.data : undefined;
    if (read?.error) notes[name] = read.error.issues[0]?.message ?? 'errors:fields.invalid';
  }
  return { values, notes };
}

/** The fields of a record as an import compares them: a flag counts where it is set. */
export const valuesIn = <L extends FieldList>(list: L, record: ValuesOf<L>): Values =>
  Object.fromEntries(
    Object.entries<unknown>(pick(record, Object.keys(list) as (keyof L)[])).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 1 : null) : (value as Values[string]),
    ]),
  );

function columnOf(field: Field, value: Values[string] | undefined) {
  switch (field.kind) {
    case 'flag':
      return value === 1;
    case 'number':
    case 'money':
    case 'link':
    case 'rating':
      return numberOf(value);
    case 'lines':
    case 'colours':
      return listOf(value);
    case 'choice':
      return textOf(value) ?? field.otherwise;
    default:
      return textOf(value) ?? ('required' in field && field.required !== undefined ? '' : null);
  }
}

/** The columns of these values: the other way round. What an import of an earlier version did not know stays as it is. */
export const columnsIn = <L extends FieldList>(list: L, values: Values): ValuesOf<L> =>
  // The kinds of the list decide the types, as in `ValueOf`.
  Object.fromEntries(
    Object.entries<Field>(list)
      .filter(([name]) => name in values)
      .map(([name, field]) => [name, columnOf(field, values[name])]),
  ) as ValuesOf<L>;

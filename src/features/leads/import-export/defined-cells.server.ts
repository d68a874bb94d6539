import { parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import {
  MAX_CUSTOM_FIELDS,
  type CustomFields,
  type CustomValue,
} from '#features/leads/fields/custom-fields.values.ts';
import { misfitOf } from '#features/leads/fields/custom-values.server.ts';
import { fitValue } from '#features/leads/fields/custom-value.rules.ts';
import { definedFields, everyField, type FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import { importWords } from '#features/leads/import-export/reading/import-words.server.ts';
import { namedIn, optionIn } from '#features/leads/import-export/reading/own-fields.rules.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { readDate } from '#features/leads/import-export/cells/dates.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { readFlag, readTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import type { Values } from '#features/leads/import-export/cells/values.rules.ts';
import { withinLimit } from './custom-fields-cell.server.ts';
import { customFieldsOf, customText } from './custom-fields.rules.ts';

type Read = { value: string | null; notes: LineNotes };

async function memberNamed({ ctx, db }: ImportScope, name: string): Promise<CustomValue> {
  const found = (await teamOf({ ...ctx, db })).filter((each) => foldText(each.name) === foldText(name));
  return found.length === 1 ? (found[0]?.id ?? name) : Number(name) || name;
}

/** Reads a cell as its field has it; what cannot be read is left as it is, for the field to refuse. */
async function readCell(
  scope: ImportScope,
  { type, key, options }: CustomField,
  text: string,
): Promise<CustomValue> {
  const tag = INTL_TAG[scope.ctx.locale];
  const optionKey = (name: string): string => optionIn(options, name)?.key ?? name;
  switch (type) {
    case 'number':
      return parseNumber(text, tag) ?? text;
    case 'money':
      return parseAmount(text, tag) ?? text;
    case 'date': {
      const read = readDate(text, scope.ownOrders[key]);
      return 'value' in read ? read.value : text;
    }
    case 'checkbox':
      return readFlag(text) ?? text;
    case 'choices':
      return readTags(text).map(optionKey);
    case 'choice':
      return optionKey(text);
    case 'member':
      return memberNamed(scope, text);
    case 'contact':
    case 'company':
      return Number(text) || text;
    default:
      return text;
  }
}

/**
 * Gives the values of a line that stand under the label or the key of a field to that field. One that does not fit is
 * left out, and noted under the label. Whether another record has it is known once the record of the line is.
 */
export async function withDefinedFields(scope: ImportScope, kind: FieldKind, read: Read): Promise<Read> {
  const ctx = { ...scope.ctx, db: scope.db };
  const every = read.value === null ? [] : await everyField(ctx, kind);
  const fields = every.filter(({ deletedAt }) => deletedAt === null);
  // The values of a deleted field wait to be put back under its key.
  const hidden = new Set(every.flatMap(({ key, deletedAt }) => (deletedAt === null ? [] : key)));
  const next: CustomFields = {};
  const others: CustomFields = {};
  const notes: LineNotes = { ...read.notes };
  for (const [name, given] of Object.entries(customFieldsOf(read.value))) {
    const field = namedIn(fields, name);
    if (!field) {
      others[hidden.has(name) ? `${name} 2` : name] = given;
      continue;
    }
    const fit = fitValue(field, typeof given === 'string' ? await readCell(scope, field, given) : given);
    const misfit = 'misfit' in fit ? fit : await misfitOf(ctx, { ...field, isUnique: false }, fit.value, 0);
    if (misfit) notes[field.label] = { key: misfit.misfit, written: String(given).slice(0, 200) };
    else if ('value' in fit) next[field.key] = fit.value;
  }
  const { otherColumns } = importWords(scope.ctx.locale);
  return {
    value: customText({ ...withinLimit(others, otherColumns, MAX_CUSTOM_FIELDS), ...next }),
    notes,
  };
}

/** Splits the values of a line: those of defined fields, and the others. */
export async function definedApart(
  scope: ImportScope,
  kind: FieldKind,
  text: string | null,
): Promise<{ defined: string | null; others: string | null }> {
  const keys = new Set((await definedFields({ ...scope.ctx, db: scope.db }, kind)).map(({ key }) => key));
  const entries = Object.entries(customFieldsOf(text));
  const part = (isDefined: boolean) =>
    customText(Object.fromEntries(entries.filter(([name]) => keys.has(name) === isDefined)));
  return { defined: part(true), others: part(false) };
}

/** The column of a record that an import makes: with what its fields begin with. */
export async function madeFields(
  scope: ImportScope,
  kind: FieldKind,
  values: Values,
): Promise<{ customFields: CustomFields }> {
  const ctx = { ...scope.ctx, db: scope.db };
  const next = new Map(Object.entries(customFieldsOf(values['customFields'])));
  for (const field of await definedFields(ctx, kind)) {
    if ((next.get(field.key) ?? null) === null && field.defaultValue !== null)
      next.set(field.key, field.defaultValue);
  }
  return { customFields: Object.fromEntries(next) };
}

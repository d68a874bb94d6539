import { parseAmount, parseNumber } from '#shared/numbers/amount.ts';
import { INTL_TAG } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import type { CustomFields, CustomValue } from '#features/leads/fields/custom-fields.values.ts';
import { misfitOf } from '#features/leads/fields/custom-values.server.ts';
import { fitValue } from '#features/leads/fields/custom-value.rules.ts';
import { definedFields, type FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import { teamOf } from '#features/leads/owners/owner.server.ts';
import type { ImportScope } from '#features/leads/import-export/records/adapter.server.ts';
import { readDate } from '#features/leads/import-export/cells/dates.rules.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import { readFlag, readTags } from '#features/leads/import-export/cells/tags-and-choices.rules.ts';
import type { Values } from '#features/leads/import-export/cells/values.rules.ts';
import { customFieldsOf, customText } from './custom-fields.rules.ts';

type Read = { value: string | null; notes: LineNotes };

async function memberNamed({ ctx, db }: ImportScope, name: string): Promise<CustomValue> {
  const found = (await teamOf({ ...ctx, db })).filter((each) => foldText(each.name) === foldText(name));
  return found.length === 1 ? (found[0]?.id ?? name) : Number(name) || name;
}

/** Reads a cell as its field has it; what cannot be read is left as it is, for the field to refuse. */
async function readCell(scope: ImportScope, { type }: CustomField, text: string): Promise<CustomValue> {
  const tag = INTL_TAG[scope.ctx.locale];
  switch (type) {
    case 'number':
      return parseNumber(text, tag) ?? text;
    case 'money':
      return parseAmount(text, tag) ?? text;
    case 'date': {
      const read = readDate(text);
      return 'value' in read ? read.value : text;
    }
    case 'checkbox':
      return readFlag(text) ?? text;
    case 'choices':
      return readTags(text);
    case 'member':
      return memberNamed(scope, text);
    case 'contact':
    case 'company':
      return Number(text) || text;
    default:
      return text;
  }
}

const isOf =
  (name: string) =>
  ({ key, label }: CustomField): boolean =>
    key === name.trim() || foldText(label) === foldText(name.trim());

/**
 * Gives the values of a line that stand under the label or the key of a field to that field. One that does not fit is
 * left out, and noted under the label. Whether another record has it is known once the record of the line is.
 */
export async function withDefinedFields(scope: ImportScope, kind: FieldKind, read: Read): Promise<Read> {
  const ctx = { ...scope.ctx, db: scope.db };
  const fields = read.value === null ? [] : await definedFields(ctx, kind);
  if (fields.length === 0) return read;
  const next: CustomFields = {};
  const notes: LineNotes = { ...read.notes };
  for (const [name, given] of Object.entries(customFieldsOf(read.value))) {
    const field = fields.find(isOf(name));
    if (!field) {
      next[name] = given;
      continue;
    }
    const fit = fitValue(field, typeof given === 'string' ? await readCell(scope, field, given) : given);
    const misfit = 'misfit' in fit ? fit : await misfitOf(ctx, { ...field, isUnique: false }, fit.value, 0);
    if (misfit) notes[field.label] = { key: misfit.misfit, written: String(given).slice(0, 200) };
    else if ('value' in fit) next[field.key] = fit.value;
  }
  return { value: customText(next), notes };
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

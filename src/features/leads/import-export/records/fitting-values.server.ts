import { foldText } from '#shared/texts/text.ts';
import {
  MAX_CUSTOM_FIELDS,
  type CustomFields,
  type CustomValue,
} from '#features/leads/fields/custom-fields.values.ts';
import { misfitOf } from '#features/leads/fields/custom-values.server.ts';
import { everyField, type FieldKind } from '#features/leads/fields/defined-fields.server.ts';
import type { CustomField } from '#features/leads/fields/field.schema.ts';
import type { LineNotes } from '#features/leads/import-export/cells/notes.rules.ts';
import type { Known, Values } from '#features/leads/import-export/cells/values.rules.ts';
import { customFieldsOf, customText } from '#features/leads/import-export/custom-fields.rules.ts';
import type { ImportScope } from './adapter.server.ts';

type Line = { line: number; values: Values };
type Target = { kind: FieldKind; known?: Known; isDryRun: boolean };

/** A dry run stores nothing: what its earlier lines would give to other records is kept with what the batch has met. */
function isMet({ met }: ImportScope, { id }: CustomField, value: CustomValue, own: number): boolean {
  const key = `\nonly ${id} ${foldText(String(value))}`;
  const of = met.get(key);
  if (of === undefined) met.set(key, own);
  return of !== undefined && of !== own;
}

/** The new names beyond those that a record may have besides its defined fields. */
function beyondLimit(every: readonly CustomField[], before: CustomFields, next: readonly string[]): string[] {
  const keys = new Set(every.map(({ key }) => key));
  const others = next.filter((name) => !keys.has(name));
  const isKnown = (name: string): boolean => Object.hasOwn(before, name);
  const room = Math.max(0, MAX_CUSTOM_FIELDS - others.filter(isKnown).length);
  return others.filter((name) => !isKnown(name)).slice(room);
}

/**
 * Returns the values that the record of a line gets. One that another record has, where no two may have the same, gives
 * way to what the record had before, and is noted under the label; so is one that is beyond the most a record has.
 */
export async function fittingValues(
  scope: ImportScope,
  { line, values }: Line,
  { kind, known, isDryRun }: Target,
): Promise<{ values: Values; notes: LineNotes }> {
  const ctx = { ...scope.ctx, db: scope.db };
  if (!values['customFields']) return { values, notes: {} };
  const every = await everyField(ctx, kind);
  const only = every.filter(({ isUnique, deletedAt }) => isUnique && deletedAt === null);
  const before = customFieldsOf(known?.values['customFields']);
  const next = new Map(Object.entries(customFieldsOf(values['customFields'])));
  const notes: LineNotes = {};
  const own = known ? (known.id ?? -(known.line ?? 0)) : -line;
  for (const field of only) {
    const { key, label } = field;
    const value = next.get(key) ?? null;
    if (value === null || value === (before[key] ?? null)) continue;
    const misfit = await misfitOf(ctx, field, value, known?.id ?? 0);
    if (!misfit && !(isDryRun && isMet(scope, field, value, own))) continue;
    notes[label] = { key: misfit?.misfit ?? 'fields:errors.taken', written: String(value).slice(0, 200) };
    if (Object.hasOwn(before, key)) next.set(key, before[key] ?? null);
    else next.delete(key);
  }
  for (const name of beyondLimit(every, before, [...next.keys()])) {
    notes[name] = { key: 'errors:fields.tooMany', written: String(next.get(name)).slice(0, 200) };
    next.delete(name);
  }
  return {
    values:
      Object.keys(notes).length === 0
        ? values
        : { ...values, customFields: customText(Object.fromEntries(next)) },
    notes,
  };
}

import type { Company } from '#features/leads/companies/company.schema.ts';
import { COMPANY_FIELDS, MERGED_COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { CONTACT_FIELDS, MERGED_CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { fieldOfCustom, formName } from '#features/leads/fields/custom-field-list.rules.ts';
import type { DefinedField } from '#features/leads/fields/custom-fields.values.ts';
import { ownerName, type Team } from '#islands/leads/owners/team.ts';
import { isSameValue } from '#features/leads/same-value.rules.ts';
import type { FieldList } from '#shared/field-list.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { fieldWord, valueWords } from '#islands/leads/records/field-words.ts';

export type Side = 'keep' | 'drop';
export type Sides = Readonly<Record<string, Side>>;
export type MergeRow = { field: string; label: string; keep: string; drop: string };

export type Area = 'contacts' | 'companies';
export type AnyRecord = Contact | Company;

const FIELD_LISTS: Record<Area, FieldList> = { contacts: CONTACT_FIELDS, companies: COMPANY_FIELDS };

const MERGED: Record<Area, readonly string[]> = {
  contacts: MERGED_CONTACT_FIELDS,
  companies: MERGED_COMPANY_FIELDS,
};

function wordOf(area: Area, name: string, values: FormValues, texts: Texts): string {
  const value = values[name] ?? '';
  if (name === 'companyId') return values['companyName'] ?? '';
  if (name === 'source') return texts.tDynamic(`leads:sources.${value}`) ?? value;
  const field = FIELD_LISTS[area][name];
  return field ? valueWords(area, name, field, value, texts) : value;
}

/** Returns only fields that differ, ignoring the spelling of phone numbers. */
export function mergeRows(area: Area, keep: FormValues, drop: FormValues, texts: Texts): MergeRow[] {
  return MERGED[area]
    .map((field) => ({
      field,
      label: fieldWord(area, field, texts),
      keep: wordOf(area, field, keep, texts),
      drop: wordOf(area, field, drop, texts),
    }))
    .filter((row) => !isSameValue(row.field, row.keep, row.drop));
}

/** The same of the fields that the workspace defines, by the names of a form. */
export function ownMergeRows(
  area: Area,
  fields: readonly DefinedField[],
  { keep, drop }: Record<Side, FormValues>,
  { team, texts }: { team: Pick<Team, 'people'>; texts: Texts },
): MergeRow[] {
  const wordsOf = (field: DefinedField, values: FormValues) => {
    const value = values[formName(field.key)] ?? '';
    if (value === '') return '';
    if (field.type === 'member') return ownerName(team, Number(value), texts) ?? '';
    // Their names would have to be asked for.
    if (field.type === 'contact' || field.type === 'company') return `#${value}`;
    const words = Object.fromEntries(field.options.map(({ key, label }) => [key, label]));
    const shown = field.type === 'choices' ? value.split('\n') : value;
    return valueWords(area, field.key, { ...fieldOfCustom(field), words }, shown, texts);
  };
  return fields
    .map((field) => ({
      field: formName(field.key),
      label: field.label,
      keep: wordsOf(field, keep),
      drop: wordsOf(field, drop),
    }))
    .filter((row) => row.keep !== row.drop);
}

/** Preselects the kept record's value, or the other one's where it is empty. */
export const firstSides = (rows: readonly MergeRow[]): Sides =>
  Object.fromEntries(rows.map(({ field, keep }) => [field, keep === '' ? 'drop' : 'keep']));

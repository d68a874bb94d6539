import type { Company } from '#features/leads/companies/company.schema.ts';
import { MERGED_COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import type { Contact } from '#features/leads/contacts/contact.schema.ts';
import { MERGED_CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { isSameValue } from '#features/leads/same-value.rules.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';

export type Side = 'keep' | 'drop';
export type Sides = Readonly<Record<string, Side>>;
export type MergeRow = { field: string; label: string; keep: string; drop: string };

export type Area = 'contacts' | 'companies';
export type AnyRecord = Contact | Company;

export const FIELDS: Record<Area, readonly string[]> = {
  contacts: MERGED_CONTACT_FIELDS,
  companies: MERGED_COMPANY_FIELDS,
};

function wordOf(field: string, values: FormValues, { tDynamic }: Texts): string {
  const value = values[field] ?? '';
  if (field === 'companyId') return values['companyName'] ?? '';
  return field === 'source' ? (tDynamic(`leads:sources.${value}`) ?? value) : value;
}

/** Returns only fields that differ, ignoring the spelling of phone numbers. */
export function mergeRows(area: Area, keep: FormValues, drop: FormValues, texts: Texts): MergeRow[] {
  return FIELDS[area]
    .map((field) => ({
      field,
      label: texts.tDynamic(`leads:${area}.${field}`) ?? field,
      keep: wordOf(field, keep, texts),
      drop: wordOf(field, drop, texts),
    }))
    .filter((row) => !isSameValue(row.field, row.keep, row.drop));
}

/** Preselects the kept record's value, or the other one's where it is empty. */
export const firstSides = (rows: readonly MergeRow[]): Sides =>
  Object.fromEntries(rows.map(({ field, keep }) => [field, keep === '' ? 'drop' : 'keep']));

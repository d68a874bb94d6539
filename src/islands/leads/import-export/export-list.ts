import { saveFile } from '#islands/save-file.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { delimiterOf } from '#shared/numbers/amount.ts';
import type { Locale } from '#shared/languages.ts';

export type ExportFormat = 'csv' | 'vcf';

/** Exports the rows that the list shows, in its order and with all columns. */
export async function exportList(
  area: string,
  filters: Filters,
  { locale, format }: { locale: Locale; format: ExportFormat },
): Promise<void> {
  // The export's `kind` is the record kind, so the `kind` filter of opportunities is sent as `state`.
  const { kind: state = '', ...narrowed } = filters;
  const asked = { ...narrowed, state, kind: area, format, delimiter: delimiterOf(locale) };
  await saveFile(
    `/api/crm/export?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`,
  );
}

/** Exports the tasks or communications that the list shows, in its order. */
export async function exportActivities(
  area: 'tasks' | 'communications',
  filters: Filters,
  locale: Locale,
): Promise<void> {
  const asked: Filters = { ...filters, delimiter: delimiterOf(locale) };
  await saveFile(
    `/api/crm/${area}/export?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`,
  );
}

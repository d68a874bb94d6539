import { saveFile } from '#islands/save-file.ts';
import type { Filters } from '#islands/lists/list-query.ts';

/** What leaves is what the list shows; spreadsheets in Spanish part columns at semicolons. */
export async function exportList(area: string, filters: Filters, locale: string): Promise<void> {
  // An export's `kind` is what is exported; whether an opportunity is open goes by another name.
  const { sort: _, kind: state = '', ...narrowed } = filters;
  const delimiter = locale === 'es' ? ';' : ',';
  const asked = { ...narrowed, state, kind: area, format: 'csv', delimiter };
  await saveFile(
    `/api/crm/export?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))}`,
  );
}

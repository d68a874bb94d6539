import { z } from 'zod';
import { idInAddress, listFilters } from './crm-fields.schema.ts';
import { IMPORT_KINDS } from './leads.values.ts';

/** What is exported is what the list shows: the filters are the same. */
export const exportQuery = z.strictObject({
  kind: z.enum(IMPORT_KINDS, 'errors:fields.choice').default('contacts'),
  format: z.enum(['csv'], 'errors:fields.choice').default('csv'),
  /** Spreadsheets in Spanish part columns at semicolons. */
  delimiter: z.enum([',', ';'], 'errors:fields.choice').default(','),
  q: z.string().max(200, 'errors:fields.tooLong').optional(),
  ...listFilters,
  companyId: idInAddress.optional(),
});

export type ExportQuery = z.infer<typeof exportQuery>;

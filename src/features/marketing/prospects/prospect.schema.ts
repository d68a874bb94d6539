import { z } from 'zod';
import { requiredLine, rowId } from '#shared/fields.ts';
import { queryId } from '#shared/query.ts';
import { record, count } from '#shared/answer.ts';

const listName = requiredLine('marketing:prospects.listNameRequired');

/** A pasted spreadsheet, with or without headings; separated by comma, semicolon or tab. */
export const importProspectsSchema = z.strictObject({
  marketingCompanyId: rowId,
  listName,
  csv: z
    .string('errors:fields.text')
    .min(1, 'marketing:prospects.csvRequired')
    .max(900_000, 'errors:fields.tooLong'),
});
export const removeProspectsSchema = z.strictObject({ marketingCompanyId: rowId, listName });
export const prospectListQuery = z.strictObject({ marketingCompanyId: queryId });

export type ImportProspects = z.infer<typeof importProspectsSchema>;
export type RemoveProspects = z.infer<typeof removeProspectsSchema>;

export const prospectListSchema = record('ProspectList', {
  marketingCompanyId: rowId,
  listName: z.string(),
  count,
});
export type ProspectList = z.infer<typeof prospectListSchema>;
export const prospectImportSchema = record('ProspectImport', {
  imported: z.int(),
  /** Lines without a company, a name or an address, and those that the list has already. */
  skipped: z.int(),
});
export type ProspectImport = z.infer<typeof prospectImportSchema>;

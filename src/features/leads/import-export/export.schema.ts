import { z } from 'zod';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { listFilters } from '#features/leads/fields/fields.schema.ts';
import { IMPORT_KINDS } from '#features/leads/leads.values.ts';
import { fieldFilters } from '#shared/record-schema.ts';
import { opportunityQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';

const { kind: state, ...ofOpportunities } = opportunityQuerySchema.omit({
  q: true,
  sort: true,
  cursor: true,
  limit: true,
}).shape;

const EXPORT_FORMATS = ['csv', 'vcf', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The filters of the list; `state` is the `kind` filter of opportunities. */
export const exportQuery = z.strictObject({
  kind: z.enum(IMPORT_KINDS, 'errors:fields.choice').default('contacts'),
  /** Cards are of contacts alone. */
  format: z.enum(EXPORT_FORMATS, 'errors:fields.choice').default('csv'),
  /** Spreadsheets in Spanish expect semicolons, and with them decimal commas (kernel/api/csv-cells.ts). */
  delimiter: z.enum([',', ';'], 'errors:fields.choice').default(','),
  q: z.string().max(200, 'errors:fields.tooLong').optional(),
  ...fieldFilters(CONTACT_FIELDS),
  ...fieldFilters(COMPANY_FIELDS),
  ...ofOpportunities,
  state,
  ...listFilters,
});

export type ExportQuery = z.infer<typeof exportQuery>;

import { z } from 'zod';
import { COMPANY_FIELDS } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS } from '#features/leads/contacts/contact.values.ts';
import { listFilters } from '#features/leads/fields/fields.schema.ts';
import { IMPORT_KINDS } from '#features/leads/leads.values.ts';
import { COMPANY_SORTS } from '#features/leads/companies/company-sorts.values.ts';
import { CONTACT_SORTS } from '#features/leads/contacts/contact-sorts.values.ts';
import { OPPORTUNITY_SORTS } from '#features/leads/opportunities/opportunity.values.ts';
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

/** Orders of the lists; a board has one by hand. */
export const EXPORT_SORTS = {
  contacts: CONTACT_SORTS,
  companies: COMPANY_SORTS,
  opportunities: OPPORTUNITY_SORTS.filter((sort) => sort !== 'board'),
} as const;

/** The filters of the list; `state` is the `kind` filter of opportunities. */
export const exportQuery = z.strictObject({
  kind: z.enum(IMPORT_KINDS, 'errors:fields.choice').default('contacts'),
  /** Cards are of contacts alone. */
  format: z.enum(EXPORT_FORMATS, 'errors:fields.choice').default('csv'),
  /** Spreadsheets in Spanish expect semicolons, and with them decimal commas (kernel/api/csv-cells.ts). */
  delimiter: z.enum([',', ';'], 'errors:fields.choice').default(','),
  /** Of the list of this kind; without it the view's, where one is named. */
  sort: z
    .enum(
      [...new Set([...CONTACT_SORTS, ...COMPANY_SORTS, ...EXPORT_SORTS.opportunities])],
      'errors:fields.choice',
    )
    .optional(),
  q: z.string().max(200, 'errors:fields.tooLong').optional(),
  ...fieldFilters(CONTACT_FIELDS),
  ...fieldFilters(COMPANY_FIELDS),
  ...ofOpportunities,
  state,
  ...listFilters,
});

export type ExportQuery = z.infer<typeof exportQuery>;

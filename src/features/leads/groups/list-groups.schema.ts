import type { z } from 'zod';
import { companyListQuery } from '#features/leads/companies/company.schema.ts';
import { contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import { opportunityQuerySchema } from '#features/leads/opportunities/opportunity.schema.ts';

const paging = { sort: true, cursor: true, limit: true, count: true, inGroup: true } as const;

/** The filters of a list, of whose records the groups are asked for. */
export const contactGroupsQuery = contactListQuery
  .omit({ ...paging, activity: true })
  .required({ group: true });
export const companyGroupsQuery = companyListQuery
  .omit({ ...paging, activity: true })
  .required({ group: true });
export const opportunityGroupsQuery = opportunityQuerySchema.omit(paging).required({ group: true });

export type ContactGroupsQuery = z.infer<typeof contactGroupsQuery>;
export type CompanyGroupsQuery = z.infer<typeof companyGroupsQuery>;
export type OpportunityGroupsQuery = z.infer<typeof opportunityGroupsQuery>;

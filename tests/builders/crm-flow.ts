import { createOpportunitySchema, type CreateOpportunity } from '#features/leads/opportunity.schema.ts';

/** Dull valid records; a test overrides what it is about. */
export const anOpportunity = (over: object = {}): CreateOpportunity =>
  createOpportunitySchema.parse({ title: 'New website', ...over });

import { COMPANY_FIELDS, COMPANY_NAMES } from '#features/leads/companies/company.values.ts';
import { CONTACT_FIELDS, CONTACT_NAMES } from '#features/leads/contacts/contact.values.ts';
import { OPPORTUNITY_FIELDS, OPPORTUNITY_NAMES } from '#features/leads/opportunities/opportunity.values.ts';
import { pick, without } from '#shared/field-list.ts';

/** The actions on many records at once; `restore` undoes `delete`. */
export const BULK_ACTIONS = ['delete', 'restore', 'tag', 'untag'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Records per request, which is one transaction that blocks other writers. */
export const MAX_BULK = 200;

/** Ids that one job may list; larger sets are selected by a filter. */
export const MAX_JOB_IDS = 5_000;

/** Fields that may be set on many records at once: without those that say who or what one of them is. */
export const SET_FIELDS = {
  contact: pick(CONTACT_FIELDS, without(CONTACT_NAMES, 'firstName', 'lastName', 'email', 'phone')),
  company: pick(COMPANY_FIELDS, without(COMPANY_NAMES, 'name', 'domain', 'taxId', 'phone')),
  opportunity: pick(OPPORTUNITY_FIELDS, without(OPPORTUNITY_NAMES, 'title')),
};

/** Those that stand beside the list of a record, without what it is linked to and where it stands. */
export const SET_BESIDE = {
  contact: ['source'],
  company: ['source'],
  opportunity: ['source', 'amountCents', 'currency', 'probability'],
} as const;

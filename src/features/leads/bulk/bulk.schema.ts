import { z } from 'zod';
import { nullIsAbsent, oneOf, rowId } from '#shared/fields.ts';
import { patchedFields } from '#shared/record-schema.ts';
import { BULK_ACTIONS, MAX_BULK, MAX_JOB_IDS, SET_FIELDS } from './bulk.values.ts';
import { companyListQuery } from '#features/leads/companies/company.schema.ts';
import { contactListQuery } from '#features/leads/contacts/contact.schema.ts';
import {
  customFields,
  customValue,
  leadSource,
  tagName,
  tags,
} from '#features/leads/fields/fields.schema.ts';
import { memberId } from '#features/leads/owners/owner.schema.ts';
import {
  amountCents,
  currency,
  opportunityQuerySchema,
  probability,
} from '#features/leads/opportunities/opportunity.schema.ts';

export const idsOf = (most: number) =>
  z.array(rowId, 'errors:fields.invalid').min(1, 'errors:fields.required').max(most, 'errors:fields.tooLong');

export const bulkSchema = z
  .strictObject({
    ids: idsOf(MAX_BULK),
    action: oneOf(BULK_ACTIONS),
    tag: tagName.nullish(),
  })
  .refine(({ action, tag }) => (action !== 'tag' && action !== 'untag') || tag, {
    path: ['tag'],
    error: 'leads:tags.required',
  });

export type Bulk = z.infer<typeof bulkSchema>;

export const isFilled = (value: object): boolean => Object.values(value).some((each) => each !== undefined);
export const somethingToSet = { error: 'leads:jobs.nothingToSet' };

export const setSchemas = {
  contact: z
    .strictObject({
      ownerId: memberId,
      source: nullIsAbsent(leadSource),
      companyId: rowId.nullable(),
      ...patchedFields(SET_FIELDS.contact),
      customFields: nullIsAbsent(customFields),
    })
    .partial()
    .refine(isFilled, somethingToSet),
  company: z
    .strictObject({
      ownerId: memberId,
      source: nullIsAbsent(leadSource),
      ...patchedFields(SET_FIELDS.company),
      customFields: nullIsAbsent(customFields),
    })
    .partial()
    .refine(isFilled, somethingToSet),
  opportunity: z
    .strictObject({
      ownerId: memberId,
      source: nullIsAbsent(leadSource),
      /** With the stage: all of them go there. */
      pipelineId: nullIsAbsent(rowId),
      /** Without `pipelineId` of any pipeline; opportunities in a pipeline without such a stage stay unchanged. */
      stage: z.string('errors:fields.text').max(60, 'errors:fields.tooLong').optional(),
      contactId: rowId.nullable(),
      companyId: rowId.nullable(),
      amountCents: nullIsAbsent(amountCents),
      currency: nullIsAbsent(currency),
      /** Null: each gets its stage's. */
      probability: probability.nullable(),
      ...patchedFields(SET_FIELDS.opportunity),
      customFields: nullIsAbsent(customFields),
    })
    .partial()
    .refine(isFilled, somethingToSet),
};

const paging = { sort: true, cursor: true, limit: true, count: true, q: true } as const;
const matching = <Filter extends z.ZodType>(filter: Filter) =>
  z.strictObject({ q: contactListQuery.shape.q, filter: filter.nullish() });

const ids = idsOf(MAX_JOB_IDS);
const someTags = tags.min(1, 'leads:tags.required');
const isDeleted = z.literal(true, 'errors:fields.invalid');

/** Builds the schema of a job: the records (by id, or all that match a list's filters) and one change. */
const jobOf = <Filter extends z.ZodType, Values extends z.ZodType>(filter: Filter, set: Values) => {
  const allMatching = matching(filter);
  return [
    z.strictObject({ ids, set }),
    z.strictObject({ allMatching, set }),
    z.strictObject({ ids, delete: isDeleted }),
    z.strictObject({ allMatching, delete: isDeleted }),
  ] as const;
};

const tagsOf = <Filter extends z.ZodType>(filter: Filter) => {
  const allMatching = matching(filter);
  return [
    z.strictObject({ ids, addTags: someTags }),
    z.strictObject({ allMatching, addTags: someTags }),
    z.strictObject({ ids, removeTags: someTags }),
    z.strictObject({ allMatching, removeTags: someTags }),
  ] as const;
};

const contactFilter = contactListQuery.omit(paging);
const companyFilter = companyListQuery.omit(paging);
const opportunityFilter = opportunityQuerySchema.omit(paging);

export const contactBulkSchema = z.union([
  bulkSchema,
  ...jobOf(contactFilter, setSchemas.contact),
  ...tagsOf(contactFilter),
]);
export const companyBulkSchema = z.union([
  bulkSchema,
  ...jobOf(companyFilter, setSchemas.company),
  ...tagsOf(companyFilter),
]);
const [ofIds, ofMatching, deleteIds, deleteMatching] = jobOf(opportunityFilter, setSchemas.opportunity);
/** Opportunities that the stage does not let in stay where they are; without it none is moved. */
const leaveRefused = { leaveRefused: z.boolean('errors:fields.invalid').optional() };
/** Deletion comes first, because the simplest form leads the documentation of the endpoint. */
export const opportunityBulkSchema = z.union([
  deleteIds,
  deleteMatching,
  ofIds.extend(leaveRefused),
  ofMatching.extend(leaveRefused),
]);

/** The effect of a change of fields is asked for with the body of that change. */
const previewOf = <Filter extends z.ZodType, Values extends z.ZodType>(filter: Filter, set: Values) => {
  const [ofThese, ofAll] = jobOf(filter, set);
  return z.union([ofThese, ofAll]);
};
export const contactPreviewSchema = previewOf(contactFilter, setSchemas.contact);
export const companyPreviewSchema = previewOf(companyFilter, setSchemas.company);
export const opportunityPreviewSchema = previewOf(opportunityFilter, setSchemas.opportunity);
export type ContactPreview = z.infer<typeof contactPreviewSchema>;
export type CompanyPreview = z.infer<typeof companyPreviewSchema>;
export type OpportunityPreview = z.infer<typeof opportunityPreviewSchema>;

export type ContactBulk = z.infer<typeof contactBulkSchema>;
export type CompanyBulk = z.infer<typeof companyBulkSchema>;
export type OpportunityBulk = z.infer<typeof opportunityBulkSchema>;

export const isAction = (body: ContactBulk | CompanyBulk): body is Bulk => 'action' in body;
export type JobBody = Exclude<ContactBulk | CompanyBulk | OpportunityBulk, Bulk>;

export const changeSchema = z.union([
  z.strictObject({
    set: z.record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean(), z.null(), z.record(z.string(), customValue)]),
    ),
  }),
  z.strictObject({ addTags: z.array(z.string()) }),
  z.strictObject({ removeTags: z.array(z.string()) }),
  z.strictObject({ delete: z.literal(true) }),
]);
export type Change = z.infer<typeof changeSchema>;

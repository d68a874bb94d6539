import { z } from 'zod';
import { MAX_CUSTOM_FIELDS, MAX_DEFINED_FIELDS, MAX_OPTIONS } from './custom-fields.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { nullIsAbsent, oneOf, optionalLine, requiredLine } from '#shared/fields.ts';
import { MAX_LINE, MAX_PARAGRAPH } from '#shared/limits.ts';
import { countAsked } from '#shared/list.ts';
import { queryDay } from './days.schema.ts';
import { ownerAsked } from '#features/leads/owners/owner.schema.ts';
import { groupAsked } from '#features/leads/groups/group.schema.ts';
import { viewAsked } from '#features/leads/views/view.schema.ts';

const MAX_TAG = 50;
const MAX_TAGS = 50;

export const leadSource = oneOf(LEAD_SOURCES);

export const tagName = requiredLine('leads:tags.required').max(MAX_TAG, 'errors:fields.tooLong');
export const tags = z.array(tagName, 'errors:fields.invalid').max(MAX_TAGS, 'leads:tags.tooMany');

export const customValue = z.union(
  [
    z.string().max(MAX_PARAGRAPH, 'errors:fields.tooLong'),
    z.number(),
    z.boolean(),
    z.array(z.string().max(MAX_LINE, 'errors:fields.tooLong')).max(MAX_OPTIONS, 'errors:fields.tooMany'),
    z.null(),
  ],
  'errors:fields.invalid',
);

/** By the key of a defined field, which says what it takes, or by a name of its own. Null removes a value. */
export const customFields = z
  .record(z.string().min(1).max(100, 'errors:fields.tooLong'), customValue, 'errors:fields.invalid')
  .refine(
    (fields) => Object.keys(fields).length <= MAX_CUSTOM_FIELDS + MAX_DEFINED_FIELDS,
    'errors:fields.tooLong',
  );
export const shownCustomFields = z.record(z.string(), customValue);

/** Records that its fields lead to, by the key of the field; absent where there is none. */
export const linkedRecords = z
  .record(z.string(), z.strictObject({ kind: z.enum(['contact', 'company']), id: z.int(), name: z.string() }))
  .exactOptional();
export type LinkedRecords = z.infer<typeof linkedRecords>;

/** Allows a second record with a known email, phone, domain or tax ID, such as a switchboard or a shared mailbox. */
export const allowDuplicate = nullIsAbsent(z.boolean('errors:fields.invalid'));

/** Name of the company of a record without `companyId`: matched by name, or created. */
export const companyName = nullIsAbsent(optionalLine);

/** For a list or object in a POST body: `null` equals absent (api.md). */
export const orEmpty = <T extends z.ZodType>(schema: T, empty: () => z.output<T>) =>
  schema.nullish().transform((value) => value ?? empty());

/** Filters of the lists of contacts and companies, besides `q`. */
export const listFilters = {
  tag: z.string().max(MAX_TAG, 'errors:fields.tooLong').optional(),
  source: leadSource.optional(),
  stage: z.string().max(80, 'errors:fields.tooLong').optional(),
  owner: ownerAsked,
  createdFrom: queryDay,
  createdTo: queryDay,
  ...viewAsked,
  ...groupAsked,
  ...countAsked,
};

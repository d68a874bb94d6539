import { z } from 'zod';
import { MAX_CUSTOM_FIELDS } from './custom-fields.values.ts';
import { LEAD_SOURCES } from '#features/marketing/marketing.values.ts';
import { nullIsAbsent, oneOf, optionalLine, requiredLine } from '#shared/fields.ts';
import { MAX_PARAGRAPH } from '#shared/limits.ts';
import { countAsked } from '#shared/list.ts';
import { queryDay } from './days.schema.ts';

const MAX_TAG = 50;
const MAX_TAGS = 50;

export const leadSource = oneOf(LEAD_SOURCES);

export const tagName = requiredLine('leads:tags.required').max(MAX_TAG, 'errors:fields.tooLong');
export const tags = z.array(tagName, 'errors:fields.invalid').max(MAX_TAGS, 'leads:tags.tooMany');

/** Left by programs that use the API; the screens show them, and will let them be defined later. */
export const customFields = z
  .record(
    z.string().min(1).max(100, 'errors:fields.tooLong'),
    z.union([z.string().max(MAX_PARAGRAPH), z.number(), z.boolean(), z.null()], 'errors:fields.invalid'),
    'errors:fields.invalid',
  )
  .refine((fields) => Object.keys(fields).length <= MAX_CUSTOM_FIELDS, 'errors:fields.tooLong');

/**
 * A record with this e-mail, phone, domain or tax ID is known, and another one is wanted all the same: a switchboard, a
 * shared mailbox.
 */
export const allowDuplicate = nullIsAbsent(z.boolean('errors:fields.invalid'));

/** A company typed by its name, for a record without `companyId`: the one of that name, or a new one. */
export const companyName = nullIsAbsent(optionalLine);

/** For a member of a POST that is a list or an object: `null` equals absent (api.md). */
export const orEmpty = <T extends z.ZodType>(schema: T, empty: () => z.output<T>) =>
  schema.nullish().transform((value) => value ?? empty());

/** What lists of contacts and companies are narrowed by, besides `q`. */
export const listFilters = {
  tag: z.string().max(MAX_TAG, 'errors:fields.tooLong').optional(),
  source: leadSource.optional(),
  stage: z.string().max(MAX_TAG, 'errors:fields.tooLong').optional(),
  createdFrom: queryDay,
  createdTo: queryDay,
  ...countAsked,
};

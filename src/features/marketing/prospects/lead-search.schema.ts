import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { oneOf, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { LEAD_STATUSES, SEARCH_KINDS } from '#features/marketing/marketing.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';

export const leadSearchQuery = listQuery(['score'])
  .omit({ sort: true })
  .extend({
    /** The company whose audience and products the score uses; defaults to the first. */
    marketingCompanyId: queryId,
    kind: oneOf(SEARCH_KINDS).optional(),
    source: oneOf(LEAD_SOURCES).optional(),
    minScore: z
      .string()
      .regex(/^\d{1,3}$/, 'errors:fields.integer')
      .transform(Number)
      .optional(),
  });
export type LeadSearchQuery = z.infer<typeof leadSearchQuery>;

/** Somebody who may buy, wherever they are known from, with how well they fit and why. */
export const searchHitSchema = record('LeadSearchHit', {
  score: z.number(),
  reasons: z.array(
    z.strictObject({
      code: z.string(),
      points: z.number(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Unique in the list: kind and id of the match that scores best. */
  key: z.string(),
  kind: z.enum(SEARCH_KINDS),
  id: rowId,
  name: z.string().nullable(),
  company: z.string().nullable(),
  position: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  sector: z.string().nullable(),
  source: z.enum(LEAD_SOURCES),
  text: z.string().nullable(),
  /** Everywhere that this person is, this row included; an imported list with its name. */
  places: z.array(
    z.strictObject({
      kind: z.enum(SEARCH_KINDS),
      id: rowId,
      name: z.string().nullable(),
      listName: z.string().nullable(),
    }),
  ),
  /** The lead that this person is already. */
  leadId: rowId.nullable(),
  /** Of that lead: closed ones stand below the open ones. */
  leadStatus: z.enum(LEAD_STATUSES).nullable(),
  /** The contact that this lead was sent on to. */
  leadContactId: rowId.nullable(),
  /** Who it is in the lead manager, once it was sent there or where it came from there. */
  contactId: rowId.nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

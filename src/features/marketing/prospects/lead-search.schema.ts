import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import type { LeadScore } from '#features/marketing/leads/lead-score.types.ts';
import {
  LEAD_SOURCES,
  SEARCH_KINDS,
  type LeadSource,
  type SearchKind,
} from '#features/marketing/marketing.values.ts';

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

/** A possible buyer from any source, with score and reasons. */
export type SearchHit = LeadScore & {
  key: string;
  kind: SearchKind;
  id: number;
  name: string | null;
  company: string | null;
  position: string | null;
  email: string | null;
  phone: string | null;
  sector: string | null;
  source: LeadSource;
  text: string | null;
  /** The lead that already has this address. */
  leadId: number | null;
  contactId: number | null;
};

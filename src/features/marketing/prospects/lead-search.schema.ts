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
    /** Whose audience and products the score is about; the first company where none is named. */
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
export type SearchHit = LeadScore & {
  /** Unique in the list: kind and id. */
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
  /** The lead that this address is already. */
  leadId: number | null;
  /** Who it is in the lead manager, once it was sent there or where it came from there. */
  contactId: number | null;
};

import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';

export const SEARCH_KINDS = ['contact', 'company', 'opportunity', 'communication', 'task', 'inbox'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchQuery = z.strictObject({
  q: z.string().max(200, 'errors:fields.tooLong').default(''),
  /** Per kind. */
  limit: z
    .string()
    .regex(/^(?:[1-9]|1\d|20)$/, 'errors:fields.integer')
    .transform(Number)
    .default(5),
  kind: oneOf(SEARCH_KINDS).optional(),
});

export type SearchQuery = z.infer<typeof searchQuery>;

/** A matching record; `detail` distinguishes equal titles. */
export type SearchHit = {
  kind: SearchKind;
  id: number;
  title: string;
  detail: string | null;
};

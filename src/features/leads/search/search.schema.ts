import { z } from 'zod';
import { oneOf, rowId } from '#shared/fields.ts';
import { record } from '#shared/answer.ts';

export const SEARCH_KINDS = ['contact', 'company', 'opportunity', 'communication', 'task', 'inbox'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchQuery = z.strictObject({
  q: z.string().max(200, 'errors:fields.tooLong').default(''),
  /** Per kind. */
  limit: z
    .string()
    .regex(/^(?:[1-9]|1\d|20)$/, 'errors:fields.integer')
    .meta({ type: 'integer', minimum: 1, maximum: 20 })
    .transform(Number)
    .default(5),
  kind: oneOf(SEARCH_KINDS).optional(),
});

export type SearchQuery = z.infer<typeof searchQuery>;

/** A record that holds the words; `detail` tells two of one title apart. */
export const searchHitSchema = record('SearchHit', {
  kind: z.enum(SEARCH_KINDS),
  id: rowId,
  title: z.string(),
  detail: z.string().nullable(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchPageSchema = z.strictObject({ items: z.array(searchHitSchema), nextCursor: z.null() });

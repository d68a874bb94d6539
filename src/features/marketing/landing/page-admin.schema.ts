import { z } from 'zod';
import { count, record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

export const PAGE_SORTS = ['-publishedAt'] as const;

export const takedownSchema = z.strictObject({ isTakenDown: z.boolean('errors:fields.boolean') });
export type Takedown = z.infer<typeof takedownSchema>;

/** A landing page as an administrator sees it. */
export const publishedPageSchema = record('PublishedPage', {
  slug: z.string(),
  company: z.string(),
  owner: z.strictObject({
    id: rowId,
    name: z.string(),
    email: z.string(),
    isDisabled: z.boolean(),
  }),
  views: count,
  /** Null where the page was deleted after it had been taken down. */
  publishedAt: timestamp.nullable(),
  takenDownAt: timestamp.nullable(),
});
export type PublishedPage = z.infer<typeof publishedPageSchema>;

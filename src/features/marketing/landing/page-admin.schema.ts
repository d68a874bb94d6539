import { z } from 'zod';

export const PAGE_SORTS = ['-publishedAt'] as const;

export const takedownSchema = z.strictObject({ isTakenDown: z.boolean('errors:fields.boolean') });
export type Takedown = z.infer<typeof takedownSchema>;

export type PublishedPage = {
  slug: string;
  company: string;
  owner: { id: number; name: string; email: string; isDisabled: boolean };
  views: number;
  /** Null if the page was deleted after it was taken down. */
  publishedAt: string | null;
  takenDownAt: string | null;
};

import { z } from 'zod';

/** The newest publication first; an administrator looks for an address, a company or an owner. */
export const PAGE_SORTS = ['-publishedAt'] as const;

export const takedownSchema = z.strictObject({ isTakenDown: z.boolean('errors:fields.boolean') });
export type Takedown = z.infer<typeof takedownSchema>;

/** A landing page as an administrator sees it. */
export type PublishedPage = {
  slug: string;
  company: string;
  owner: { id: number; name: string; email: string; isDisabled: boolean };
  views: number;
  /** Null where the page was deleted after it had been taken down. */
  publishedAt: string | null;
  takenDownAt: string | null;
};

import { z } from 'zod';

export const searchQuery = z.strictObject({
  q: z.string().max(200, 'errors:fields.tooLong').default(''),
  /** Of each kind. */
  limit: z
    .string()
    .regex(/^(?:[1-9]|1\d|20)$/, 'errors:fields.integer')
    .transform(Number)
    .default(5),
});

export type SearchQuery = z.infer<typeof searchQuery>;

/** A record that holds the words; `detail` tells two of one title apart. */
export type SearchHit = {
  kind: 'contact' | 'company' | 'opportunity' | 'communication' | 'task';
  id: number;
  title: string;
  detail: string | null;
};

import { z } from 'zod';
import { record, count } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

const TAGGED_KINDS = ['contact', 'company'] as const;

export const tagListQuery = z.strictObject({
  kind: z.enum(TAGGED_KINDS, 'errors:fields.choice').default('contact'),
});

export type TaggedKind = (typeof TAGGED_KINDS)[number];
export const tagUseSchema = record('TagUse', {
  id: rowId,
  name: z.string(),
  count,
});
export type TagUse = z.infer<typeof tagUseSchema>;

export const tagPageSchema = z.strictObject({ items: z.array(tagUseSchema), nextCursor: z.null() });

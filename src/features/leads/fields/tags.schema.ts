import { z } from 'zod';

const TAGGED_KINDS = ['contact', 'company'] as const;

export const tagListQuery = z.strictObject({
  kind: z.enum(TAGGED_KINDS, 'errors:fields.choice').default('contact'),
});

export type TaggedKind = (typeof TAGGED_KINDS)[number];
export type TagUse = { id: number; name: string; count: number };

import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';
import { PROFILE_SEARCH_KINDS } from './profile-search.values.ts';

export const profileSearchQuery = z.strictObject({
  q: z.string().max(200, 'errors:fields.tooLong').default(''),
});

/** A company, or a row of its profile; `detail` tells two of one title apart. */
export const profileHitSchema = record('ProfileHit', {
  kind: z.enum(PROFILE_SEARCH_KINDS),
  id: rowId,
  companyId: rowId,
  title: z.string(),
  detail: z.string(),
});
export type ProfileHit = z.infer<typeof profileHitSchema>;

export const profileHitsSchema = z.strictObject({ items: z.array(profileHitSchema), nextCursor: z.null() });

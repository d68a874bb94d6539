import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** A place where the account is signed in. */
export const sessionEntrySchema = record('Session', {
  id: rowId,
  /** As the browser names itself. */
  userAgent: z.string(),
  isCurrent: z.boolean(),
  lastUsedAt: timestamp.nullable(),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

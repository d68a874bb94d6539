import { z } from 'zod';
import { record } from '#shared/answer.ts';

/** True if a person wants no mail from this workspace: no message to their addresses is sent then. */
export const optOutSchema = record('OptOut', { optedOut: z.boolean('errors:fields.boolean') });
export type OptOut = z.infer<typeof optOutSchema>;

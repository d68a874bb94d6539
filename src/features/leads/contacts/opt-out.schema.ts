import { z } from 'zod';
import { record } from '#shared/answer.ts';

const fields = { optedOut: z.boolean('errors:fields.boolean') };

export const setOptOutSchema = z.strictObject(fields);
/** True if a person wants no mail from this workspace: no message to their addresses is sent then. */
export const optOutSchema = record('OptOut', fields);
export type OptOut = z.infer<typeof optOutSchema>;

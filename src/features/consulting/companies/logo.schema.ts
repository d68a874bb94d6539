import { z } from 'zod';
import { record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** The fields of the form besides the file: none. */
export const logoFormSchema = z.strictObject({});
/** The uploaded picture, checked for its kind. */
export const receivedLogoSchema = z.strictObject({ data: z.instanceof(Uint8Array) });
export type ReceivedLogo = z.infer<typeof receivedLogoSchema>;

export const logoSchema = record('CompanyLogo', { logoId: rowId });
export type Logo = z.infer<typeof logoSchema>;

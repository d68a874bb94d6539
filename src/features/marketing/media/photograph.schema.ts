import { z } from 'zod';
import { record, timestamp } from '#shared/answer.ts';
import { readUpdatedAt, rowId } from '#shared/fields.ts';
import { listQuery } from '#shared/list.ts';
import { queryId } from '#shared/query.ts';
import { FOCAL } from './photograph.values.ts';

/** The fields of the form besides the file. */
export const photographFormSchema = z.strictObject({ productId: z.string() });
/** The uploaded file, checked for its kind. */
export const receivedPhotographSchema = z.strictObject({ productId: rowId, data: z.instanceof(Uint8Array) });
export type ReceivedPhotograph = z.infer<typeof receivedPhotographSchema>;

const share = z
  .int('errors:fields.integer')
  .min(FOCAL.min, 'errors:fields.integer')
  .max(FOCAL.max, 'errors:fields.integer');
export const updatePhotographSchema = z
  .strictObject({ focalX: share, focalY: share, updatedAt: readUpdatedAt })
  .partial();
export type UpdatePhotograph = z.infer<typeof updatePhotographSchema>;

export const photographQuery = listQuery(['createdAt', '-createdAt'])
  .omit({ q: true })
  .extend({ productId: queryId });
export type PhotographQuery = z.infer<typeof photographQuery>;

/** `small` is enough for a screen. */
export const photographFileQuery = z.strictObject({ size: z.literal('small').optional() });
export type PhotographFileQuery = z.infer<typeof photographFileQuery>;

export const photographSchema = record('Photograph', {
  id: rowId,
  productId: rowId,
  widthPx: z.int(),
  heightPx: z.int(),
  /** Every crop keeps this point in sight; in per cent from the left. */
  focalX: z.int(),
  /** In per cent from the top. */
  focalY: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Photograph = z.infer<typeof photographSchema>;

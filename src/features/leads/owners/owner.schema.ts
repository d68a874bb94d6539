import { z } from 'zod';
import { count, record } from '#shared/answer.ts';
import { rowId } from '#shared/fields.ts';

/** The member of the workspace that answers for a record; null: nobody. */
export const memberId = rowId.nullable();

/** Filter of a list: the caller's (`mine`), of nobody (`nobody`), or a member's by id. */
export const ownerAsked = z
  .string('leads:owners.asked')
  .regex(/^(?:mine|nobody|[1-9]\d{0,14})$/, 'leads:owners.asked')
  .optional();
export type OwnerAsked = z.infer<typeof ownerAsked>;

export const handOverSchema = z.strictObject({
  /** A member, or somebody who was one. */
  fromUserId: rowId,
  toUserId: rowId,
});
export type HandOver = z.infer<typeof handOverSchema>;

/** How many records changed hands. */
const handedOver = { contacts: count, companies: count, opportunities: count, tasks: count };
export type HandedOver = Record<keyof typeof handedOver, number>;

export const handedOverSchema = record('HandedOver', {
  ...handedOver,
  /** The cause that an undo takes back, in this workspace. */
  causeId: rowId,
});

/** How many records somebody answers for; of tasks the open ones. */
export const holdingsSchema = record('Holdings', handedOver);
export type Holdings = HandedOver;

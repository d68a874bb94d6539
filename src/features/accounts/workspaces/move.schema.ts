import { z } from 'zod';
import { rowId } from '#shared/fields.ts';

export const moveSchema = z.strictObject({
  /** Another workspace of the caller, who may write there. */
  workspaceId: rowId,
});
export type Move = z.infer<typeof moveSchema>;

/** Other workspaces in which the caller may write; the personal one has no name. */
export const moveTargets = z.array(
  z.strictObject({ id: rowId, name: z.string().nullable(), isPersonal: z.boolean() }),
);
export type MoveTarget = z.infer<typeof moveTargets>[number];

import { rowId } from '#shared/fields.ts';

/** Of an arrow's answer: undoes it for a day (`POST /api/loop/undo/{id}`). Null where it made and changed nothing. */
export const undoId = rowId.nullable();

export type Undoable = { undoId: number | null };

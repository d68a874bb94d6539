import { api } from '#islands/api.ts';

/** Undoes an arrow by the `undoId` of its answer. */
export const undoArrow = (undoId: number): Promise<unknown> =>
  api('POST', `/api/loop/undo/${undoId}`, { body: {} });

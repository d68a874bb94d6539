import type { BlockEdit, OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import { isOwnId } from '#features/consulting/report/draft/own-blocks.rules.ts';

/** Ids of blocks that stand for an action of the catalogue, and for a problem that is to be settled. */
export const actionBlock = (interventionId: string): string => `action.${interventionId}`;
export const settleBlock = (rowId: number): string => `settle.${rowId}`;

const idIn = (block: string, prefix: string): string | undefined =>
  block.startsWith(prefix) ? block.slice(prefix.length) : undefined;

/** A consultant's own action, by the block that has its words. */
export type PlannedOwn = { id: string; action: OwnAction };

/** Decisions of the consultant about the plan. The whole report follows them, not only the sheets. */
export type PlanEdits = {
  /** Interventions whose sheet is hidden: nothing is planned for them. */
  left: ReadonlySet<string>;
  /** Open problems whose sheet is hidden. */
  leftOpen: ReadonlySet<number>;
  own: readonly PlannedOwn[];
};
export const NO_PLAN_EDITS: PlanEdits = { left: new Set(), leftOpen: new Set(), own: [] };

export function planEditsOf(edits: readonly BlockEdit[]): PlanEdits {
  const hidden = edits.filter(({ isHidden }) => isHidden);
  return {
    left: new Set(hidden.flatMap(({ id }) => idIn(id, actionBlock('')) ?? [])),
    leftOpen: new Set(hidden.flatMap(({ id }) => Number(idIn(id, 'settle.') ?? Number.NaN))),
    own: edits.flatMap(({ id, own, isHidden, action }) =>
      isOwnId(id) && own !== null && !isHidden && action ? [{ id, action }] : [],
    ),
  };
}

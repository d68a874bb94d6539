import { DRAFT_PARTS, type DraftPart } from './draft-parts.values.ts';
import type { BlockEdit, DraftBlock, OwnAction } from './draft.schema.ts';
import { isOwnId } from './own-blocks.rules.ts';

type Sent = {
  id: string;
  computed?: string | null | undefined;
  own: string | null;
  isHidden?: boolean | undefined;
  isStale?: boolean | undefined;
  action?: OwnAction | null | undefined;
};

/**
 * Returns the edits to store from the blocks that were sent. A block that is no longer computed is kept only where it has a text of
 * the consultant's. `seen` stays with a text that did not change, so that one edit does not make the others look
 * checked; `isStale: false` says that somebody did check.
 */
export function editsOf(
  sent: readonly Sent[],
  stored: readonly BlockEdit[],
  computed: readonly DraftBlock[],
): BlockEdit[] {
  const now = new Map(computed.map((block) => [block.id, block.computed]));
  const before = new Map(stored.map((edit) => [edit.id, edit]));
  return sent
    .filter(({ id, own }) => own !== null || (now.has(id) && !isOwnId(id)))
    .map((block) => {
      const { id, own, isHidden = false, action } = block;
      const kept = before.get(id);
      const isSame = kept !== undefined && kept.own === own && block.isStale !== false;
      const seen = isSame ? kept.seen : (block.computed ?? now.get(id) ?? null);
      return {
        id,
        own,
        isHidden,
        seen: own === null || isOwnId(id) ? null : seen,
        ...(action && isOwnId(id) && { action }),
      };
    });
}

/** The composer's ids begin with their part where they belong to one. */
const partOf = (id: string): DraftPart =>
  DRAFT_PARTS.find((part) => id === part || (id.startsWith(part) && /^[.:-]/.test(id.slice(part.length)))) ??
  'recommendations';

const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';

/** The blocks with every typed text whose block is gone, at the end of its part: nothing typed is ever lost. */
export function withOrphans(blocks: readonly DraftBlock[], edits: readonly BlockEdit[]): DraftBlock[] {
  const shown = new Set(blocks.map(({ id }) => id));
  const orphans = edits.flatMap(({ id, own, isHidden, action }): DraftBlock[] =>
    own === null || shown.has(id)
      ? []
      : [
          {
            id,
            part: partOf(id),
            title: firstLine(own),
            computed: null,
            own,
            isHidden,
            isStale: false,
            ...(action && { action }),
          },
        ],
  );
  return orphans.reduce(
    (all, orphan) => {
      const last = all.findLastIndex(({ part }) => part === orphan.part);
      return all.toSpliced(last === -1 ? all.length : last + 1, 0, orphan);
    },
    [...blocks],
  );
}

/** A frozen draft as edits again: what was seen is what was frozen. */
export const editsOfFrozen = (blocks: readonly DraftBlock[]): BlockEdit[] =>
  blocks.map(({ id, own, isHidden, computed, action }) => ({
    id,
    own,
    isHidden,
    seen: own === null ? null : computed,
    ...(action && { action }),
  }));

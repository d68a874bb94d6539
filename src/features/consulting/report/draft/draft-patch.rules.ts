import type { Locale } from '#shared/languages.ts';
import type { Draft, OwnAction, SentBlock } from './draft.schema.ts';
import type { DraftBlock } from './draft.schema.ts';
import { titleOfOwn } from './edits.rules.ts';
import { isOwnId } from './own-blocks.rules.ts';

type Edited = Pick<DraftBlock, 'own' | 'isHidden' | 'action'>;

/** Change of one block. */
export type BlockPatch = Edited & {
  /** Stored value when the change began; another tab may have stored another one since. */
  was: Edited;
  /** The computed text that was on the screen; null for an own recommendation. */
  computed: string | null;
  /** False: the text was checked against its changed source, and stands. */
  isStale?: false;
};

/** Unsaved changes of a draft, by block, so that two tabs can edit two blocks. */
export type DraftPatch = {
  language?: Locale;
  blocks: Readonly<Record<string, BlockPatch>>;
  /** Ids of all blocks. */
  order?: readonly string[];
};

const editOf = ({ own, isHidden, action }: Edited): Edited => ({ own, isHidden, ...(action && { action }) });
const isSame = (a: Edited, b: Edited): boolean =>
  a.own === b.own &&
  a.isHidden === b.isHidden &&
  JSON.stringify(a.action ?? null) === JSON.stringify(b.action ?? null);
/** A block that is not there is a recommendation that was not added yet, or is deleted. */
const NONE: Edited = { own: null, isHidden: false };

/** Changes a block as it is on the screen. */
export const patchOf = (
  block: DraftBlock,
  change: Partial<Edited> & { isStale?: false },
): Pick<DraftPatch, 'blocks'> => ({
  blocks: {
    [block.id]: { ...editOf(block), ...change, was: editOf(block), computed: block.computed },
  },
});

/** Adds a recommendation. */
export const additionOf = (
  id: string,
  text: string,
  action?: OwnAction | null,
): Pick<DraftPatch, 'blocks'> => ({
  blocks: { [id]: { own: text, isHidden: false, ...(action && { action }), was: NONE, computed: null } },
});

/** Combines two changes; the later one wins, and what was there before the first one stays known. */
export function mergePatches(earlier: DraftPatch, later: DraftPatch): DraftPatch {
  const blocks = { ...earlier.blocks };
  for (const [id, patch] of Object.entries(later.blocks)) {
    const before = blocks[id];
    blocks[id] = before ? { ...before, ...patch, was: before.was } : patch;
  }
  return { ...earlier, ...later, blocks };
}

/** A text that was typed against another computed text than today's is stale; another edit leaves it as it was. */
function isStaleWith(block: DraftBlock, { own, computed, isStale }: BlockPatch): boolean {
  if (own === null || isStale === false) return false;
  return own === block.own ? block.isStale : computed !== null && computed !== block.computed;
}

function patched(block: DraftBlock, patch: BlockPatch | undefined): DraftBlock {
  if (!patch) return block;
  const title = isOwnId(block.id) ? titleOfOwn(patch.own ?? '') : block.title;
  return { ...block, title, ...editOf(patch), isStale: isStaleWith(block, patch) };
}

/** In the order of the patch, as far as it knows the blocks; a newer block stays behind the one before it. */
function ordered(blocks: readonly DraftBlock[], order: readonly string[] | undefined): DraftBlock[] {
  if (!order) return [...blocks];
  const place = new Map(order.map((id, index) => [id, index]));
  let last = -1;
  return blocks
    .map((block) => {
      last = place.get(block.id) ?? last;
      return { block, at: last };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ block }) => block);
}

/** The draft as it is with unsaved changes. */
export function applyPatch(draft: Draft, patch: DraftPatch): Draft {
  const known = new Set(draft.blocks.map(({ id }) => id));
  const added = Object.entries(patch.blocks).flatMap(([id, { own, isHidden, action }]): DraftBlock[] =>
    known.has(id) || own === null || !isOwnId(id)
      ? []
      : [
          {
            id,
            part: 'recommendations',
            title: titleOfOwn(own),
            computed: null,
            own,
            isHidden,
            isStale: false,
            ...(action && { action }),
          },
        ],
  );
  const blocks = draft.blocks
    .map((block) => patched(block, patch.blocks[block.id]))
    .filter(({ id, own }) => own !== null || !isOwnId(id));
  const last = blocks.findLastIndex(({ part }) => part === 'recommendations') + 1;
  return {
    ...draft,
    language: patch.language ?? draft.language,
    blocks: ordered(blocks.toSpliced(last, 0, ...added), patch.order),
  };
}

/** Ids of blocks that somebody else has changed since the patch was begun, and otherwise than it does. */
export function conflictsOf(stored: Draft, { blocks }: DraftPatch): string[] {
  const now = new Map<string, Edited>(stored.blocks.map((block) => [block.id, block]));
  return Object.entries(blocks)
    .filter(([id, patch]) => {
      const current = now.get(id) ?? NONE;
      return !isSame(current, patch.was) && !isSame(current, patch);
    })
    .map(([id]) => id);
}

/** The blocks as `PUT` takes them; `computed` only where a text was typed against it. */
export const sentBlocks = (draft: Draft, patch: DraftPatch): SentBlock[] =>
  applyPatch(draft, patch).blocks.map(({ id, own, isHidden, action }) => {
    const changed = patch.blocks[id];
    return {
      id,
      own,
      isHidden,
      ...(action && { action }),
      ...(changed && changed.computed !== null && { computed: changed.computed }),
      ...(changed?.isStale === false && { isStale: false }),
    };
  });

/** Ids with a block one place up or down inside its part; null where it stands at that end. */
export function movedOrder(blocks: readonly DraftBlock[], id: string, by: -1 | 1): string[] | null {
  const block = blocks.find((each) => each.id === id);
  const part = blocks.filter((each) => each.part === block?.part);
  const other = part[part.findIndex((each) => each.id === id) + by];
  if (!block || !other) return null;
  const swap: Record<string, string> = { [id]: other.id, [other.id]: id };
  return blocks.map((each) => swap[each.id] ?? each.id);
}

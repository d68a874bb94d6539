import { useState } from 'react';
import {
  additionOf,
  movedOrder,
  patchOf,
  type DraftPatch,
} from '#features/consulting/report/draft/draft-patch.rules.ts';
import type { DraftBlock, OwnAction } from '#features/consulting/report/draft/draft.schema.ts';
import { isOwnId, OWN_PREFIX } from '#features/consulting/report/draft/own-blocks.rules.ts';
import { newIdempotencyKey } from '#islands/api.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

/** Plan of a new recommendation: a problem makes it an action. */
const NEW_ACTION: OwnAction = {
  problemIds: [],
  ownerContactId: null,
  owner: '',
  weeks: 4,
  effort: 2,
  setupLowCents: 0,
  setupHighCents: 0,
  runningLowCents: 0,
  runningHighCents: 0,
  savedShare: null,
  avoidedShare: null,
  kpi: '',
  kpiHow: '',
};

export const newAction = (): OwnAction => ({ ...NEW_ACTION });

export const isOwnBlock = ({ id }: Pick<DraftBlock, 'id'>): boolean => isOwnId(id);

/** A block's name in buttons and messages: its title, else its part's. */
export function useBlockName() {
  const { t } = useTexts();
  return ({ title, part }: Pick<DraftBlock, 'title' | 'part'>): string =>
    title === '' ? t(`consulting:draft.parts.${part}`) : title.length > 60 ? `${title.slice(0, 59)}…` : title;
}

/** Actions on the blocks of a draft; `announcement` is for screen readers. */
export function useBlocks(blocks: readonly DraftBlock[], change: (patch: DraftPatch) => void) {
  const { t } = useTexts();
  const nameOf = useBlockName();
  const [announcement, setAnnouncement] = useState('');
  const ids = blocks.map(({ id }) => id);

  function write(block: DraftBlock, text: string): void {
    const isBlank = text.trim() === '';
    // A recommendation without a text is none; it goes with its button, which can be undone.
    if (isBlank && block.computed === null) return;
    const own = isBlank || text === block.computed ? null : text;
    if (own !== block.own) change(patchOf(block, { own }));
  }

  function move(block: DraftBlock, by: -1 | 1): boolean {
    const order = movedOrder(blocks, block.id, by);
    if (!order) return false;
    change({ blocks: {}, order });
    const part = blocks.filter(({ part: each }) => each === block.part);
    const place = part.indexOf(block) + 1 + by;
    setAnnouncement(t('consulting:draft.moved', { title: nameOf(block), place, count: part.length }));
    return true;
  }

  function add(): string {
    const id = `${OWN_PREFIX}${newIdempotencyKey().slice(0, 12)}`;
    change(additionOf(id, t('consulting:draft.newOwn'), NEW_ACTION));
    return id;
  }

  function remove(block: DraftBlock): void {
    const { id, own, action } = block;
    change(patchOf(block, { own: null }));
    toast.undo({
      message: t('consulting:draft.deleted', { title: nameOf(block) }),
      undoLabel: t('ui:actions.undo'),
      onUndo: () => change({ ...additionOf(id, own ?? '', action), order: ids }),
    });
  }

  return {
    announcement,
    write,
    move,
    add,
    remove,
    toggle: (block: DraftBlock) => change(patchOf(block, { isHidden: !block.isHidden })),
    plan: (block: DraftBlock, action: OwnAction) => change(patchOf(block, { action })),
    putBack: (block: DraftBlock) => change(patchOf(block, { own: null })),
    keepMine: (block: DraftBlock) => change(patchOf(block, { isStale: false })),
  };
}
export type BlockActions = ReturnType<typeof useBlocks>;

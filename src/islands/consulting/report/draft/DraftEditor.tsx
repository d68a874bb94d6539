import { Plus } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { DraftPatch } from '#features/consulting/report/draft/draft-patch.rules.ts';
import { DRAFT_PARTS } from '#features/consulting/report/draft/draft-parts.values.ts';
import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import { OPEN_POINTS } from '#features/consulting/report/sections/gate/gate.values.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { DraftRow } from './DraftRow.tsx';
import { focusRow } from './focus-row.ts';
import { useBlocks } from './use-blocks.ts';

type Props = {
  draft: Draft;
  selected: string | null;
  onSelect: (id: string | null) => void;
  onShow: (id: string) => void;
  onOpen: (id: string) => void;
  change: (patch: DraftPatch) => void;
};

/** Every block by its part; one is open at a time. */
export function DraftEditor({ draft, selected, onSelect, onShow, onOpen, change }: Props) {
  const { t } = useTexts();
  const actions = useBlocks(draft.blocks, change);
  const adding = useRef<HTMLDivElement>(null);
  const parts = DRAFT_PARTS.map((part) => ({
    part,
    // Open points are mended, not edited.
    blocks: draft.blocks.filter((block) => block.part === part && block.id !== OPEN_POINTS),
  })).filter(({ blocks }) => blocks.length > 0);

  function move(block: DraftBlock, by: -1 | 1): void {
    // A row that moves loses the focus; so does a button at the end of its way, which is disabled.
    const button = document.activeElement;
    if (!actions.move(block, by)) return;
    requestAnimationFrame(() => {
      if (button instanceof HTMLButtonElement && button.isConnected && !button.disabled) button.focus();
      else focusRow(block.id);
    });
  }
  function remove(block: DraftBlock): void {
    actions.remove(block);
    onSelect(null);
    requestAnimationFrame(() => adding.current?.querySelector('button')?.focus());
  }
  const toggle = (id: string) => onSelect(id === selected ? null : id);
  const latest = useRef({ toggle, hide: actions.toggle, move });
  useLayoutEffect(() => {
    latest.current = { toggle, hide: actions.toggle, move };
  });
  const stable = useMemo(
    () => ({
      onToggle: (id: string) => latest.current.toggle(id),
      onHide: (block: DraftBlock) => latest.current.hide(block),
      onMove: (block: DraftBlock, by: -1 | 1) => latest.current.move(block, by),
    }),
    [],
  );

  return (
    <section aria-label={t('consulting:draft.editor')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      {parts.map(({ part, blocks }) => (
        <div key={part}>
          <h3 className="mb-1.5 font-text text-sm font-semibold text-ink-soft">
            {t(`consulting:draft.parts.${part}`)}
          </h3>
          <ul className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface">
            {blocks.map((block, index) => (
              <DraftRow
                key={block.id}
                block={block}
                language={draft.language}
                subjects={draft.subjects}
                isFirst={index === 0}
                isLast={index === blocks.length - 1}
                isOpen={block.id === selected}
                actions={actions}
                onToggle={stable.onToggle}
                onHide={stable.onHide}
                onMove={stable.onMove}
                onRemove={remove}
                onShow={onShow}
              />
            ))}
          </ul>
          {part === 'recommendations' && (
            <div ref={adding} className="mt-2">
              <PlainButton
                className="act"
                variant="quiet"
                size="small"
                icon={Plus}
                onPress={() => onOpen(actions.add())}
              >
                {t('consulting:draft.add')}
              </PlainButton>
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { BlockEditor, type BlockEditorProps } from './BlockEditor.tsx';
import { rowButtonId } from './focus-row.ts';
import { isOwnBlock, useBlockName } from './use-blocks.ts';

type Props = BlockEditorProps & {
  isOpen: boolean;
  /** These stay the same over renderings: a closed row is rendered again only where its block has changed. */
  onToggle: (id: string) => void;
  onHide: (block: DraftBlock) => void;
};

/** Stands for the title of a block that has none, because the part above already has its name. */
function openingOf({ own, computed }: DraftBlock): string {
  const line = (own ?? computed ?? '').trim().split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${line.slice(0, 59).trim()}…` : line;
}

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A block of the draft: its title and what is special about it; opened, its text. */
function Row({ isOpen, onToggle, onHide, ...row }: Props) {
  const { block, language, onMove } = row;
  const { t } = useTexts();
  const nameOf = useBlockName();
  const name = nameOf(block);
  const panel = `draft-panel-${block.id}`;

  function press(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    onMove(block, by);
  }

  return (
    <li className={isOpen ? 'bg-surface shadow-[inset_3px_0_0_var(--accent-ink)]' : ''}>
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          id={rowButtonId(block.id)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => onToggle(block.id)}
          onKeyDown={press}
          className="flex min-h-control min-w-0 flex-1 items-center gap-2 py-2 pl-4 text-left text-sm hover:text-accent-ink focus-visible:-outline-offset-2"
        >
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={`shrink-0 text-ink-soft transition-[rotate] duration-quick ${isOpen ? 'rotate-180' : ''}`}
          />
          <span
            lang={language}
            className={`min-w-0 flex-1 [overflow-wrap:anywhere] ${isOpen ? 'font-semibold' : ''} ${block.isHidden ? 'text-ink-soft line-through' : ''}`}
          >
            {(block.title === '' && openingOf(block)) || name}
          </span>
          <span className="flex shrink-0 flex-wrap justify-end gap-1">
            {block.isStale && <Badge tone="warning">{t('consulting:draft.stale')}</Badge>}
            {block.isHidden && <Badge>{t('consulting:draft.hidden')}</Badge>}
            {block.own === null ? null : (
              <Badge tone="accent">
                {t(isOwnBlock(block) ? 'consulting:draft.own' : 'consulting:draft.edited')}
              </Badge>
            )}
          </span>
        </button>
        <button
          type="button"
          aria-label={t(block.isHidden ? 'consulting:draft.show' : 'consulting:draft.hide', { title: name })}
          onClick={() => onHide(block)}
          className={`${iconButtonClass('quiet', 'small')} text-ink-soft`}
        >
          {block.isHidden ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      </div>
      {isOpen && (
        <div id={panel} className="px-4 pb-4">
          <BlockEditor {...row} />
        </div>
      )}
    </li>
  );
}

const isUnchanged = (before: Props, now: Props): boolean =>
  !before.isOpen &&
  !now.isOpen &&
  before.block === now.block &&
  before.language === now.language &&
  before.isFirst === now.isFirst &&
  before.isLast === now.isLast;

export const DraftRow = memo(Row, isUnchanged);

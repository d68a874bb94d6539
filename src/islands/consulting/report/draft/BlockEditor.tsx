import { ArrowDown, ArrowUp, RotateCcw, ScanSearch, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { DraftBlock, DraftSubjects } from '#features/consulting/report/draft/draft.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { iconButtonClass } from '#islands/ui/button-styles.ts';
import type { Icon } from '#islands/ui/icon.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useLoaded } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { KeepAsOwn } from '#islands/consulting/interventions/KeepAsOwn.tsx';
import { blockCompare, ownActionFields } from './draft-pieces.ts';
import { isOwnBlock, newAction, useBlockName, type BlockActions } from './use-blocks.ts';

export type BlockEditorProps = {
  block: DraftBlock;
  language: Locale;
  subjects: DraftSubjects;
  isFirst: boolean;
  isLast: boolean;
  actions: BlockActions;
  onMove: (block: DraftBlock, by: -1 | 1) => void;
  onRemove: (block: DraftBlock) => void;
  onShow: (id: string) => void;
};

type IconProps = { label: string; icon: Icon; isDisabled?: boolean; onPress: () => void };

function RowButton({ label, icon: Symbol, isDisabled = false, onPress }: IconProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
      className={iconButtonClass('quiet', 'small')}
    >
      <Symbol size={18} aria-hidden="true" />
    </button>
  );
}

/** The text of a block, where it stands, and how it differs from the computed one. */
export function BlockEditor({
  block,
  language,
  subjects,
  isFirst,
  isLast,
  actions,
  onMove,
  onRemove,
  onShow,
}: BlockEditorProps) {
  const { t } = useTexts();
  const title = useBlockName()(block);
  const hint = useId();
  const [isComparing, setComparing] = useState(false);
  const { computed, own, isStale } = block;
  const text = own ?? computed ?? '';
  /** As typed, while it is typed: an empty text is stored as none. */
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = isOwnBlock(block);
  const hasFields = useLoaded(ownActionFields, isOwn);
  const hasCompare = useLoaded(blockCompare, isComparing);
  const canCompare = own !== null && computed !== null;
  const putBack = () => {
    setTyped(null);
    setComparing(false);
    actions.putBack(block);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {isStale && (
        <div
          role="status"
          className="grid gap-2 rounded-control bg-warning-soft p-3 text-sm text-warning-ink"
        >
          <p>{t('consulting:draft.staleText')}</p>
          <div>
            <PlainButton className="act" size="small" onPress={() => actions.keepMine(block)}>
              {t('consulting:draft.keepMine')}
            </PlainButton>
          </div>
        </div>
      )}
      {computed === null && !isOwn && <p className="text-sm text-ink-soft">{t('consulting:draft.gone')}</p>}
      <textarea
        lang={language}
        aria-label={t('consulting:draft.text', { title })}
        aria-describedby={hint}
        value={typed ?? text}
        onChange={({ target }) => {
          setTyped(target.value);
          actions.write(block, target.value);
        }}
        onBlur={() => setTyped(null)}
        className="field-sizing-content max-h-[60vh] min-h-36 w-full resize-y rounded-control border border-line-strong bg-surface px-3 py-2.5 text-base leading-normal text-ink transition-colors duration-quick hover:border-ink-soft sm:text-sm"
      />
      <p id={hint} className="text-xs text-ink-soft">
        {t('consulting:draft.textHint')}{' '}
        {t(isOwn ? 'consulting:draft.ownHint' : 'consulting:draft.computedHint')}
      </p>
      {isOwn && hasFields && (
        <ownActionFields.Part
          action={block.action ?? newAction()}
          subjects={subjects}
          onChange={(action) => actions.plan(block, action)}
        />
      )}
      <div className="flex flex-wrap items-center gap-1">
        <RowButton
          label={t('consulting:draft.up', { title })}
          icon={ArrowUp}
          isDisabled={isFirst}
          onPress={() => onMove(block, -1)}
        />
        <RowButton
          label={t('consulting:draft.down', { title })}
          icon={ArrowDown}
          isDisabled={isLast}
          onPress={() => onMove(block, 1)}
        />
        {block.isHidden ? null : (
          <RowButton
            label={t('consulting:draft.inPreview')}
            icon={ScanSearch}
            onPress={() => onShow(block.id)}
          />
        )}
        {(isOwn || computed === null) && (
          <RowButton
            label={t('consulting:draft.delete', { title })}
            icon={Trash2}
            onPress={() => onRemove(block)}
          />
        )}
        {isOwn && <KeepAsOwn id={block.id} text={text} language={language} />}
        {isFirst && isLast ? null : (
          <span className="text-xs text-ink-soft pointer-coarse:sr-only">
            {t('consulting:draft.moveHint')}
          </span>
        )}
      </div>
      {canCompare && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3">
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              aria-expanded={isComparing}
              onClick={() => setComparing(!isComparing)}
              className="inline-flex min-h-9 items-center text-sm text-accent-ink underline decoration-transparent underline-offset-4 touch-target hover:decoration-current"
            >
              {t('consulting:draft.compare')}
            </button>
            <PlainButton className="act" variant="quiet" size="small" icon={RotateCcw} onPress={putBack}>
              {t('consulting:draft.putBack')}
            </PlainButton>
          </div>
          {isComparing && hasCompare && (
            <blockCompare.Part computed={computed} own={own} language={language} />
          )}
        </div>
      )}
    </div>
  );
}

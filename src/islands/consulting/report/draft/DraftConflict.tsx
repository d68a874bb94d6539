import { useState } from 'react';
import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useBlockName } from './use-blocks.ts';

type Props = {
  /** The draft on the screen. */
  mine: Draft;
  stored: Draft;
  /** Blocks that both have changed. */
  ids: readonly string[];
  onKeep: () => void;
  onTake: () => void;
};

/** Two tabs have changed the same block: shows both, and stores nothing until one is chosen. */
export function DraftConflict({ mine, stored, ids, onKeep, onTake }: Props) {
  const { t, tag } = useTexts();
  const nameOf = useBlockName();
  const [isShown, setShown] = useState(false);
  const pairs = ids.map((id) => {
    const find = ({ blocks }: Draft) => blocks.find((block) => block.id === id);
    return { id, ours: find(mine), theirs: find(stored) };
  });
  const names = pairs.flatMap(({ ours, theirs }) => {
    const named = ours ?? theirs;
    return named ? [nameOf(named)] : [];
  });
  const blockText = (block: DraftBlock | undefined): string => {
    if (!block) return t('consulting:draft.isDeleted');
    const text = block.own ?? t('consulting:draft.isComputed');
    return block.isHidden ? `${t('consulting:draft.isHidden')}: ${text}` : text;
  };
  return (
    <div
      role="alert"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-panel bg-warning-soft p-4 text-sm text-warning-ink"
    >
      <strong>{t('consulting:draft.conflictTitle')}</strong>
      <p>
        {t('consulting:draft.conflictText', {
          count: ids.length,
          titles: new Intl.ListFormat(tag).format(names),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        <PlainButton className="act" size="small" onPress={onKeep}>
          {t('consulting:draft.conflictKeep')}
        </PlainButton>
        <PlainButton className="act" size="small" onPress={onTake}>
          {t('consulting:draft.conflictTake')}
        </PlainButton>
        <PlainButton variant="quiet" size="small" onPress={() => setShown(!isShown)}>
          {t('consulting:draft.conflictBoth')}
        </PlainButton>
      </div>
      {isShown &&
        pairs.map(({ id, ours, theirs }) => (
          <dl key={id} className="grid gap-3 border-t border-current/30 pt-3 sm:grid-cols-2">
            {(
              [
                ['conflictTheirs', theirs],
                ['conflictMine', ours],
              ] as const
            ).map(([label, block]) => (
              <div key={label} className="min-w-0">
                <dt className="font-semibold">{t(`consulting:draft.${label}`)}</dt>
                <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{blockText(block)}</dd>
              </div>
            ))}
          </dl>
        ))}
    </div>
  );
}

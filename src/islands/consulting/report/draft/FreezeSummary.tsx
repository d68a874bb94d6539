import type { DraftBlock } from '#features/consulting/report/draft/draft.schema.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { isOwnBlock } from './use-blocks.ts';

/** Lists the blocks that differ from the computed report. */
export function FreezeSummary({ blocks }: { blocks: readonly DraftBlock[] }) {
  const { t } = useTexts();
  const written = blocks.filter(({ own, isHidden }) => own !== null && !isHidden);
  const counts = {
    edited: written.filter((block) => !isOwnBlock(block)).length,
    added: written.filter(isOwnBlock).length,
    hidden: blocks.filter(({ isHidden }) => isHidden).length,
    stale: written.filter(({ isStale }) => isStale).length,
  };
  const lines = (['edited', 'added', 'hidden', 'stale'] as const).flatMap((kind) =>
    counts[kind] === 0 ? [] : [t(`consulting:draft.freeze.${kind}`, { count: counts[kind] })],
  );
  return (
    <div className="rounded-control bg-sunken px-3 py-2.5 text-sm">
      <p className="font-semibold">{t('consulting:draft.freeze.stored')}</p>
      <ul className="list-disc pl-5">
        {(lines.length === 0 ? [t('consulting:draft.freeze.untouched')] : lines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

import { paragraphDiff, type DiffLine } from '#features/consulting/report/draft/paragraph-diff.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const LOOK: Record<DiffLine['is'], string> = {
  same: 'border-line text-ink-soft',
  computed: 'border-saffron bg-warning-soft text-warning-ink',
  own: 'border-accent-ink bg-accent-soft text-ink',
};
const LABEL = {
  same: 'consulting:draft.both',
  computed: 'consulting:draft.computed',
  own: 'consulting:draft.yours',
} as const;

type Props = { computed: string; own: string; language: Locale };

/** The computed text and the consultant's by paragraphs, in the order of the report. */
export function BlockCompare({ computed, own, language }: Props) {
  const { t } = useTexts();
  return (
    <ul
      aria-label={t('consulting:draft.comparison')}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm"
    >
      {paragraphDiff(computed, own).map(({ text, is }, index) => (
        <li key={index} className={`border-l-2 py-1 pr-2 pl-3 ${LOOK[is]}`}>
          <span className="block text-xs font-semibold">{t(LABEL[is])}</span>
          <span lang={language} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

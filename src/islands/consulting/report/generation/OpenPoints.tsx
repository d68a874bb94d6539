import type { Draft } from '#features/consulting/report/draft/draft.schema.ts';
import type { CompanyTab } from '#features/consulting/profile/profile.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';

type OpenPoint = Draft['openPoints'][number];
/** Place where a point is mended: a block of the draft, the review of readings, or a tab of the profile. */
export type Mending = { block: string } | { tab: CompanyTab } | 'review';

const WHERE: Record<OpenPoint['point'], Mending> = {
  unconfirmed: 'review',
  stake: { tab: 'problems' },
  settle: 'review',
  contradiction: { tab: 'problems' },
  currency: { tab: 'problems' },
  admission: { tab: 'problems' },
  confidence: { tab: 'problems' },
  unlike: { tab: 'report' },
  stale: { tab: 'report' },
  foreign: { tab: 'report' },
  department: { tab: 'problems' },
  ownText: { tab: 'report' },
  signature: { tab: 'contacts' },
};

type Props = { points: readonly OpenPoint[]; isDisabled: boolean; onMend: (to: Mending) => void };

/** Points that a partner could not sign yet; each line leads to where it is mended, and the report names what is left. */
export function OpenPoints({ points, isDisabled, onMend }: Props) {
  const { t, tag } = useTexts();
  if (points.length === 0) return null;
  const list = new Intl.ListFormat(tag);
  return (
    <section
      aria-labelledby="open-points"
      className="rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning-ink"
    >
      <h3 id="open-points" className="font-text text-sm font-semibold">
        {t('consulting:draft.open.title')}
      </h3>
      <p>{t('consulting:draft.open.text')}</p>
      <ul className="mt-1 divide-y divide-line">
        {points.map(({ point, count, names, block }) => (
          <li key={point} className="flex items-center justify-between gap-3 py-1.5">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t(`consulting:draft.open.${point}`, { count })}
              {names.length > 0 && ` ${list.format(names.slice(0, 8))}${names.length > 8 ? '…' : ''}`}
            </span>
            <Button
              size="small"
              isDisabled={isDisabled}
              className="shrink-0"
              onPress={() => onMend(block === null ? WHERE[point] : { block })}
            >
              {t('consulting:draft.open.mend')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

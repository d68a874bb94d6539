import type { Figures } from '#features/marketing/analytics/analytics.schema.ts';
import { wonShares } from '#features/marketing/analytics/lead-shares.rules.ts';
import { FigureStrip } from '#islands/ui/FigureStrip.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';

/** The key figures; `isWhole`: they cover all time. */
export function FigureCards({ figures, isWhole }: { figures: Figures; isWhole: boolean }) {
  const { t, tag } = useTexts();
  const { total, won, visits, answers, byStatus } = figures;
  const number = new Intl.NumberFormat(tag);
  const { closed, ofAll, ofClosed } = wonShares(byStatus);
  const cards = [
    [t('marketing:analytics.total'), number.format(total)],
    [t('marketing:analytics.won'), number.format(won)],
    [t('marketing:analytics.rate'), percentText(ofAll, tag)],
    [t('marketing:analytics.closedRate'), closed === 0 ? '–' : percentText(ofClosed, tag)],
    // Visits are counted since the first publication, whatever the period, so a share is only shown for all time.
    [t(`marketing:analytics.${isWhole ? 'visits' : 'allVisits'}`), number.format(visits)],
    ...(isWhole && visits >= answers && visits > 0
      ? [[t('marketing:analytics.answerRate'), percentText(answers / visits, tag)] as const]
      : []),
  ] as const;
  return <FigureStrip figures={cards.map(([label, value]) => ({ label, value }))} />;
}

import type { PortfolioCompany, PortfolioSummary } from '#features/consulting/portfolio/portfolio.schema.ts';
import type { List } from '#islands/lists/use-list.ts';
import { FigureStrip } from '#islands/ui/FigureStrip.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { isOnly, onlyAttention, type Attention } from './attention.ts';
import { amountsText, hoursText } from './portfolio-text.ts';

type Props = { summary: PortfolioSummary; list: List<PortfolioCompany> };

/** The whole portfolio in figures. One that counts rows narrows the list to just those. */
export function PortfolioTiles({ summary, list }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const number = (value: number) => new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(value);
  /** A second press shows all again; one that counts nothing leads nowhere. */
  const narrowing = (attention: Attention) => {
    const isPressed = isOnly(list.filters, attention);
    const next = onlyAttention(list.filters, isPressed ? undefined : attention);
    return {
      isPressed,
      onPress: summary[attention] === 0 && !isPressed ? undefined : () => list.setFilters(next),
    };
  };
  const { hoursPerYear, costPerYearCents, savedHoursPerYear, savingPerYear } = summary;
  const others =
    summary.otherCurrency === 0
      ? []
      : [t('consulting:portfolio.tiles.otherCurrency', { count: summary.otherCurrency })];
  return (
    <FigureStrip
      label={t('consulting:portfolio.tiles.label')}
      figures={[
        {
          label: t('consulting:portfolio.tiles.companies'),
          value: number(summary.companies),
          detail: t('consulting:portfolio.tiles.inProgress', { count: summary.stages.inProgress }),
        },
        {
          label: t('consulting:portfolio.tiles.overdue'),
          value: number(summary.overdueActions),
          detail:
            summary.overdue === 0
              ? t('consulting:portfolio.tiles.overdueNone')
              : t('consulting:portfolio.tiles.overdueIn', { count: summary.overdue }),
          ...narrowing('overdue'),
        },
        {
          label: t('consulting:portfolio.tiles.reviews'),
          value: number(summary.reviewsDue),
          detail:
            summary.reviewsOverdue === 0
              ? t('consulting:portfolio.tiles.reviewsNone')
              : t('consulting:portfolio.tiles.reviewsOverdue', { count: summary.reviewsOverdue }),
          ...narrowing('reviewsDue'),
        },
        {
          label: t('consulting:portfolio.tiles.found'),
          value: costPerYearCents === null ? '–' : amountsText(costPerYearCents, summary.currency, texts),
          detail:
            hoursPerYear === null
              ? t('consulting:portfolio.tiles.nothingFound')
              : [hoursText(hoursPerYear, texts), ...others].join(' · '),
        },
        {
          label: t('consulting:portfolio.tiles.saved'),
          isWide: typeof savingPerYear === 'object',
          value: savingPerYear === null ? '–' : amountsText(savingPerYear, summary.currency, texts),
          detail:
            savedHoursPerYear === null
              ? t('consulting:portfolio.tiles.nothingSaved')
              : t('consulting:portfolio.tiles.savedBy', {
                  hours: hoursText(savedHoursPerYear, texts),
                  done: summary.quantifiedDone,
                  count: summary.quantified,
                }),
        },
      ]}
    />
  );
}

import type { ReactNode } from 'react';
import type { PortfolioCompany, PortfolioSummary } from '#features/consulting/portfolio/portfolio.schema.ts';
import type { List } from '#islands/lists/use-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { isOnly, onlyAttention, type Attention } from './attention.ts';
import { eurosText, hoursText } from './portfolio-text.ts';

type TileProps = {
  label: string;
  value: string;
  detail: string;
  /** Columns of six, between the widths at which all stand in one row. */
  width: string;
  /** Whether the list shows just the rows that this tile counts. */
  isPressed?: boolean;
  onPress?: (() => void) | undefined;
};

const HALF = 'sm:col-span-3';
const THIRD = 'sm:col-span-2';
/** On a phone two lines, as high as the search below them. */
const TILE =
  'grid h-full w-full content-start gap-0.5 text-left sm:px-5 sm:py-4 max-sm:grid-cols-[auto_1fr] max-sm:items-baseline max-sm:gap-x-1.5 max-sm:gap-y-0 max-sm:px-3 max-sm:py-0.5 max-sm:whitespace-nowrap max-sm:*:first:col-span-2';

function Tile({ label, value, detail, width, isPressed = false, onPress }: TileProps) {
  const content: ReactNode = (
    <>
      <span className="text-xs text-ink-soft">{label}</span>
      <span className="display text-base leading-tight tabular-nums sm:text-xl">{value}</span>
      <span className={`text-xs ${onPress ? 'text-accent-ink' : 'text-ink-soft'}`}>{detail}</span>
    </>
  );
  return (
    <li className={`-mt-px -ml-px border-t border-l border-line max-sm:shrink-0 xl:col-span-1 ${width}`}>
      {onPress ? (
        <button
          type="button"
          aria-pressed={isPressed}
          onClick={onPress}
          className={`${TILE} transition-colors duration-quick hover:bg-paper focus-visible:-outline-offset-2 aria-pressed:bg-accent-soft`}
        >
          {content}
        </button>
      ) : (
        <div className={TILE}>{content}</div>
      )}
    </li>
  );
}

type Props = { summary: PortfolioSummary; list: List<PortfolioCompany> };

/** The whole portfolio in figures. A tile that counts rows narrows the list to just those. */
export function PortfolioTiles({ summary, list }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const number = (value: number) => new Intl.NumberFormat(tag, { useGrouping: 'always' }).format(value);
  /** A second press shows all again; a tile that counts nothing leads nowhere. */
  const narrowing = (attention: Attention) => {
    const isPressed = isOnly(list.filters, attention);
    const next = onlyAttention(list.filters, isPressed ? undefined : attention);
    return {
      isPressed,
      onPress: summary[attention] === 0 && !isPressed ? undefined : () => list.setFilters(next),
    };
  };
  const { hoursPerYear, costPerYearCents, savedHoursPerYear, savingPerYear } = summary;
  return (
    <ul
      aria-label={t('consulting:portfolio.tiles.label')}
      className="flex h-control overflow-x-auto rounded-panel border border-line bg-surface [scrollbar-width:none] sm:grid sm:h-auto sm:grid-cols-6 sm:overflow-hidden -mb-1 sm:mb-2.5 lg:mt-2 xl:grid-cols-[0.8fr_1fr_1fr_1.2fr_1.4fr]"
    >
      <Tile
        width={THIRD}
        label={t('consulting:portfolio.tiles.companies')}
        value={number(summary.companies)}
        detail={t('consulting:portfolio.tiles.inProgress', { count: summary.stages.inProgress })}
      />
      <Tile
        width={THIRD}
        label={t('consulting:portfolio.tiles.overdue')}
        value={number(summary.overdueActions)}
        detail={
          summary.overdue === 0
            ? t('consulting:portfolio.tiles.overdueNone')
            : t('consulting:portfolio.tiles.overdueIn', { count: summary.overdue })
        }
        {...narrowing('overdue')}
      />
      <Tile
        width={THIRD}
        label={t('consulting:portfolio.tiles.reviews')}
        value={number(summary.reviewsDue)}
        detail={
          summary.reviewsOverdue === 0
            ? t('consulting:portfolio.tiles.reviewsNone')
            : t('consulting:portfolio.tiles.reviewsOverdue', { count: summary.reviewsOverdue })
        }
        {...narrowing('reviewsDue')}
      />
      <Tile
        width={HALF}
        label={t('consulting:portfolio.tiles.found')}
        value={costPerYearCents === null ? '–' : eurosText(costPerYearCents, texts)}
        detail={
          hoursPerYear === null
            ? t('consulting:portfolio.tiles.nothingFound')
            : hoursText(hoursPerYear, texts)
        }
      />
      <Tile
        width={HALF}
        label={t('consulting:portfolio.tiles.saved')}
        value={savingPerYear === null ? '–' : eurosText(savingPerYear, texts)}
        detail={
          savedHoursPerYear === null
            ? t('consulting:portfolio.tiles.nothingSaved')
            : hoursText(savedHoursPerYear, texts)
        }
      />
    </ul>
  );
}

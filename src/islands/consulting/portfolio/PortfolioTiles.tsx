import type { ReactNode } from 'react';
import type { PortfolioCompany, PortfolioSummary } from '#features/consulting/portfolio/portfolio.schema.ts';
import { isFilled } from '#islands/lists/list-query.ts';
import type { List } from '#islands/lists/use-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { eurosText, hoursText } from './portfolio-text.ts';

type TileProps = {
  label: string;
  value: string;
  detail: string;
  /** Whether the list shows just the rows that this tile counts. */
  isPressed?: boolean;
  onPress?: (() => void) | undefined;
};

const TILE = 'grid h-full w-full content-start gap-0.5 px-5 py-4 text-left';

function Tile({ label, value, detail, isPressed = false, onPress }: TileProps) {
  const content: ReactNode = (
    <>
      <span className="text-xs text-ink-soft">{label}</span>
      <span className="display text-lg leading-tight wrap-anywhere tabular-nums sm:text-xl">{value}</span>
      <span className="text-xs text-ink-soft">{detail}</span>
    </>
  );
  return (
    <li className="-mt-px -ml-px border-t border-l border-line">
      {onPress ? (
        <button
          type="button"
          aria-pressed={isPressed}
          onClick={onPress}
          className={`${TILE} transition-colors duration-quick hover:bg-paper aria-pressed:bg-accent-soft`}
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
  const { filters } = list;
  /** Takes off every other filter: what is left is what the tile counts. */
  const narrowing = (name: 'overdue' | 'review', value: string, rows: number) => {
    const narrowed = Object.entries(filters).filter(([key, given]) => key !== 'sort' && isFilled(given));
    const isPressed = narrowed.length === 1 && filters[name] === value;
    return {
      isPressed,
      onPress:
        rows === 0 && !isPressed
          ? undefined
          : () => {
              const none = Object.fromEntries(Object.keys(filters).map((key) => [key, '']));
              list.setFilters({
                ...none,
                sort: filters['sort'] ?? '',
                [name]: isPressed ? '' : value,
              });
            },
    };
  };
  const { hoursPerYear, costPerYearCents, savedHoursPerYear, savingPerYear } = summary;
  return (
    <ul
      aria-label={t('consulting:portfolio.tiles.label')}
      className="grid grid-cols-2 overflow-hidden rounded-panel border border-line bg-surface max-lg:[&>:first-child]:col-span-2 lg:grid-cols-[0.8fr_1fr_1fr_1.2fr_1.4fr]"
    >
      <Tile
        label={t('consulting:portfolio.tiles.companies')}
        value={number(summary.companies)}
        detail={t('consulting:portfolio.tiles.inProgress', { count: summary.stages.inProgress })}
      />
      <Tile
        label={t('consulting:portfolio.tiles.overdue')}
        value={number(summary.overdueActions)}
        detail={
          summary.overdue === 0
            ? t('consulting:portfolio.tiles.overdueNone')
            : t('consulting:portfolio.tiles.overdueIn', { count: summary.overdue })
        }
        {...narrowing('overdue', 'true', summary.overdue)}
      />
      <Tile
        label={t('consulting:portfolio.tiles.reviews')}
        value={number(summary.reviewsDue)}
        detail={
          summary.reviewsOverdue === 0
            ? t('consulting:portfolio.tiles.reviewsNone')
            : t('consulting:portfolio.tiles.reviewsOverdue', { count: summary.reviewsOverdue })
        }
        {...narrowing('review', 'due', summary.reviewsDue)}
      />
      <Tile
        label={t('consulting:portfolio.tiles.found')}
        value={costPerYearCents === null ? '–' : eurosText(costPerYearCents, texts)}
        detail={
          hoursPerYear === null
            ? t('consulting:portfolio.tiles.nothingFound')
            : hoursText(hoursPerYear, texts)
        }
      />
      <Tile
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

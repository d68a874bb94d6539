import type { ReactNode } from 'react';
import type { PortfolioCompany, PortfolioSummary } from '#features/consulting/portfolio/portfolio.schema.ts';
import { PORTFOLIO_SORTS, STAGES } from '#features/consulting/portfolio/portfolio.values.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { ATTENTIONS, attentionOf, withAttention } from './attention.ts';

type Props = { summary: PortfolioSummary; list: List<PortfolioCompany>; acts: ReactNode };

/** Search, filters with the number of companies that each finds, and all orders, those of the table among them. */
export function PortfolioTools({ summary, list, acts }: Props) {
  const { t } = useTexts();
  const counted = (label: string, count: number) => t('consulting:portfolio.counted', { label, count });
  return (
    <ListTools
      list={list}
      acts={acts}
      search={t('consulting:portfolio.search')}
      sorts={PORTFOLIO_SORTS.map((id) => ({ id, label: t(`consulting:portfolio.sorts.${id}`) }))}
    >
      <FilterSelect
        list={list}
        name="stage"
        label={t('consulting:portfolio.filters.stage')}
        options={STAGES.map((id) => ({
          id,
          label: counted(t(`consulting:portfolio.stages.${id}`), summary.stages[id]),
        }))}
      />
      <FilterSelect
        list={{
          filters: { attention: attentionOf(list.filters) ?? '' },
          setFilter: (_name, id) =>
            list.setFilters(
              withAttention(
                list.filters,
                ATTENTIONS.find((each) => each === id),
              ),
            ),
        }}
        name="attention"
        label={t('consulting:portfolio.filters.attention')}
        options={ATTENTIONS.map((id) => ({
          id,
          label: counted(t(`consulting:portfolio.attention.${id}`), summary[id]),
        }))}
      />
    </ListTools>
  );
}

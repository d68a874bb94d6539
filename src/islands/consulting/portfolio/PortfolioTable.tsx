import type { PortfolioCompany } from '#features/consulting/portfolio/portfolio.schema.ts';
import {
  PORTFOLIO_SORTS,
  type PortfolioColumn,
  type PortfolioSort,
} from '#features/consulting/portfolio/portfolio.values.ts';
import { Table, type Column } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Figure, NextReview, Overdue, ReportLinks, StageBadges } from './PortfolioCells.tsx';

type Props = {
  companies: PortfolioCompany[];
  sort: PortfolioSort;
  onSort: (sort: PortfolioSort) => void;
};

export function PortfolioTable({ companies, sort, onSort }: Props) {
  const { t } = useTexts();
  const columns: Column<PortfolioCompany, PortfolioColumn>[] = [
    {
      id: 'name',
      label: t('consulting:portfolio.columns.name'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, name, sector }) => (
        <span className="block min-w-44 py-1.5 max-sm:contents">
          <a
            data-in="name"
            href={`/empresa/${id}`}
            className="touch-target line-clamp-2 [overflow-wrap:anywhere] text-ink no-underline hover:underline"
          >
            {name}
          </a>
          <span
            data-in="about"
            className="line-clamp-1 text-xs font-normal [overflow-wrap:anywhere] text-ink-soft"
          >
            {sector}
          </span>
        </span>
      ),
    },
    {
      id: 'stage',
      label: t('consulting:portfolio.columns.stage'),
      isSortable: true,
      onPhone: 'next',
      cell: (company) => (
        <span className="grid gap-1 py-1.5 max-sm:block max-sm:p-0">
          <StageBadges company={company} />
          <span className="max-sm:hidden">
            <ReportLinks company={company} />
          </span>
        </span>
      ),
    },
    {
      id: 'overdue',
      label: t('consulting:portfolio.columns.overdue'),
      isSortable: true,
      onPhone: 'fact',
      cell: (company) => <Overdue company={company} />,
    },
    {
      id: 'nextReview',
      label: t('consulting:portfolio.columns.nextReview'),
      isSortable: true,
      onPhone: 'end',
      cell: (company) => <NextReview company={company} />,
    },
    {
      id: 'costPerYearCents',
      label: t('consulting:portfolio.columns.found'),
      isSortable: true,
      isNumeric: true,
      onPhone: 'sum',
      cell: ({ costPerYearCents, hoursPerYear, currency }) => (
        <Figure cents={costPerYearCents} hours={hoursPerYear} currency={currency} />
      ),
    },
    {
      id: 'savingPerYear',
      label: t('consulting:portfolio.columns.saved'),
      isSortable: true,
      isNumeric: true,
      cell: ({ savingPerYear, savedHoursPerYear, currency }) => (
        <Figure cents={savingPerYear} hours={savedHoursPerYear} currency={currency} />
      ),
    },
  ];
  return (
    <Table
      isList
      caption={t('consulting:portfolio.title')}
      columns={columns}
      rows={companies}
      rowKey={({ id }) => id}
      sort={{
        column: sort.replace('-', '') as PortfolioColumn,
        direction: sort.startsWith('-') ? 'descending' : 'ascending',
      }}
      onSort={({ column, direction }) => {
        const wanted = direction === 'descending' ? `-${column}` : column;
        const known = PORTFOLIO_SORTS.find((each) => each === wanted);
        if (known) onSort(known);
      }}
    />
  );
}

import type { CompanySummary } from '#features/consulting/companies/company.schema.ts';
import { COMPANY_SORTS, type CompanySort } from '#features/consulting/companies/company.values.ts';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { Table, type Column, type Sort } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyProgress } from './CompanyProgress.tsx';
import { companyHref } from './company-href.ts';

type ColumnId = 'name' | 'size' | 'completeness' | 'createdAt' | 'actions';
type Props = {
  companies: CompanySummary[];
  sort: CompanySort;
  onSort: (sort: CompanySort) => void;
  onEdit: (company: CompanySummary) => void;
  onMove: (company: CompanySummary) => void;
  onDelete: (company: CompanySummary) => void;
};

const sortOf = (sort: CompanySort): Sort<ColumnId> => ({
  column: sort.replace('-', '') as 'name' | 'completeness' | 'createdAt',
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});

export function CompaniesTable({ companies, sort, onSort, onEdit, onMove, onDelete }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const columns: Column<CompanySummary, ColumnId>[] = [
    {
      id: 'name',
      label: t('consulting:companies.columns.name'),
      isRowHeader: true,
      isSortable: true,
      cell: (company) => (
        <div className="max-sm:contents">
          <a
            data-in="name"
            href={companyHref(company)}
            className="touch-target text-ink no-underline [overflow-wrap:anywhere] hyphens-auto hover:underline"
          >
            {company.name}
          </a>
          <span
            data-in="about"
            className="line-clamp-1 text-xs font-normal [overflow-wrap:anywhere] text-ink-soft"
          >
            <span className="sm:hidden">{t(`consulting:sizeShort.${company.size}`)} · </span>
            {company.sector}
          </span>
          {company.followsCompanyId === null ? null : (
            <span className="block text-xs font-normal text-ink-soft max-sm:hidden">
              {company.followKind === 'correction'
                ? t('consulting:report.version', { version: company.version })
                : t('consulting:companies.followUp', {
                    date: formatDateTime(company.createdAt, tag, timeZone),
                  })}
            </span>
          )}
        </div>
      ),
    },
    {
      id: 'size',
      label: t('consulting:companies.columns.size'),
      isSecondary: true,
      cell: ({ size }) => t(`consulting:sizeShort.${size}`),
    },
    {
      id: 'completeness',
      label: t('consulting:companies.columns.completeness'),
      isSortable: true,
      onPhone: 'next',
      cell: (company) => <CompanyProgress company={company} isCompact />,
    },
    {
      id: 'createdAt',
      label: t('consulting:companies.columns.created'),
      isSortable: true,
      isSecondary: true,
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDay(createdAt, tag, timeZone)}
        </time>
      ),
    },
    {
      id: 'actions',
      label: t('consulting:companies.columns.actions'),
      isLabelHidden: true,
      onPhone: 'acts',
      cell: (company) => (
        <CompanyActions
          name={company.name}
          onEdit={() => onEdit(company)}
          onMove={() => onMove(company)}
          onDelete={() => onDelete(company)}
        />
      ),
    },
  ];
  return (
    <Table
      isList
      caption={t('consulting:companies.title')}
      columns={columns}
      rows={companies}
      rowKey={({ id }) => id}
      sort={sortOf(sort)}
      onSort={({ column, direction }) => {
        const wanted = direction === 'descending' ? `-${column}` : column;
        const known = COMPANY_SORTS.find((each) => each === wanted);
        if (known) onSort(known);
      }}
    />
  );
}

import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity, Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { Table, type Column } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { formatDay } from '#shared/dates/moment-text.ts';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { rowMenu, type RowActs } from './row-menu.ts';
import { StageBadge } from './StageBadge.tsx';
import { kindOf } from './stage-name.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Id = 'title' | 'who' | 'stage' | 'amount' | 'probability' | 'expectedClose' | 'createdAt' | 'actions';

type Props = {
  items: readonly Opportunity[];
  stages: readonly Stage[];
  /** In API format: `-amount`. */
  sort: string;
  onSort: (sort: string) => void;
} & RowActs;

export function OpportunitiesTable({ items, stages, sort, onSort, onEdit, onDelete }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const columns: Column<Opportunity, Id>[] = [
    {
      id: 'title',
      label: t('leads:opportunities.name'),
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, title }) => (
        <a href={hrefOf('opportunity', id)} className="line-clamp-2 min-w-40 break-words text-ink">
          {title}
        </a>
      ),
    },
    {
      id: 'who',
      label: t('leads:opportunities.contact'),
      isSecondary: true,
      cell: ({ contact, company }) => (
        <span className="block max-w-64 py-2 leading-5 break-words">
          {company && <span className="block truncate">{company.name}</span>}
          {contact && <span className="block truncate text-xs text-ink-soft">{contact.name}</span>}
        </span>
      ),
    },
    {
      id: 'stage',
      label: t('leads:opportunities.stage'),
      cell: ({ stage }) => <StageBadge stages={stages} stage={stage} />,
    },
    {
      id: 'amount',
      label: t('leads:opportunities.amount'),
      isNumeric: true,
      isSortable: true,
      cell: ({ amountCents, currency }) => moneyText(amountCents, currency, tag),
    },
    {
      id: 'probability',
      label: t('leads:opportunities.probability'),
      isNumeric: true,
      isSecondary: true,
      cell: ({ probability }) => percentText(probability / 100, tag),
    },
    {
      id: 'expectedClose',
      label: t('leads:opportunities.expectedClose'),
      isSortable: true,
      isSecondary: true,
      cell: (row) => <CloseDate opportunity={row} kind={kindOf(stages, row)} />,
    },
    {
      id: 'createdAt',
      label: t('leads:opportunities.createdAt'),
      isSortable: true,
      isSecondary: true,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatDay(createdAt, tag, timeZone)}</span>
      ),
    },
    {
      id: 'actions',
      label: t('leads:list.actions', { name: '' }),
      isLabelHidden: true,
      cell: (row) => (
        <span className="flex justify-end">
          <LazyMenu
            label={t('leads:list.actions', { name: row.title })}
            entries={rowMenu(row, { onEdit, onDelete }, t)}
          />
        </span>
      ),
    },
  ];
  const sorted = columns.find(({ id }) => id === sort.replace(/^-/, ''));
  return (
    <Table
      caption={t('leads:opportunities.title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      sort={sorted && { column: sorted.id, direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSort={({ column, direction }) => onSort(direction === 'descending' ? `-${column}` : column)}
    />
  );
}

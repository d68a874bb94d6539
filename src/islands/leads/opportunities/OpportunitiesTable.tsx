import { moneyText } from '#shared/numbers/money-text.ts';
import type { Opportunity } from '#features/leads/opportunities/opportunity.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { Table, type Column } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { percentText } from '#shared/numbers/percent-text.ts';
import { formatShortDay } from '#shared/dates/moment-text.ts';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { rowMenu, type RowActs } from './row-menu.ts';
import { shortTitle } from './short-title.ts';
import { StageBadge } from './StageBadge.tsx';
import { kindOf } from './stage-name.ts';
import { stagesOf, usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Id =
  'title' | 'owner' | 'who' | 'stage' | 'amount' | 'probability' | 'expectedClose' | 'createdAt' | 'actions';

type Props = {
  items: readonly Opportunity[];
  /** In API format: `-amount`. */
  sort: string;
  onSort: (sort: string) => void;
} & RowActs;

export function OpportunitiesTable({ items, sort, onSort, onEdit, onDelete }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const team = useTeam();
  const pipelines = usePipelines();
  const timeZone = useTimeZone();
  const now = useNow();
  const columns: Column<Opportunity, Id>[] = [
    {
      id: 'title',
      label: t('leads:opportunities.name'),
      isRowHeader: true,
      onPhone: 'name',
      isSortable: true,
      cell: ({ id, title, company }) => (
        <a href={hrefOf('opportunity', id)} className="text-ink sm:line-clamp-2 sm:min-w-40 sm:break-words">
          {shortTitle(title, company)}
        </a>
      ),
    },
    {
      id: 'who',
      label: t('leads:opportunities.contact'),
      onPhone: 'about',
      cell: ({ contact, company }) => (
        <span className="text-ink-soft sm:block sm:max-w-64 sm:py-2 sm:leading-5">
          {company && <span className="sm:block sm:truncate sm:text-ink">{company.name}</span>}
          {company && contact && <span className="sm:hidden"> · </span>}
          {contact && <span className="sm:block sm:truncate sm:text-xs">{contact.name}</span>}
        </span>
      ),
    },
    {
      id: 'stage',
      label: t('leads:opportunities.stage'),
      onPhone: 'next',
      cell: ({ pipelineId, stage }) => <StageBadge stages={stagesOf(pipelines, pipelineId)} stage={stage} />,
    },
    {
      id: 'amount',
      label: t('leads:opportunities.amount'),
      isNumeric: true,
      isSortable: true,
      onPhone: 'fact',
      cell: ({ amountCents, currency }) => (
        <span className="max-sm:font-semibold max-sm:text-ink">{moneyText(amountCents, currency, tag)}</span>
      ),
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
      label: t('leads:opportunities.closing'),
      isSortable: true,
      onPhone: 'end',
      cell: (row) => (
        <CloseDate isBrief opportunity={row} kind={kindOf(stagesOf(pipelines, row.pipelineId), row)} />
      ),
    },
    ...(team.people.length === 0
      ? []
      : [
          {
            id: 'owner' as const,
            label: t('leads:owners.owner'),
            isSecondary: true,
            cell: ({ ownerId }: Opportunity) => ownerName(team, ownerId, texts),
          },
        ]),
    {
      id: 'createdAt',
      label: t('leads:opportunities.createdAt'),
      isSortable: true,
      isSecondary: true,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatShortDay(createdAt, now, tag, timeZone)}</span>
      ),
    },
    {
      id: 'actions',
      label: t('leads:list.actions', { name: '' }),
      isLabelHidden: true,
      onPhone: 'acts',
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
      isList
      caption={t('leads:opportunities.title')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      sort={sorted && { column: sorted.id, direction: sort.startsWith('-') ? 'descending' : 'ascending' }}
      onSort={({ column, direction }) => onSort(direction === 'descending' ? `-${column}` : column)}
    />
  );
}

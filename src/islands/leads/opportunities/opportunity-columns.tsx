import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { percentText } from '#shared/numbers/percent-text.ts';
import { formatShortDay } from '#shared/dates/moment-text.ts';
import type { FieldList } from '#shared/field-list.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { CloseDate } from '#islands/leads/opportunities/board/CloseDate.tsx';
import { ownerName } from '#islands/leads/owners/team.ts';
import { pipelineName, stagesOf } from '#islands/leads/pipelines/pipelines.ts';
import { fieldColumns } from '#islands/leads/records/field-columns.tsx';
import { KeptFromRow } from '#islands/leads/records/KeptFromRow.tsx';
import type { GridColumn, Shown } from '#islands/leads/records/record-list.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { rowMenu, type RowActs } from './row-menu.ts';
import { shortTitle } from './short-title.ts';
import { StageBadge } from './StageBadge.tsx';
import { kindOf } from './stage-name.ts';

type Context = { shown: Omit<Shown, 'sort'>; pipelines: readonly Pipeline[]; acts: RowActs };

/** Columns of the table; `fields` are those of the workspace. */
export function opportunityColumns(
  fields: FieldList,
  { shown, pipelines, acts }: Context,
): GridColumn<Opportunity>[] {
  const { t, tag, team, now, timeZone } = shown;
  return [
    {
      id: 'title',
      label: t('leads:opportunities.name'),
      sort: 'title',
      minWidth: 230,
      isRowHeader: true,
      onPhone: 'name',
      cell: ({ id, title, company }) => (
        <a
          href={hrefOf('opportunity', id)}
          className="font-semibold text-ink underline decoration-transparent underline-offset-4 hover:decoration-current sm:line-clamp-2"
        >
          {shortTitle(title, company)}
        </a>
      ),
    },
    {
      id: 'who',
      label: t('leads:opportunities.contact'),
      minWidth: 170,
      onPhone: 'about',
      cell: ({ contact, company }) => [company?.name, contact?.name].filter(Boolean).join(' · '),
    },
    {
      id: 'stage',
      label: t('leads:opportunities.stage'),
      sort: 'stage',
      minWidth: 130,
      onPhone: 'next',
      cell: ({ pipelineId, stage }) => <StageBadge stages={stagesOf(pipelines, pipelineId)} stage={stage} />,
    },
    ...(pipelines.length < 2
      ? []
      : [
          {
            id: 'pipeline',
            label: t('leads:opportunities.pipeline'),
            minWidth: 120,
            from: Infinity,
            cell: ({ pipelineId }: Opportunity) => {
              const pipeline = pipelines.find(({ id }) => id === pipelineId);
              return pipeline && pipelineName(pipeline, t);
            },
          },
        ]),
    {
      id: 'amount',
      label: t('leads:opportunities.amount'),
      sort: 'amount',
      minWidth: 110,
      isNumeric: true,
      onPhone: 'fact',
      cell: ({ amountCents, currency }) => (
        <span className="max-sm:font-semibold max-sm:text-ink">{moneyText(amountCents, currency, tag)}</span>
      ),
    },
    {
      id: 'probability',
      label: t('leads:opportunities.probability'),
      sort: 'probability',
      minWidth: 100,
      isNumeric: true,
      from: 1280,
      cell: ({ probability }) => percentText(probability / 100, tag),
    },
    {
      id: 'expectedClose',
      label: t('leads:opportunities.closing'),
      sort: 'expectedClose',
      minWidth: 130,
      onPhone: 'end',
      cell: (row) => (
        <CloseDate isBrief opportunity={row} kind={kindOf(stagesOf(pipelines, row.pipelineId), row)} />
      ),
    },
    ...(team.people.length === 0
      ? []
      : [
          {
            id: 'owner',
            label: t('leads:owners.owner'),
            sort: 'owner',
            minWidth: 120,
            from: 1280,
            cell: ({ ownerId }: Opportunity) => ownerName(team, ownerId, shown),
          },
        ]),
    {
      id: 'source',
      label: t('leads:opportunities.source'),
      minWidth: 120,
      from: Infinity,
      cell: ({ source }) => t(`leads:sources.${source}`),
    },
    ...fieldColumns('opportunities', fields, [], shown),
    {
      id: 'createdAt',
      label: t('leads:opportunities.createdAt'),
      sort: 'createdAt',
      minWidth: 110,
      from: 1400,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatShortDay(createdAt, now, tag, timeZone)}</span>
      ),
    },
    {
      id: 'acts',
      label: t('ui:actions.more'),
      minWidth: 56,
      isLabelHidden: true,
      isNumeric: true,
      onPhone: 'acts',
      cell: (row) => (
        <KeptFromRow>
          <LazyMenu label={t('leads:list.actions', { name: row.title })} entries={rowMenu(row, acts, t)} />
        </KeptFromRow>
      ),
    },
  ];
}

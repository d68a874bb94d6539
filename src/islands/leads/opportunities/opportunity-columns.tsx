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
import { shortTitle } from '#features/leads/opportunities/short-title.rules.ts';
import { StageBadge } from './StageBadge.tsx';
import { kindOf } from './stage-name.ts';

const LINK = 'text-ink underline decoration-transparent underline-offset-4 hover:decoration-current';

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
      minWidth: 260,
      isRowHeader: true,
      onPhone: 'name',
      cell: ({ id, title, company }) => (
        <a href={hrefOf('opportunity', id)} className={`font-semibold ${LINK}`}>
          {shortTitle(title, company)}
        </a>
      ),
    },
    {
      id: 'company',
      label: t('leads:opportunities.company'),
      minWidth: 200,
      onPhone: 'about',
      cell: ({ contact, company }) => (
        <>
          {/* A phone's row is one link, and has no column for the contact. */}
          <span className="sm:hidden">{[company?.name, contact?.name].filter(Boolean).join(' · ')}</span>
          {company && (
            <a href={hrefOf('company', company.id)} className={`max-sm:hidden ${LINK}`}>
              {company.name}
            </a>
          )}
        </>
      ),
    },
    {
      id: 'contact',
      label: t('leads:opportunities.contact'),
      minWidth: 165,
      from: 1152,
      cell: ({ contact }) =>
        contact && (
          <a href={hrefOf('contact', contact.id)} className={LINK}>
            {contact.name}
          </a>
        ),
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
      from: 1600,
      // Of a closed one the stage says it.
      cell: ({ probability, closedAt }) => (closedAt === null ? percentText(probability / 100, tag) : null),
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
      from: Infinity,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">{formatShortDay(createdAt, now, tag, timeZone)}</span>
      ),
    },
    {
      id: 'acts',
      label: t('ui:actions.more'),
      minWidth: 68,
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

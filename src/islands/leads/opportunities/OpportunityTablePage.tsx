// One long file: the table joins its tools, its rows on each screen and its bars here, as the list of contacts does.
import { useState } from 'react';
import type { FieldList } from '#shared/field-list.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Page } from '#shared/api.ts';
import { lazyComponent, prefetchOnIntent, useLoaded, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListFilters } from '#islands/lists/ListFilters.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { listCount } from '#islands/leads/records/list-count.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { NoOpportunities } from './NoOpportunities.tsx';
import { OpportunitiesHead } from './OpportunitiesHead.tsx';
import { opportunityColumns } from './opportunity-columns.tsx';
import { opportunityDialog, requiredDialog } from './opportunity-parts.ts';
import { useDealCells } from './use-deal-cells.ts';
import { pipelineOptions, PipelinesContext, stagesOf } from '#islands/leads/pipelines/pipelines.ts';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { filterWords } from '#islands/leads/opportunities/filter-words.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { matchingOf } from '#islands/leads/bulk/matching.ts';
import { useJob } from '#islands/leads/bulk/use-job.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ColumnsButton } from '#islands/leads/records/ColumnsButton.tsx';
import { FirstRows } from '#islands/leads/records/FirstRows.tsx';
import type { TableKind } from '#islands/leads/records/record-list.ts';
import { useColumns } from '#islands/leads/records/use-columns.ts';
import { useSelection } from '#islands/lists/use-selection.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';

const rareParts = () => import('#islands/leads/records/rare-parts.ts');
const bulkBar = lazyComponent(async () => (await rareParts()).loadBulkBar());
const jobBar = lazyComponent(async () => (await rareParts()).loadJobBar());
const cellEditing = lazyComponent(async () => (await rareParts()).loadCellEditing());
const groupStrip = lazyComponent(async () => (await rareParts()).loadGroupStrip());
const recordGrid = lazyComponent(async () => (await rareParts()).loadRecordGrid());

const OF = { area: 'opportunities', nameOf: ({ title }) => title } as const satisfies TableKind<Opportunity>;

type TableProps = {
  pipelines: readonly Pipeline[];
  first: Page<Opportunity>;
  filters: Filters;
  /** Of the campaign that the filters name. */
  campaignName: string | null;
  /** Fields that cells hold: those of the list, and of the workspace. */
  fields: FieldList;
  viewColumns?: readonly string[] | null | undefined;
  /** Fields by which the list is grouped. */
  groups: readonly string[];
};

export function OpportunityTablePage({
  pipelines,
  first,
  filters,
  campaignName,
  fields,
  viewColumns,
  groups,
  ...island
}: IslandProps & TableProps) {
  return (
    <LeadsIsland {...island}>
      <PipelinesContext value={pipelines}>
        <OpportunityTable {...{ pipelines, first, filters, campaignName, fields, viewColumns, groups }} />
      </PipelinesContext>
    </LeadsIsland>
  );
}

function OpportunityTable({
  pipelines,
  first,
  filters,
  campaignName,
  fields,
  viewColumns,
  groups,
}: TableProps) {
  const texts = useTexts();
  const { t, tDynamic } = texts;
  const list = useListPage<Opportunity>(first, {
    path: '/api/crm/opportunities',
    filters,
    isCounted: true,
    neutral: ['sort', 'view', 'group'],
  });
  const [edited, setEdited] = useState<Opportunity | null | undefined>(undefined);
  const editing = useOpening(opportunityDialog);
  const { remove } = useDeletion('/api/crm/opportunities', { list });
  const edit = (row: Opportunity | null) => void editing.whenLoaded(() => setEdited(row));
  const shown = { ...texts, timeZone: useTimeZone(), now: useNow(), team: useTeam() };
  const own = Object.fromEntries(Object.entries(fields).filter(([, { label }]) => label !== undefined));
  const all = opportunityColumns(own, {
    shown,
    pipelines,
    acts: {
      onEdit: edit,
      onDelete: ({ id, title }) => void remove(id, t('leads:opportunities.deleted', { name: title })),
    },
  });
  const columns = useColumns(`opportunities${list.filters['view'] ?? ''}`, all, list.items, viewColumns);
  const inTable = all.filter((column) => column.id === 'acts' || columns.shown.includes(column));
  const sort = list.filters['sort'] || '-createdAt';
  // The heading of a column that is not shown has no arrow that would say it.
  const unseenOrder = inTable.some((column) => column.sort === sort.replace(/^-/, ''))
    ? ''
    : tDynamic(`leads:opportunities.sorts.${sort}`)?.toLowerCase();
  const { group } = list.filters;
  useLoaded(groupStrip, Boolean(group));
  const isPhone = useIsPhone();
  const matching = matchingOf(list.filters);
  const selection = useSelection(list.items, list.total ?? 0, JSON.stringify(matching));
  const [isTouched, setTouched] = useState(false);
  const hasGrid = useLoaded(recordGrid, !isPhone);
  useLoaded(cellEditing, isTouched && !isPhone);
  useLoaded(bulkBar, selection.ids.size > 0);
  const deals = useDealCells(pipelines);
  const job = useJob('opportunities');
  useLoaded(jobBar, job.id !== null);
  const reload = () => void list.reload();
  const touch = () => setTouched(true);
  useNewInAddress(() => edit(null));
  const isEmpty =
    list.items.length === 0 && list.status === 'ready' && !list.isNarrowed && !list.filters['view'];
  const pipelineId = Number(list.filters['pipelineId']) || undefined;
  const stages = stagesOf(pipelines, pipelineId);
  const notice = { words: filterWords(list.filters, stages, texts, campaignName), onClear: list.clear };
  const adding = {
    ...prefetchOnIntent(opportunityDialog),
    isPending: editing.isOpening,
    onPress: () => edit(null),
  };

  return (
    <div className={`filled-screen ${TOOLS_SCREEN}`} onFocus={touch} onPointerMove={touch}>
      {isEmpty ? null : (
        <OpportunitiesHead
          view="table"
          filters={list.filters}
          onSearch={(q) => list.setFilter('q', q)}
          isLoading={list.status === 'loading'}
          adding={adding}
          count={[listCount('opportunities', list, t), unseenOrder].filter(Boolean).join(' · ')}
          onGroup={() => list.setFilter('group', groups[0] ?? '')}
          acts={
            isPhone ? null : (
              <div className="max-sm:hidden">
                <ColumnsButton
                  columns={all.filter(({ id }) => id !== 'acts')}
                  chosen={columns.chosen}
                  onChoose={columns.choose}
                />
              </div>
            )
          }
        >
          <ListFilters list={list} notice={notice}>
            <OwnerFilter list={list} />
            {pipelines.length < 2 ? null : (
              <FilterSelect
                list={list}
                name="pipelineId"
                label={t('leads:opportunities.pipeline')}
                options={pipelineOptions(pipelines, t)}
              />
            )}
            <FilterSelect
              list={list}
              name="kind"
              label={t('leads:opportunities.filters.kind')}
              options={STAGE_KINDS.map((id) => ({ id, label: t(`leads:opportunities.kinds.${id}`) }))}
            />
            <FilterSelect
              list={list}
              name="source"
              label={t('leads:opportunities.filters.source')}
              options={LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }))}
            />
          </ListFilters>
        </OpportunitiesHead>
      )}
      {job.id === null ? null : <jobBar.Part followed={job} onChanged={reload} />}
      {group ? <groupStrip.Part area="opportunities" list={list} groups={groups} fields={fields} /> : null}
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        isEndless={!isPhone && hasGrid}
        empty={
          list.filters['view'] ? (
            <EmptyState title={t('ui:list.noMatch')} />
          ) : (
            <NoOpportunities adding={adding} />
          )
        }
      >
        {(items) =>
          hasGrid && !isPhone ? (
            <recordGrid.Part
              caption={t('leads:opportunities.title')}
              columns={inTable}
              rows={items}
              nameOf={OF.nameOf}
              sort={sort}
              onSort={(sort) => list.setFilter('sort', sort)}
              selected={selection.ids}
              onSelect={selection.select}
              onOpen={(id) => location.assign(hrefOf('opportunity', id))}
              hasMore={list.hasMore && !list.failure?.isMore}
              isLoading={list.status === 'loading'}
              onMore={() => void list.loadMore()}
            />
          ) : (
            <FirstRows
              caption={t('leads:opportunities.title')}
              columns={isPhone ? all : inTable}
              rows={items}
            />
          )
        }
      </ListStates>
      <cellEditing.Part
        of={OF}
        list={list}
        columns={inTable}
        fields={fields}
        onRefused={deals.onRefused}
        saidOf={deals.saidOf}
      />
      <requiredDialog.Part
        asked={deals.asked}
        onClose={deals.close}
        onMoved={(moved) => {
          deals.close();
          list.replace(moved);
        }}
        onGone={reload}
      />
      <bulkBar.Part of={OF} selection={selection} matching={matching} job={job} onChanged={reload} />
      <opportunityDialog.Part
        opportunity={edited}
        {...(pipelineId !== undefined && { pipelineId })}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void list.reload();
        }}
        onGone={() => void list.reload()}
      />
    </div>
  );
}

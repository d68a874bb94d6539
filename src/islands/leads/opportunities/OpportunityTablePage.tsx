import { useState } from 'react';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { STAGE_KINDS } from '#features/leads/leads.values.ts';
import type { Opportunity, Pipeline } from '#features/leads/opportunities/opportunity.schema.ts';
import type { Page } from '#shared/api.ts';
import { prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
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
import { OpportunitiesTable } from './OpportunitiesTable.tsx';
import { opportunityDialog } from './opportunity-parts.ts';
import { pipelineOptions, PipelinesContext, stagesOf } from '#islands/leads/pipelines/pipelines.ts';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { filterWords } from '#islands/leads/opportunities/filter-words.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type TableProps = {
  pipelines: readonly Pipeline[];
  first: Page<Opportunity>;
  filters: Filters;
  /** Of the campaign that the filters name. */
  campaignName: string | null;
};

export function OpportunityTablePage({
  pipelines,
  first,
  filters,
  campaignName,
  ...island
}: IslandProps & TableProps) {
  return (
    <LeadsIsland {...island}>
      <PipelinesContext value={pipelines}>
        <OpportunityTable {...{ pipelines, first, filters, campaignName }} />
      </PipelinesContext>
    </LeadsIsland>
  );
}

function OpportunityTable({ pipelines, first, filters, campaignName }: TableProps) {
  const texts = useTexts();
  const { t } = texts;
  const list = useListPage<Opportunity>(first, {
    path: '/api/crm/opportunities',
    filters,
    isCounted: true,
    neutral: ['sort', 'view'],
  });
  const [edited, setEdited] = useState<Opportunity | null | undefined>(undefined);
  const editing = useOpening(opportunityDialog);
  const { remove } = useDeletion('/api/crm/opportunities', { list });
  const edit = (row: Opportunity | null) => void editing.whenLoaded(() => setEdited(row));
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
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <OpportunitiesHead
          view="table"
          filters={list.filters}
          onSearch={(q) => list.setFilter('q', q)}
          isLoading={list.status === 'loading'}
          adding={adding}
          count={listCount('opportunities', list, t)}
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
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        empty={
          list.filters['view'] ? (
            <EmptyState title={t('ui:list.noMatch')} />
          ) : (
            <NoOpportunities adding={adding} />
          )
        }
      >
        {(items) => (
          <OpportunitiesTable
            items={items}
            onEdit={edit}
            onDelete={({ id, title }) => void remove(id, t('leads:opportunities.deleted', { name: title }))}
            sort={list.filters['sort'] || '-createdAt'}
            onSort={(sort) => list.setFilter('sort', sort)}
          />
        )}
      </ListStates>
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

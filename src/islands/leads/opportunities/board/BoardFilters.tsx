import type { Named } from '#features/leads/opportunities/opportunity.schema.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListFilters, type FiltersProps } from '#islands/lists/ListFilters.tsx';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { PipelineSwitch } from '#islands/leads/pipelines/PipelineSwitch.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { useBoard } from './use-board.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

type Props = {
  board: ReturnType<typeof useBoard>;
  pipelineId: number;
  /** Of opportunities. */
  views: readonly Named[];
  notice: NonNullable<FiltersProps['notice']>;
};

/** The filters of the table; its state is said by the columns. */
export function BoardFilters({ board, pipelineId, views, notice }: Props) {
  const { t } = useTexts();
  const filtersSet = [board.filters.owner, board.filters.source].filter((value) => value !== '').length;
  const list = {
    filtersSet,
    isNarrowed: filtersSet > 0 || notice.words.length > 0,
    clear: board.clear,
    status: board.status,
    total: null,
  };
  return (
    <ListFilters list={list} notice={notice}>
      <PipelineSwitch pipelineId={pipelineId} />
      <ViewSwitch views={views} chosen={board.filters['view'] ?? ''} />
      <OwnerFilter list={board} />
      <FilterSelect
        list={board}
        name="source"
        label={t('leads:opportunities.filters.source')}
        options={LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }))}
      />
    </ListFilters>
  );
}

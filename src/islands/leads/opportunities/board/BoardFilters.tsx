import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { ListFilters, type FiltersProps } from '#islands/lists/ListFilters.tsx';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { usePipelines } from '#islands/leads/pipelines/pipelines.ts';
import { PipelineSwitch } from '#islands/leads/pipelines/PipelineSwitch.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { useBoard } from './use-board.ts';

type Props = {
  board: ReturnType<typeof useBoard>;
  pipelineId: number;
  notice: NonNullable<FiltersProps['notice']>;
};

/** The filters of the board; a workspace of one person and one pipeline has none. */
export function BoardFilters({ board, pipelineId, notice }: Props) {
  const { t } = useTexts();
  const hasPipelines = usePipelines().length > 1;
  const hasTeam = useTeam().people.length > 0;
  if (!hasTeam && !hasPipelines && notice.words.length === 0) return null;
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
      <OwnerFilter list={board} />
      {hasPipelines ? (
        <FilterSelect
          list={board}
          name="source"
          label={t('leads:opportunities.filters.source')}
          options={LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }))}
        />
      ) : null}
    </ListFilters>
  );
}

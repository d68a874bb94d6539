import type { ReactNode } from 'react';
import type { StageChoice } from '#features/leads/pipelines/stage-name.rules.ts';
import type { FieldList } from '#shared/field-list.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { sortsFor, useTeam } from '#islands/leads/owners/team.ts';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import type { FiltersProps } from '#islands/lists/ListFilters.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { ColumnsButton } from './ColumnsButton.tsx';
import { chosenFilters } from './field-filters.ts';
import { listCount } from './list-count.ts';
import type { GridColumn, Listed, RecordListKind } from './record-list.ts';
import { stageName } from '#islands/leads/opportunities/stage-name.ts';
import type { List } from '#islands/lists/use-list.ts';

type Props<Row extends Listed> = {
  of: RecordListKind<Row>;
  list: List<Row>;
  notice: FiltersProps['notice'];
  fields: FieldList;
  tags: readonly string[];
  stages: readonly StageChoice[];
  columns: readonly GridColumn<Row>[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  isPhone: boolean;
  acts: ReactNode;
};

/** Search, filters, order and columns. */
export function RecordsTools<Row extends Listed>(props: Props<Row>) {
  const { of, list, notice, fields, tags, stages, columns, chosen, onChoose, isPhone, acts } = props;
  const texts = useTexts();
  const { t, tDynamic } = texts;
  const { area } = of;
  const team = useTeam();
  const ofFields = chosenFilters(area, fields, texts);
  return (
    <ListTools
      list={list}
      search={t(`leads:${area}.search`)}
      isMany
      notice={notice}
      {...(isPhone && {
        sorts: sortsFor(team, of.sorts).map((id) => ({
          id,
          label: tDynamic(`leads:${area}.sorts.${id}`) ?? id,
        })),
      })}
      count={listCount(area, list, t)}
      acts={
        <>
          {isPhone ? null : (
            // The server does not know how narrow the screen is.
            <div className="max-sm:hidden">
              <ColumnsButton columns={columns} chosen={chosen} onChoose={onChoose} />
            </div>
          )}
          {acts}
        </>
      }
    >
      <OwnerFilter list={list} />
      {tags.length > 0 ? (
        <FilterSelect
          list={list}
          name="tag"
          label={t('leads:common.filterTag')}
          options={tags.map((id) => ({ id, label: id }))}
        />
      ) : null}
      <FilterSelect
        list={list}
        name="source"
        label={t('leads:common.filterSource')}
        options={LEAD_SOURCES.map((id) => ({ id, label: t(`leads:sources.${id}`) }))}
      />
      <FilterSelect
        list={list}
        name="stage"
        label={t('leads:common.filterStage')}
        options={stages.map((stage) => ({ id: stage.key, label: stageName(stage, tDynamic) }))}
      />
      {ofFields.map((filter) => (
        <FilterSelect key={filter.name} list={list} {...filter} />
      ))}
    </ListTools>
  );
}

// One long file: a list of records joins its tools, its rows on each screen and its bars here.
import { useState } from 'react';
import type { StageChoice } from '#features/leads/pipelines/stage-name.rules.ts';
import type { Page } from '#shared/api.ts';
import type { FieldList } from '#shared/field-list.ts';
import { AddButton } from '#islands/ui/AddButton.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { lazyComponent, prefetchOnIntent, useLoaded, useOpening } from '#islands/ui/lazy-component.ts';
import { TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { daysWords } from '#islands/leads/days-words.ts';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { saidFilters } from './field-filters.ts';
import { FirstRows } from '#islands/leads/records/FirstRows.tsx';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { useNow } from '#islands/leads/now.tsx';
import { ListStates } from '#islands/lists/ListStates.tsx';
import type { Listed, RecordListKind } from './record-list.ts';
import { RecordsActions } from './RecordsActions.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { ImportLink } from '#islands/leads/import-export/RecordsExchange.tsx';
import { RecordsTools } from './RecordsTools.tsx';
import { useColumns } from './use-columns.ts';
import { useTicks } from './use-ticks.ts';
import { matchingOf } from '#islands/leads/bulk/matching.ts';
import { useJob } from '#islands/leads/bulk/use-job.ts';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useHasRemembered } from '#islands/lists/remembered-deletion.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const rareParts = () => import('./rare-parts.ts');
const bulkBar = lazyComponent(async () => (await rareParts()).loadBulkBar());
const jobBar = lazyComponent(async () => (await rareParts()).loadJobBar());
const cellEditing = lazyComponent(async () => (await rareParts()).loadCellEditing());
const rememberedUndo = lazyComponent(async () => (await rareParts()).loadRememberedUndo());
const groupStrip = lazyComponent(async () => (await rareParts()).loadGroupStrip());
const recordCards = lazyComponent(async () => (await rareParts()).loadRecordCards());
const recordGrid = lazyComponent(async () => (await import('./RecordGrid.tsx')).RecordGrid);

/** The one company that the list is narrowed to. */
const companyOf = ([first]: readonly object[]): string =>
  first && 'companyName' in first && typeof first.companyName === 'string' ? first.companyName : '';

const WITH_ACTIVITY = { activity: 'true' };

/** A view is left by its list's own address. */
const NEUTRAL = ['sort', 'view', 'group'];

/** Filters that come with an address and have no control of their own. */
const UNSEEN = ['companyId', 'createdFrom', 'createdTo'] as const;

export type RecordsProps<Row extends Listed> = {
  first: Page<Row>;
  filters: Filters;
  fields: FieldList;
  tags: readonly string[];
  stages: readonly StageChoice[];
  /** Of the view that the list is seen through; null where it says none. */
  viewColumns?: readonly string[] | null;
  /** Fields by which the list is grouped. */
  groups: readonly string[];
};

export function RecordsPage<Row extends Listed>({
  of,
  first,
  filters,
  fields,
  tags,
  stages,
  viewColumns,
  groups,
}: RecordsProps<Row> & { of: RecordListKind<Row> }) {
  const texts = useTexts();
  const { t } = texts;
  const { area } = of;
  const timeZone = useTimeZone();
  const list = useListPage<Row>(first, {
    path: `/api/crm/${area}`,
    filters,
    fixed: WITH_ACTIVITY,
    isCounted: true,
    neutral: NEUTRAL,
  });
  const sort = list.filters['sort'] || 'name';
  const all = of.columns({ ...texts, timeZone, now: useNow(), sort, team: useTeam() }, fields);
  const { view = '', group } = list.filters;
  useLoaded(groupStrip, Boolean(group));
  const columns = useColumns(area + view, all, list.items, viewColumns);
  const matching = matchingOf(list.filters);
  const isPhone = useIsPhone();
  const { selection, isSelecting, selecting } = useTicks(list, matching, isPhone);
  const hasGrid = useLoaded(recordGrid, !isPhone);
  const hasCards = useLoaded(recordCards, isPhone);
  const [isTouched, setTouched] = useState(false);
  useLoaded(cellEditing, isTouched && !isPhone);
  useLoaded(bulkBar, selection.ids.size > 0);
  const job = useJob(area);
  useLoaded(jobBar, job.id !== null);
  const hasRemembered = useHasRemembered();
  useLoaded(rememberedUndo, hasRemembered);
  const [isAdding, setAdding] = useState(false);
  const adding = useOpening(of.dialog);
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed && !view;
  const add = {
    ...prefetchOnIntent(of.dialog),
    isPending: adding.isOpening,
    onPress: () => void adding.whenLoaded(() => setAdding(true)),
  };
  useNewInAddress(() => void adding.whenLoaded(() => setAdding(true)));
  const { companyId, createdFrom, createdTo } = list.filters;
  const ofFields = saidFilters(area, fields, list.filters, texts);
  const unseen = [...UNSEEN, ...ofFields.flatMap(({ names }) => names)];
  const words = [
    ...(companyId ? [companyOf(list.items) || t('leads:picker.company')] : []),
    ...(createdFrom || createdTo
      ? [t('leads:common.filterCreated', { days: daysWords(createdFrom, createdTo, texts) })]
      : []),
    ...ofFields.map((each) => each.words),
  ];
  const notice = { words, onClear: () => unseen.forEach((name) => list.setFilter(name, '')) };
  const shared = {
    sort,
    rows: list.items,
    selected: selection.ids,
    onSelect: selection.select,
    hasMore: list.hasMore && !list.failure?.isMore,
    isLoading: list.status === 'loading',
    onMore: () => void list.loadMore(),
  };

  const touch = () => setTouched(true);
  return (
    <div className={`filled-screen ${TOOLS_SCREEN}`} onFocus={touch} onPointerMove={touch}>
      {isEmpty ? null : (
        <RecordsTools
          of={of}
          list={list}
          notice={notice}
          fields={fields}
          tags={tags}
          stages={stages}
          columns={all}
          chosen={columns.chosen}
          onChoose={columns.choose}
          isPhone={isPhone}
          acts={
            <>
              <RecordsActions
                area={area}
                filters={list.filters}
                selecting={selecting}
                onGroup={() => list.setFilter('group', groups[0] ?? '')}
              />
              <AddButton label={t(`leads:${area}.add`)} {...add} />
            </>
          }
        />
      )}
      {job.id === null ? null : <jobBar.Part followed={job} onChanged={() => void list.reload()} />}
      {group ? <groupStrip.Part area={area} list={list} groups={groups} fields={fields} /> : null}
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        isEndless
        empty={
          view ? (
            <EmptyState title={t('ui:list.noMatch')} />
          ) : (
            <EmptyState
              title={t(`leads:${area}.emptyTitle`)}
              readerText={t('ui:list.readerText')}
              action={
                <div className="flex flex-wrap gap-3">
                  <PlainButton variant="primary" {...add}>
                    {t(`leads:${area}.addFirst`)}
                  </PlainButton>
                  <ImportLink area={area} />
                </div>
              }
            >
              {t(`leads:${area}.emptyText`)}
            </EmptyState>
          )
        }
      >
        {() => {
          if (isPhone && hasCards) return <recordCards.Part of={of} isSelecting={isSelecting} {...shared} />;
          return hasGrid && !isPhone ? (
            <recordGrid.Part
              caption={t(`leads:${area}.title`)}
              columns={columns.shown}
              nameOf={(row) => of.nameOf(row, sort)}
              onSort={(by) => list.setFilter('sort', by)}
              onOpen={(id) => location.assign(hrefOf(of.kind, id))}
              {...shared}
            />
          ) : (
            <FirstRows
              caption={t(`leads:${area}.title`)}
              columns={isPhone ? all : columns.shown}
              rows={list.items}
            />
          );
        }}
      </ListStates>
      <cellEditing.Part of={of} list={list} columns={columns.shown} fields={fields} />
      <bulkBar.Part
        of={of}
        selection={selection}
        matching={matching}
        job={job}
        tags={tags}
        onChanged={() => void list.reload()}
      />
      {hasRemembered ? <rememberedUndo.Part path={`/api/crm/${area}`} list={list} /> : null}
      <of.dialog.Part
        record={isAdding ? null : undefined}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => location.assign(hrefOf(of.kind, id))}
      />
    </div>
  );
}

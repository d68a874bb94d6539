import { LayoutTemplate } from 'lucide-react';
import { Fragment } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { COMMUNICATION_STATUSES, COMMUNICATION_TYPES, DIRECTIONS } from '#features/leads/leads.values.ts';
import type { Page } from '#shared/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { ROWS, TOOLS_SCREEN } from '#islands/ui/list-styles.ts';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationRow } from './CommunicationRow.tsx';
import { ComposeMenu } from './ComposeMenu.tsx';
import { FilterNotice } from '#islands/lists/FilterNotice.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { listCount } from '#islands/leads/records/list-count.ts';
import { ListStates } from '#islands/lists/ListStates.tsx';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { OwnerFilter } from '#islands/leads/owners/OwnerFilter.tsx';
import { PeriodFilter } from '#islands/lists/PeriodFilter.tsx';
import { useMonthHeads } from '#islands/leads/use-month-heads.ts';
import { SaveViewMenu } from '#islands/leads/views/SaveViewMenu.tsx';
import { useComposing } from './use-composing.tsx';
import { useDeliveryStatus } from './use-delivery-status.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useListPage } from '#islands/lists/use-list-page.ts';
import type { Filters } from '#islands/lists/list-query.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';

type PageProps = { first: Page<Communication>; filters: Filters };

export function CommunicationsPage({ first, filters, ...island }: IslandProps & PageProps) {
  return (
    <LeadsIsland {...island}>
      <Communications first={first} filters={filters} />
    </LeadsIsland>
  );
}

const RECORDS = ['contact', 'company', 'opportunity'] as const;

function Communications({ first, filters }: PageProps) {
  const { t } = useTexts();
  const list = useListPage<Communication>(first, {
    path: '/api/crm/communications',
    filters,
    neutral: ['sort', 'view'],
    isCounted: true,
  });
  const isPhone = useIsPhone();
  const headOf = useMonthHeads();
  const reload = () => void list.reload();
  const { dialog, compose, edit, again } = useComposing(reload);
  const { remove } = useDeletion('/api/crm/communications', { list });
  useDeliveryStatus(list.items, list.replace);
  useNewInAddress(() => compose({ type: 'email' }));
  const { view } = list.filters;
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed && !view;
  const narrowedTo = RECORDS.filter((kind) => list.filters[`${kind}Id`]).map(
    (kind) => list.items[0]?.[kind]?.name ?? t(`leads:picker.${kind}`),
  );

  const notice = {
    words: narrowedTo,
    onClear: () => {
      for (const kind of RECORDS) list.setFilter(`${kind}Id`, '');
    },
  };

  return (
    <div className={TOOLS_SCREEN}>
      {isEmpty ? null : (
        <ListTools
          list={list}
          search={t('leads:communications.search')}
          notice={notice}
          count={listCount('communications', list, t)}
          acts={
            <>
              <SaveViewMenu
                area="communications"
                filters={list.filters}
                before={
                  isPhone
                    ? [
                        {
                          id: 'templates',
                          label: t('leads:templates.title'),
                          href: '/leadmanager/communications/templates',
                          icon: LayoutTemplate,
                        },
                      ]
                    : []
                }
              />
              <ComposeMenu onCompose={(type) => compose({ type })} />
            </>
          }
        >
          <FilterSelect
            list={list}
            name="type"
            label={t('leads:communications.type')}
            options={COMMUNICATION_TYPES.map((id) => ({ id, label: t(`leads:communications.types.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="direction"
            label={t('leads:communications.direction')}
            options={DIRECTIONS.map((id) => ({ id, label: t(`leads:communications.directions.${id}`) }))}
          />
          <FilterSelect
            list={list}
            name="status"
            label={t('leads:communications.status')}
            options={COMMUNICATION_STATUSES.map((id) => ({
              id,
              label: t(`leads:communications.statuses.${id}`),
            }))}
          />
          <OwnerFilter list={list} name="author" />
          <PeriodFilter list={list} />
        </ListTools>
      )}
      <FilterNotice {...notice} />
      <ListStates
        list={list}
        empty={
          view ? (
            <EmptyState title={t('ui:list.noMatch')} />
          ) : (
            <EmptyState
              title={t('leads:communications.emptyTitle')}
              readerText={t('ui:list.readerText')}
              action={<ComposeMenu isFirst onCompose={(type) => compose({ type })} />}
            >
              {t('leads:communications.emptyText')}
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul
            aria-label={t('leads:communications.title')}
            aria-busy={list.status === 'loading'}
            className={`${ROWS} sm:px-5`}
          >
            {items.map((item, at) => {
              const head = headOf(item.occurredAt, items[at - 1]?.occurredAt, items.at(-1)?.occurredAt);
              return (
                <Fragment key={item.id}>
                  {head === null ? null : (
                    <li className="px-4 py-1.5 text-xs font-semibold text-ink-soft sm:px-0">{head}</li>
                  )}
                  <li>
                    <CommunicationRow
                      communication={item}
                      onEdit={edit}
                      onAgain={again}
                      onDelete={({ id }) => void remove(id, t('leads:communications.deleted'))}
                    />
                  </li>
                </Fragment>
              );
            })}
          </ul>
        )}
      </ListStates>
      {dialog}
    </div>
  );
}

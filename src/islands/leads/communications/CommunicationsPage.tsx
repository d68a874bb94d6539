import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { COMMUNICATION_STATUSES, COMMUNICATION_TYPES, DIRECTIONS } from '#features/leads/leads.values.ts';
import type { Page } from '#shared/api.ts';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { CommunicationRow } from './CommunicationRow.tsx';
import { CommunicationTabs } from './CommunicationTabs.tsx';
import { ComposeButtons } from './ComposeButtons.tsx';
import { FilterNotice } from '#islands/leads/FilterNotice.tsx';
import { FilterSelect } from '#islands/leads/FilterSelect.tsx';
import { LeadsIsland, type IslandProps } from '#islands/leads/LeadsIsland.tsx';
import { listLead } from '#islands/leads/list-lead.ts';
import { ListStates } from '#islands/leads/ListStates.tsx';
import { PeriodFilter } from '#islands/leads/PeriodFilter.tsx';
import { useRememberedDeletion } from '#islands/leads/records/remembered-deletion.ts';
import { ScreenHead } from '#islands/ui/ScreenHead.tsx';
import { useComposing } from './use-composing.tsx';
import { useDeliveryStatus } from './use-delivery-status.ts';
import { useNewInAddress } from '#islands/leads/use-new-in-address.ts';
import { useRecords, type Filters } from '#islands/leads/records/use-records.ts';
import { useRemoval } from '#islands/leads/records/use-removal.ts';

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
  const list = useRecords<Communication>(first, { path: '/api/crm/communications', filters });
  const reload = () => void list.reload();
  const { dialog, compose, edit, again } = useComposing(reload);
  const { remove, offer } = useRemoval('/api/crm/communications', reload);
  useRememberedDeletion('communication', ({ id }) => offer(id, t('leads:communications.deleted')));
  useDeliveryStatus(list.items, list.replace);
  useNewInAddress(() => compose({ type: 'email' }));
  const isEmpty = list.items.length === 0 && list.status === 'ready' && !list.isNarrowed;
  const narrowedTo = RECORDS.filter((kind) => list.filters[`${kind}Id`]).map(
    (kind) => list.items[0]?.[kind]?.name ?? t(`leads:picker.${kind}`),
  );
  const composing = <ComposeButtons onCompose={(type) => compose({ type })} />;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHead title={t('leads:communications.title')} lead={listLead('communications', list, t)}>
        {isEmpty ? null : composing}
      </ScreenHead>
      <CommunicationTabs current="all" />
      {isEmpty ? null : (
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={t('leads:communications.search')}
            value={list.filters['q'] ?? ''}
            onChange={(q) => list.setFilter('q', q)}
            className="min-w-52 flex-1 max-sm:basis-full sm:max-w-xs"
          />
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
          <PeriodFilter list={list} />
          {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
        </div>
      )}
      <FilterNotice
        words={narrowedTo}
        onClear={() => {
          for (const kind of RECORDS) list.setFilter(`${kind}Id`, '');
        }}
      />
      <ListStates
        list={list}
        empty={
          <EmptyState seed="communications" title={t('leads:communications.emptyTitle')} action={composing}>
            {t('leads:communications.emptyText')}
          </EmptyState>
        }
      >
        {(items) => (
          <ul
            aria-label={t('leads:communications.title')}
            aria-busy={list.status === 'loading'}
            className="divide-y divide-line rounded-panel border border-line bg-surface px-4 sm:px-5"
          >
            {items.map((item) => (
              <li key={item.id}>
                <CommunicationRow
                  communication={item}
                  onEdit={edit}
                  onAgain={again}
                  onDelete={({ id }) => {
                    list.drop(id);
                    void remove(id, t('leads:communications.deleted'));
                  }}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      {dialog}
    </div>
  );
}

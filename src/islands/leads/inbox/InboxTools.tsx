import type { InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import { INBOX_KINDS } from '#features/site/contact/inbox.values.ts';
import { SearchField } from '#islands/ui/SearchField.tsx';
import { Spinner } from '#islands/ui/Spinner.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FilterSelect } from '#islands/leads/FilterSelect.tsx';
import type { RecordList } from '#islands/leads/records/use-records.ts';

/** Search and filters; only staff have more than one kind of entry. */
export function InboxTools({ list, isStaff }: { list: RecordList<InboxSummary>; isStaff: boolean }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label={t('leads:inbox.search')}
        value={list.filters['q'] ?? ''}
        onChange={(q) => list.setFilter('q', q)}
        className="min-w-52 flex-1 max-sm:basis-full sm:max-w-sm"
      />
      {isStaff ? (
        <FilterSelect
          list={list}
          name="kind"
          label={t('leads:inbox.kind')}
          options={INBOX_KINDS.map((id) => ({ id, label: t(`leads:inbox.kinds.${id}`) }))}
        />
      ) : null}
      {list.status === 'loading' ? <Spinner label={t('ui:states.loading')} /> : null}
    </div>
  );
}

import type { InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import { INBOX_KINDS } from '#features/site/contact/inbox.values.ts';
import { ListTools } from '#islands/lists/ListTools.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { FilterSelect } from '#islands/lists/FilterSelect.tsx';
import type { FiltersProps } from '#islands/lists/ListFilters.tsx';
import type { List } from '#islands/lists/use-list.ts';

type Props = { list: List<InboxSummary>; hasSite: boolean; notice: FiltersProps['notice'] };

/** Only staff get more than one kind of entry. */
export function InboxTools({ list, hasSite, notice }: Props) {
  const { t } = useTexts();
  return (
    <ListTools list={list} search={t('leads:inbox.search')} notice={notice}>
      {hasSite ? (
        <FilterSelect
          list={list}
          name="kind"
          label={t('leads:inbox.kind')}
          options={INBOX_KINDS.map((id) => ({ id, label: t(`leads:inbox.kinds.${id}`) }))}
        />
      ) : null}
    </ListTools>
  );
}

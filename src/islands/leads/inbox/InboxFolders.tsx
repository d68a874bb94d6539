import {
  countIn,
  INBOX_FOLDERS,
  type InboxCounts,
  type InboxFolder,
} from '#features/leads/inbox/inbox.rules.ts';
import { PlainSelect } from '#islands/ui/PlainSelect.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { LinkTabs } from '#islands/leads/search/LinkTabs.tsx';

const TABS: readonly InboxFolder[] = ['inbox', 'unread', 'archived', 'spam'];

type Props = { counts: InboxCounts; folder: InboxFolder; onChoose: (folder: InboxFolder) => void };

/** Tabs, for which a phone has no room: there it is a choice beside the search. */
export function InboxFolders({ counts, folder, onChoose }: Props) {
  const { t } = useTexts();
  const items = INBOX_FOLDERS.filter((id) => TABS.includes(id) || folder === id).map((id) => ({
    id,
    label: t(`leads:inbox.folders.${id}`),
    href: `/leadmanager/inbox${id === 'inbox' ? '' : `?status=${id}`}`,
    count: countIn(id, counts),
  }));
  return (
    <>
      <div className="min-w-0 max-sm:hidden">
        <LinkTabs label={t('leads:inbox.folder')} items={items} current={folder} onChoose={onChoose} />
      </div>
      <PlainSelect
        label={t('leads:inbox.folder')}
        value={folder}
        options={items.map(({ id, label, count }) => ({ id, label: `${label} (${count})` }))}
        onChange={onChoose}
        className="max-w-44 min-w-0 sm:hidden!"
      />
    </>
  );
}

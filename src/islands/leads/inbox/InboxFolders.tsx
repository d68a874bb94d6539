import {
  countIn,
  INBOX_FOLDERS,
  type InboxCounts,
  type InboxFolder,
} from '#features/leads/inbox/inbox.rules.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { LinkTabs } from '#islands/leads/search/LinkTabs.tsx';

type Props = { counts: InboxCounts; folder: InboxFolder; onChoose: (folder: InboxFolder) => void };

export function InboxFolders({ counts, folder, onChoose }: Props) {
  const { t } = useTexts();
  return (
    <LinkTabs
      label={t('leads:inbox.folder')}
      items={INBOX_FOLDERS.filter((id) => id !== 'all' || folder === id).map((id) => ({
        id,
        label: t(`leads:inbox.folders.${id}`),
        href: `/leadmanager/inbox${id === 'inbox' ? '' : `?status=${id}`}`,
        count: countIn(id, counts),
      }))}
      current={folder}
      onChoose={onChoose}
    />
  );
}

import { MailPlus, Pencil, Reply, Trash2 } from 'lucide-react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { isIncoming } from './composed.ts';

type Props = {
  communication: Communication;
  onEdit: (communication: Communication) => void;
  /** For an email: starts a new one with the same text, or the reply to one that came in. */
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

export function CommunicationMenu({ communication, onEdit, onAgain, onDelete }: Props) {
  const { t } = useTexts();
  const { type, status, subject } = communication;
  const entries: MenuEntry[] = [
    // A sent email cannot be edited.
    ...(status === 'logged'
      ? [
          {
            id: 'edit',
            label: t('leads:communications.edit'),
            icon: Pencil,
            onAction: () => onEdit(communication),
          },
        ]
      : []),
    ...(type === 'email'
      ? [
          {
            id: 'again',
            ...(isIncoming(communication)
              ? { label: t('leads:inbox.reply'), icon: Reply }
              : { label: t('leads:communications.again'), icon: MailPlus }),
            onAction: () => onAgain(communication),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t('leads:communications.delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => onDelete(communication),
    },
  ];
  return (
    <LazyMenu
      label={t('leads:list.actions', { name: subject ?? t(`leads:communications.types.${type}`) })}
      entries={entries}
    />
  );
}

import { MailPlus, Pencil, Reply, Trash2 } from 'lucide-react';
import type { Translate } from '#i18n/keys.ts';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import type { MenuEntry } from '#islands/ui/Menu.tsx';
import type { Icon } from '#islands/ui/icon.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { isIncoming } from './composed.ts';

export type CommunicationActs = {
  onEdit: (communication: Communication) => void;
  /** For an email: starts a new one with the same text, or the reply to one that came in. */
  onAgain: (communication: Communication) => void;
  onDelete: (communication: Communication) => void;
};

type Act = Extract<MenuEntry, { onAction: () => void }> & { icon: Icon };

/** Acts on a communication, the usual one first. */
export function communicationEntries(
  communication: Communication,
  { onEdit, onAgain, onDelete }: CommunicationActs,
  t: Translate,
): Act[] {
  const { type, status } = communication;
  const isReply = isIncoming(communication);
  return [
    ...(type === 'email'
      ? [
          {
            id: 'again',
            ...(isReply
              ? { label: t('leads:inbox.reply'), icon: Reply }
              : { label: t('leads:communications.again'), icon: MailPlus }),
            onAction: () => onAgain(communication),
          },
        ]
      : []),
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
    {
      id: 'delete',
      label: t('leads:communications.delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => onDelete(communication),
    },
  ];
}

/** The name of the menu: of which communication it is. */
export const communicationActsLabel = ({ subject, type }: Communication, t: Translate): string =>
  t('leads:list.actions', { name: subject ?? t(`leads:communications.types.${type}`) });

export function CommunicationMenu({
  communication,
  ...acts
}: { communication: Communication } & CommunicationActs) {
  const { t } = useTexts();
  return (
    <LazyMenu
      label={communicationActsLabel(communication, t)}
      entries={communicationEntries(communication, acts, t)}
    />
  );
}

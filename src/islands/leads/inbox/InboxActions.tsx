import { Archive, CircleCheck, Inbox, MailOpen, OctagonAlert, Reply, UserRoundPlus } from 'lucide-react';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import type { InboxStatus } from '#features/site/contact/inbox.values.ts';
import { Button } from '#islands/ui/Button.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { prefetchOnIntent } from '#islands/ui/lazy-component.ts';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { convertDialog, replyDialog } from './inbox-parts.ts';

export type InboxActs = {
  onReply: () => void;
  onConvert: () => void;
  onMove: (status: InboxStatus, message: string) => void;
  /** The reader answers, by telephone say. */
  onClaim: () => void;
  /** The reader is answering no more. */
  onRelease: () => void;
  isMoving: boolean;
  isOpening: 'reply' | 'convert' | null;
};

type Move = { status: InboxStatus; label: string; message: string; icon: typeof Archive };

/** The move that a wide screen has as a button, and the others. */
function movesOf({ status }: InboxEntry, t: Translate): Move[] {
  const back: Move = {
    status: 'read',
    label: t(status === 'spam' ? 'leads:inbox.notSpam' : 'leads:inbox.unarchive'),
    message: t('leads:inbox.movedBack'),
    icon: Inbox,
  };
  const archive: Move = {
    status: 'archived',
    label: t('leads:inbox.archive'),
    message: t('leads:inbox.archived'),
    icon: Archive,
  };
  const spam: Move = {
    status: 'spam',
    label: t('leads:inbox.spam'),
    message: t('leads:inbox.markedSpam'),
    icon: OctagonAlert,
  };
  const unread: Move = {
    status: 'unread',
    label: t('leads:inbox.markUnread'),
    message: t('leads:inbox.markedUnread'),
    icon: MailOpen,
  };
  const genuine: Move = {
    status: 'read',
    label: t('leads:inbox.genuine'),
    message: t('leads:inbox.markedGenuine'),
    icon: CircleCheck,
  };
  if (status === 'suspected') return [genuine, spam];
  if (status === 'spam') return [back];
  return status === 'archived' ? [back, spam] : [archive, spam, unread];
}

type MenuProps = { entry: InboxEntry } & Pick<InboxActs, 'onMove' | 'isMoving'>;

/** The rare moves; a phone has them all here, beside the name. */
export function InboxMenu({ entry, onMove, isMoving }: MenuProps) {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const moves = movesOf(entry, t);
  const shown = isPhone && moves.length > 1 ? moves : moves.slice(1);
  if (entry.status === 'suspected' || shown.length === 0) return null;
  return (
    <LazyMenu
      label={t('ui:actions.more')}
      entries={shown.map((move) => ({
        id: move.status,
        label: move.label,
        icon: move.icon,
        isDisabled: isMoving,
        onAction: () => onMove(move.status, move.message),
      }))}
    />
  );
}

export function InboxActions({ entry, ...acts }: { entry: InboxEntry } & InboxActs) {
  const { t } = useTexts();
  const isPhone = useIsPhone();
  const { onReply, onConvert, onMove, isMoving, isOpening } = acts;
  const { status } = entry;
  const moves = movesOf(entry, t);
  if (status === 'suspected')
    return (
      <div className="act flex flex-wrap items-center gap-2">
        {moves.map((move, at) => (
          <Button
            key={move.status}
            variant={at === 0 ? 'primary' : 'secondary'}
            icon={move.icon}
            isDisabled={isMoving}
            onPress={() => onMove(move.status, move.message)}
          >
            {move.label}
          </Button>
        ))}
      </div>
    );
  const [main, ...rare] = moves;
  return (
    <div className="act flex flex-wrap items-center gap-2">
      {entry.email === null ? null : (
        <Button
          variant={entry.repliedAt === null ? 'primary' : 'secondary'}
          icon={Reply}
          isPending={isOpening === 'reply'}
          {...prefetchOnIntent(replyDialog)}
          onPress={onReply}
        >
          {t('leads:inbox.reply')}
        </Button>
      )}
      {entry.isConvertible && status !== 'spam' ? (
        <Button
          icon={UserRoundPlus}
          isPending={isOpening === 'convert'}
          {...prefetchOnIntent(convertDialog)}
          onPress={onConvert}
        >
          {t('leads:inbox.convert')}
        </Button>
      ) : null}
      {main === undefined ? null : (
        <Button
          variant="quiet"
          icon={main.icon}
          className={rare.length > 0 ? 'max-sm:hidden' : ''}
          isDisabled={isMoving}
          onPress={() => onMove(main.status, main.message)}
        >
          {main.label}
        </Button>
      )}
      {isPhone ? null : <InboxMenu entry={entry} onMove={onMove} isMoving={isMoving} />}
    </div>
  );
}

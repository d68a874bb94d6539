import type { OutboxMail } from '#features/accounts/system/system.schema.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { Table } from '#islands/ui/Table.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useFigures } from './use-figures.ts';

type Props = {
  mails: OutboxMail[];
  isPending: boolean;
  onRetry: (mail: OutboxMail) => void;
  onDiscard: (mail: OutboxMail) => void;
};

const RETRY = {
  failed: 'account:system.mail.retry',
  held: 'account:system.mail.send',
  waiting: 'account:system.mail.sendNow',
} as const;

/** Emails with the reason why they have not gone out. */
export function MailTable({ mails, isPending, onRetry, onDiscard }: Props) {
  const { t } = useTexts();
  const { time, day } = useFigures();
  const labelOf = ({ recipient, subject }: OutboxMail, act: string) =>
    t('account:system.mail.actOf', { act, recipient, subject });
  const reasonOf = ({ isSealedAway, lastError, state }: OutboxMail) => {
    if (isSealedAway) return t('account:system.mail.sealedAway');
    return lastError ?? t(`account:system.mail.${state === 'held' ? 'heldReason' : 'noReason'}`);
  };
  const attemptsOf = ({ attempts, nextAttemptAt, isSealedAway }: OutboxMail) =>
    [
      attempts > 0 && t('account:system.mail.attempts', { count: attempts }),
      nextAttemptAt !== null &&
        nextAttemptAt !== '' &&
        !isSealedAway &&
        t('account:system.mail.next', { when: time(nextAttemptAt) }),
    ]
      .filter((part) => part !== false)
      .join(', ');
  const reason = (mail: OutboxMail) => (
    <span className="grid py-1.5 text-xs font-normal wrap-anywhere text-ink-soft">
      <span>{reasonOf(mail)}</span>
      <span>{attemptsOf(mail)}</span>
    </span>
  );
  const written = (mail: OutboxMail) => (
    <span className="grid py-1.5 text-xs whitespace-nowrap text-ink-soft">
      <span>{time(mail.createdAt)}</span>
      <span>{t('account:system.mail.until', { date: day(mail.deletedAt) })}</span>
    </span>
  );
  return (
    <Table<OutboxMail, string>
      caption={t('account:system.mail.title')}
      rows={mails}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'mail',
          label: t('account:system.mail.columns.mail'),
          isRowHeader: true,
          cell: (mail) => (
            <span className="grid min-w-36 py-1.5 wrap-anywhere">
              {mail.subject}
              <span className="text-xs font-normal text-ink-soft">{mail.recipient}</span>
              <span className="sm:hidden">{reason(mail)}</span>
            </span>
          ),
        },
        { id: 'reason', label: t('account:system.mail.columns.reason'), isSecondary: true, cell: reason },
        { id: 'written', label: t('account:system.mail.columns.written'), isSecondary: true, cell: written },
        {
          id: 'actions',
          label: t('account:system.mail.columns.actions'),
          isLabelHidden: true,
          cell: (mail) => (
            <span className="flex justify-end gap-1 max-sm:flex-col max-sm:items-end">
              <PlainButton
                variant="quiet"
                size="small"
                isDisabled={isPending}
                aria-label={labelOf(mail, t(RETRY[mail.state]))}
                onPress={() => onRetry(mail)}
              >
                {t(RETRY[mail.state])}
              </PlainButton>
              <PlainButton
                variant="quiet"
                size="small"
                isDisabled={isPending}
                aria-label={labelOf(mail, t('account:system.mail.discard'))}
                onPress={() => onDiscard(mail)}
              >
                {t('account:system.mail.discard')}
              </PlainButton>
            </span>
          ),
        },
      ]}
    />
  );
}

import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const TONES: Record<Communication['status'], BadgeTone> = {
  logged: 'neutral',
  queued: 'info',
  sent: 'success',
  failed: 'danger',
};

const ERRORS = { logged: 'retrying', queued: 'retrying', sent: 'notForAll', failed: 'failedWhy' } as const;

type Props = {
  communication: Pick<Communication, 'status' | 'error'> & Partial<Pick<Communication, 'recipient' | 'cc'>>;
};

export function StatusBadge({ status }: Pick<Communication, 'status'>) {
  const { t } = useTexts();
  return <Badge tone={TONES[status]}>{t(`leads:communications.statuses.${status}`)}</Badge>;
}

/** Delivery status, recipients and error of an email; of a logged one whom it was copied to, if anybody. */
export function DeliveryStatus({ communication: { status, error, recipient, cc = [] } }: Props) {
  const { t } = useTexts();
  if (status === 'logged' && cc.length === 0) return null;
  return (
    <div className="mt-1 grid gap-0.5 text-xs">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {status === 'logged' ? null : <StatusBadge status={status} />}
        {recipient ? (
          <span className="break-all text-ink-soft">{t('leads:communications.sentTo', { recipient })}</span>
        ) : null}
        {cc.length > 0 ? (
          <span className="break-all text-ink-soft">
            {t('leads:communications.copiedTo', { addresses: cc.join(', ') })}
          </span>
        ) : null}
      </p>
      {error === null ? null : (
        <p className={`break-words ${status === 'queued' ? 'text-ink-soft' : 'text-danger-ink'}`}>
          {t(`leads:communications.${ERRORS[status]}`, { error })}
        </p>
      )}
    </div>
  );
}

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

type Props = { communication: Pick<Communication, 'status' | 'error'> & { recipient?: string | null } };

/** Delivery status, recipient and error of an email; nothing for a logged communication. */
export function DeliveryStatus({ communication: { status, error, recipient } }: Props) {
  const { t } = useTexts();
  if (status === 'logged') return null;
  return (
    <div className="mt-1 grid gap-0.5 text-xs">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={TONES[status]}>{t(`leads:communications.statuses.${status}`)}</Badge>
        {recipient ? (
          <span className="break-all text-ink-soft">{t('leads:communications.sentTo', { recipient })}</span>
        ) : null}
      </p>
      {error === null ? null : (
        <p className={`break-words ${status === 'failed' ? 'text-danger-ink' : 'text-ink-soft'}`}>
          {t(status === 'failed' ? 'leads:communications.failedWhy' : 'leads:communications.retrying', {
            error,
          })}
        </p>
      )}
    </div>
  );
}

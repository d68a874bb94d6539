import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Webhook, WebhookDelivery } from '#features/accounts/webhooks/webhook.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Disclosure } from '#islands/ui/Disclosure.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Page } from '#shared/api.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';

const PAGE = '20';
/** While something is on its way, the log is read again so often; an attempt takes ten seconds at most. */
const LOOK_MS = 1_500;
const MOST_LOOKS = 8;

const TONES = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const;

type Props = {
  webhook: Webhook;
  host: string;
  /** Tests that were sent. */
  tests: number;
  onChanged: (webhook: Webhook) => void;
};

/** Deliveries of a webhook of the last 30 days: read when it is opened, page by page. */
export function DeliveryLog({ webhook, host, tests, onChanged }: Props) {
  const { t } = useTexts();
  const { id } = webhook;
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState<Page<WebhookDelivery> | null>(null);
  const looks = useRef(0);
  const { isPending, run } = useAct(t('webhooks:deliveriesFailed'));
  const load = (before: Page<WebhookDelivery> | null) =>
    run(async () => {
      const query = new URLSearchParams({
        limit: PAGE,
        ...(before?.nextCursor && { cursor: before.nextCursor }),
      });
      const next = await api<Page<WebhookDelivery>>('GET', `/api/webhooks/${id}/deliveries?${query}`);
      setPage({ ...next, items: [...(before?.items ?? []), ...next.items] });
    });
  const watch = () => {
    looks.current = 0;
    setOpen(true);
    void load(null);
  };
  const seenTests = useRef(tests);
  useEffect(() => {
    if (seenTests.current === tests) return;
    seenTests.current = tests;
    watch();
  });
  const isUnderway =
    page?.items.some(({ status, attempts }) => status === 'waiting' && attempts === 0) ?? false;
  useEffect(() => {
    if (!isOpen || !isUnderway || looks.current >= MOST_LOOKS) return undefined;
    const look = setTimeout(() => {
      looks.current += 1;
      void load(null).then(async () => onChanged(await api<Webhook>('GET', `/api/webhooks/${id}`)));
    }, LOOK_MS);
    return () => clearTimeout(look);
  });
  return (
    <Disclosure
      title={t('webhooks:deliveries')}
      className="border-t border-line px-4 py-1 sm:px-5"
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (next && !isOpen) watch();
        if (!next) setOpen(false);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
        <p className="text-xs text-ink-soft">{t('webhooks:deliveriesText')}</p>
        <PlainButton size="small" icon={RotateCw} isPending={isPending} onPress={watch}>
          {t('webhooks:refresh')}
        </PlainButton>
      </div>
      {page?.items.length === 0 ? (
        <p className="pb-3 text-sm text-ink-soft">{t('webhooks:deliveriesEmpty')}</p>
      ) : null}
      <ul aria-label={t('webhooks:deliveriesOf', { host })} className="divide-y divide-line">
        {page?.items.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} onReplayed={watch} />
        ))}
      </ul>
      {page?.nextCursor ? (
        <PlainButton size="small" className="my-2" isPending={isPending} onPress={() => void load(page)}>
          {t('webhooks:deliveriesMore')}
        </PlainButton>
      ) : null}
    </Disclosure>
  );
}

type RowProps = { webhook: Webhook; delivery: WebhookDelivery; onReplayed: () => void };

function DeliveryRow({ webhook, delivery, onReplayed }: RowProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { id, event, recordId, status, attempts, failure, responseStatus, durationMs } = delivery;
  const time = (iso: string) => formatDateTime(iso, tag, timeZone);
  const { isPending, run } = useAct(t('webhooks:replayFailed'));
  const name = t(`webhooks:eventNames.${event}`);
  const replay = () =>
    void run(async () => {
      await api('POST', `/api/webhooks/${webhook.id}/deliveries/${id}/replay`);
      toast.success(t('webhooks:replayed'));
      onReplayed();
    });
  const facts = [
    time(delivery.attemptedAt ?? delivery.createdAt),
    attempts > 0 ? t('webhooks:attempts', { count: attempts }) : '',
    failure && failure !== 'status' ? t(`webhooks:failures.${failure}`) : '',
    responseStatus === null ? '' : t('webhooks:answered', { status: responseStatus, ms: durationMs ?? 0 }),
    delivery.nextAttemptAt !== null && attempts > 0
      ? t('webhooks:next', { date: time(delivery.nextAttemptAt) })
      : '',
  ].filter((fact) => fact !== '');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-56">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {recordId === null ? null : (
            <span className="text-ink-soft">{t('webhooks:recordNumber', { id: recordId })}</span>
          )}
          <Badge tone={TONES[status]}>{t(`webhooks:statuses.${status}`)}</Badge>
        </span>
        <span className="block text-xs text-ink-soft">{facts.join(' · ')}</span>
      </div>
      {webhook.isActive ? (
        <PlainButton
          size="small"
          aria-label={t('webhooks:replayOf', { event: name, date: time(delivery.createdAt) })}
          isPending={isPending}
          onPress={replay}
        >
          {t('webhooks:replay')}
        </PlainButton>
      ) : null}
    </li>
  );
}

import { Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#features/accounts/webhooks/webhook.schema.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { LazyAlertDialog } from '#islands/ui/LazyAlertDialog.tsx';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { DeliveryLog } from './DeliveryLog.tsx';

const dialog = lazyComponent(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);

type Props = { webhook: Webhook; onChanged: (webhook: Webhook | null) => void };

/** Host and path: what tells two webhooks apart. */
const nameOf = ({ url }: Webhook): string => {
  const { host, pathname } = new URL(url);
  return pathname === '/' ? host : host + pathname;
};

export function WebhookPanel({ webhook, onChanged }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { id, isActive, offReason, failingSince, lastDeliveredAt, events } = webhook;
  const { host } = new URL(webhook.url);
  /** Grows with every test: the log opens and reads again. */
  const [tests, setTests] = useState(0);
  const testing = useAct(t('webhooks:testFailed'));
  const test = () =>
    void testing.run(async () => {
      await api('POST', `/api/webhooks/${id}/test`);
      toast.success(t('webhooks:tested'));
      setTests(tests + 1);
    });
  const isFailing = isActive && failingSince !== null;
  const words = isFailing
    ? t('webhooks:failingText', { date: formatDateTime(failingSince, tag, timeZone) })
    : offReason && t(offReason === 'gone' ? 'webhooks:offGoneText' : 'webhooks:offFailingText');
  const state = isFailing ? 'failing' : isActive ? 'on' : 'off';
  const tone = isFailing ? 'warning' : isActive ? 'success' : 'neutral';
  return (
    <section aria-label={nameOf(webhook)} className="rounded-panel border border-line bg-surface">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-1 py-2 pr-2 pl-4 sm:pl-5">
        <div className="min-w-0 flex-1 py-1.5 max-sm:basis-[calc(100%-4rem)]">
          <h2 className="flex flex-wrap items-center gap-2 text-base wrap-anywhere">
            {nameOf(webhook)}
            <Badge tone={tone}>{t(`webhooks:${state}`)}</Badge>
          </h2>
          <p className="mt-1 text-xs text-ink-soft">
            {t('webhooks:eventCount', { count: events.length })}
            {' · '}
            {lastDeliveredAt === null
              ? t('webhooks:neverDelivered')
              : t('webhooks:lastDelivered', { date: formatDateTime(lastDeliveredAt, tag, timeZone) })}
          </p>
        </div>
        <PanelMenu webhook={webhook} host={host} onChanged={onChanged} />
        {isActive ? (
          <PlainButton
            size="small"
            icon={Send}
            aria-label={t('webhooks:testOf', { host })}
            isPending={testing.isPending}
            onPress={test}
          >
            {t('webhooks:test')}
          </PlainButton>
        ) : null}
      </div>
      {words ? (
        <p className="border-t border-line px-4 py-3 text-sm text-ink sm:px-5" role="status">
          {words}
        </p>
      ) : null}
      <DeliveryLog webhook={webhook} host={host} tests={tests} onChanged={onChanged} />
    </section>
  );
}

function PanelMenu({ webhook, host, onChanged }: Props & { host: string }) {
  const { t } = useTexts();
  const { id, isActive } = webhook;
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const toEdit = useOpening(dialog);
  const switching = useAct(t('webhooks:switchFailed'));
  const deletion = useAct(t('webhooks:deleteFailed'));
  const turn = () =>
    void switching.run(async () => {
      const changed = await api<Webhook>('PATCH', `/api/webhooks/${id}`, { body: { isActive: !isActive } });
      toast.success(t(isActive ? 'webhooks:switchedOff' : 'webhooks:switchedOn'));
      onChanged(changed);
    });
  const remove = () =>
    void deletion.run(async () => {
      await api('DELETE', `/api/webhooks/${id}`);
      toast.success(t('webhooks:deleted'));
      onChanged(null);
    });
  return (
    <span className="sm:order-last">
      <LazyMenu
        label={t('webhooks:more', { host })}
        entries={[
          {
            id: 'edit',
            label: t('webhooks:edit'),
            icon: Pencil,
            onAction: () => void toEdit.whenLoaded(() => setEditing(true)),
          },
          {
            id: 'switch',
            label: t(isActive ? 'webhooks:switchOff' : 'webhooks:switchOn'),
            icon: Power,
            onAction: turn,
          },
          {
            id: 'delete',
            label: t('webhooks:delete'),
            icon: Trash2,
            tone: 'danger',
            onAction: () => setDeleting(true),
          },
        ]}
      />
      {isEditing && <dialog.Part webhook={webhook} onClose={() => setEditing(false)} onSaved={onChanged} />}
      <LazyAlertDialog
        isOpen={isDeleting}
        onOpenChange={() => setDeleting(false)}
        title={t('webhooks:deleteTitle', { host })}
        confirmLabel={t('webhooks:delete')}
        isPending={deletion.isPending}
        onConfirm={remove}
      >
        {t('webhooks:deleteText')}
      </LazyAlertDialog>
    </span>
  );
}

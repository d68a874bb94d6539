import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#features/accounts/webhooks/webhook.schema.ts';
import type { PageTexts } from '#i18n/page-texts.ts';
import { SessionDialog } from '#islands/session/SessionDialog.tsx';
import { EmptyState } from '#islands/ui/EmptyState.tsx';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { lazyComponent, prefetchOnIntent, useOpening } from '#islands/ui/lazy-component.ts';
import { TextsProvider, useTexts } from '#islands/ui/texts.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';

const dialog = lazyComponent(async () => (await import('./WebhookDialog.tsx')).WebhookDialog);

type Props = { webhooks: Webhook[]; isDemo: boolean };

export function WebhooksPage({
  texts,
  username,
  ...props
}: Props & { username: string; texts: PageTexts<'ui' | 'accounts' | 'account' | 'webhooks'> }) {
  return (
    <TextsProvider dictionary={texts}>
      <Webhooks {...props} />
      <SessionDialog username={username} />
    </TextsProvider>
  );
}

function Webhooks({ webhooks: first, isDemo }: Props) {
  const { t } = useTexts();
  const [webhooks, setWebhooks] = useState(first);
  const [isAdding, setAdding] = useState(false);
  const toAdd = useOpening(dialog);
  const replace = (id: number, next: Webhook | null) =>
    setWebhooks((all) => all.flatMap((each) => (each.id === id ? (next ? [next] : []) : [each])));
  const add = (label: string) => (
    <PlainButton
      variant="primary"
      icon={Plus}
      isPending={toAdd.isOpening}
      className="justify-self-start"
      {...prefetchOnIntent(dialog)}
      onPress={() => void toAdd.whenLoaded(() => setAdding(true))}
    >
      {label}
    </PlainButton>
  );
  return (
    <div className="grid max-w-4xl gap-5 pt-4">
      {webhooks.length === 0 ? (
        <EmptyState
          title={t('webhooks:emptyTitle')}
          action={isDemo ? undefined : add(t('webhooks:addFirst'))}
        >
          {t(isDemo ? 'webhooks:demo' : 'webhooks:emptyText')}
        </EmptyState>
      ) : (
        <>
          {add(t('webhooks:add'))}
          <ul aria-label={t('webhooks:list')} className="grid gap-5">
            {webhooks.map((webhook) => (
              <li key={webhook.id}>
                {webhook.deletedAt === null ? (
                  <WebhookPanel webhook={webhook} onChanged={(next) => replace(webhook.id, next)} />
                ) : (
                  <p className="rounded-panel border border-line bg-sunken px-4 py-3 text-sm wrap-anywhere text-ink-soft">
                    {t('webhooks:beingDeleted', { host: new URL(webhook.url).host })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {isAdding && (
        <dialog.Part onClose={() => setAdding(false)} onSaved={(made) => setWebhooks([made, ...webhooks])} />
      )}
    </div>
  );
}

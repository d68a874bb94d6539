import { useState } from 'react';
import type { NewWebhook, Webhook } from '#features/accounts/webhooks/webhook.schema.ts';
import type { WebhookEvent } from '#features/accounts/webhooks/webhook.values.ts';
import { api } from '#islands/api.ts';
import { useAct } from '#islands/accounts/settings/use-act.ts';
import { Button } from '#islands/ui/Button.tsx';
import { CopyField } from '#islands/ui/CopyField.tsx';
import { Dialog, DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { EventFields } from './EventFields.tsx';

type Props = {
  /** Changed; without one, a webhook is added. */
  webhook?: Webhook;
  onClose: () => void;
  onSaved: (webhook: Webhook) => void;
};

/** Adds a webhook, whose secret it shows once, or changes one. */
export function WebhookDialog({ webhook, onClose, onSaved }: Props) {
  const { t } = useTexts();
  const [secret, setSecret] = useState<string | null>(null);
  const title = secret ? 'createdTitle' : webhook ? 'editTitle' : 'addTitle';
  return (
    <Dialog isOpen onOpenChange={onClose} title={t(`webhooks:${title}`)}>
      {secret === null ? (
        <WebhookForm
          webhook={webhook}
          onCancel={onClose}
          onAdded={({ secret: shown, ...made }) => {
            setSecret(shown);
            onSaved(made);
          }}
          onEdited={(changed) => {
            onSaved(changed);
            onClose();
          }}
        />
      ) : (
        <>
          <DialogBody>
            <p className="text-sm">{t('webhooks:createdText')}</p>
            <CopyField label={t('webhooks:secret')} value={secret} />
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onPress={onClose}>
              {t('webhooks:done')}
            </Button>
          </DialogFooter>
        </>
      )}
    </Dialog>
  );
}

type FormProps = {
  webhook: Webhook | undefined;
  onCancel: () => void;
  onAdded: (webhook: NewWebhook) => void;
  onEdited: (webhook: Webhook) => void;
};

function WebhookForm({ webhook, onCancel, onAdded, onEdited }: FormProps) {
  const { t } = useTexts();
  const [url, setUrl] = useState(webhook?.url ?? '');
  const [events, setEvents] = useState<WebhookEvent[]>(webhook?.events ?? []);
  const { isPending, errors, run } = useAct(t(webhook ? 'webhooks:editFailed' : 'webhooks:addFailed'));
  const save = () =>
    void run(async () => {
      const body = { url: url.trim(), events };
      if (!webhook) return onAdded(await api<NewWebhook>('POST', '/api/webhooks', { body }));
      const changed = await api<Webhook>('PATCH', `/api/webhooks/${webhook.id}`, {
        body: { ...body, updatedAt: webhook.updatedAt },
      });
      toast.success(t('webhooks:edited'));
      onEdited(changed);
    });
  return (
    <SubmitForm
      onSubmit={save}
      onCancel={onCancel}
      isPending={isPending}
      submitLabel={t(webhook ? 'webhooks:save' : 'webhooks:add')}
    >
      <TextField
        label={t('webhooks:url')}
        description={t('webhooks:urlHint')}
        type="url"
        value={url}
        onChange={setUrl}
        error={errors.url}
        isRequired
        autoFocus
      />
      <EventFields chosen={events} onChange={setEvents} error={errors.events} />
    </SubmitForm>
  );
}

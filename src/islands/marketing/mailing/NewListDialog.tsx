import { useState } from 'react';
import type { Audience } from '#features/loop/mailing/mailing.schema.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { SubmitForm } from '#islands/ui/SubmitForm.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useSentForm } from './use-sent-form.ts';

type FormProps = { onClose: () => void; onMade: (list: Audience) => void };

export function NewListDialog({ isOpen, ...form }: FormProps & { isOpen: boolean }) {
  const { t } = useTexts();
  return (
    <Dialog isOpen={isOpen} onOpenChange={form.onClose} size="small" title={t('mailing:list.title')}>
      <NewListForm {...form} />
    </Dialog>
  );
}

function NewListForm({ onClose, onMade }: FormProps) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const { isPending, errors, submit } = useSentForm(t('mailing:lists.failed'), async () =>
    onMade(
      await api<Audience>('POST', '/api/marketing/lists', {
        body: { name },
        idempotencyKey: newIdempotencyKey(),
      }),
    ),
  );
  return (
    <SubmitForm
      onSubmit={submit}
      onCancel={onClose}
      isPending={isPending}
      submitLabel={t('mailing:lists.create')}
    >
      <TextField
        label={t('mailing:lists.name')}
        value={name}
        onChange={setName}
        error={errors['name']}
        isRequired
        autoFocus
      />
    </SubmitForm>
  );
}

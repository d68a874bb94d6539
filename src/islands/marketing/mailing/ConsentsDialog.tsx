import { useState } from 'react';
import type { Consents } from '#features/loop/mailing/mailing.schema.ts';
import { PURPOSES, type Purpose } from '#features/loop/mailing/mailing.values.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog, DialogBody, DialogForm } from '#islands/ui/Dialog.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useSentForm } from './use-sent-form.ts';

type Props = { isOpen: boolean; onClose: () => void };

/** Shows which purposes an address has agreed to, and has a place to note what was said by telephone or on paper. */
export function ConsentsDialog({ isOpen, onClose }: Props) {
  const { t } = useTexts();
  const [found, setFound] = useState<Consents>();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('mailing:consents.title')}
      description={t('mailing:consents.text')}
    >
      {found ? <Found found={found} onFound={setFound} /> : <Find onFound={setFound} />}
    </Dialog>
  );
}

function Find({ onFound }: { onFound: (found: Consents) => void }) {
  const { t } = useTexts();
  const [email, setEmail] = useState('');
  const { isPending, errors, submit } = useSentForm(t('mailing:consents.failed'), async () =>
    onFound(await api<Consents>('POST', '/api/marketing/consents/find', { body: { email } })),
  );
  return (
    <DialogForm
      onSubmit={submit}
      footer={
        <Button className="reading" variant="primary" type="submit" isPending={isPending}>
          {t('mailing:consents.find')}
        </Button>
      }
    >
      <TextField
        label={t('mailing:consents.email')}
        type="email"
        value={email}
        onChange={setEmail}
        error={errors['email']}
        isRequired
        autoFocus
      />
    </DialogForm>
  );
}

type FoundProps = { found: Consents; onFound: (found: Consents) => void };

function Found({ found, onFound }: FoundProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  return (
    <DialogBody>
      <p className="font-semibold wrap-anywhere">{found.email}</p>
      {found.isOptedOut ? (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning-ink">
          {t('mailing:consents.optedOut')}
        </p>
      ) : null}
      {found.items.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('mailing:consents.nothing')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {found.items.map(({ id, purpose, isGiven, proof, createdAt }) => (
            <li key={id} className="py-2">
              <span className="font-medium">
                {t(`mailing:consents.${isGiven ? 'given' : 'withdrawn'}`, {
                  purpose: t(`mailing:purposes.${purpose}`),
                })}
              </span>{' '}
              <span className="text-ink-soft">· {formatDateTime(createdAt, tag, timeZone)}</span>
              <span className="block wrap-anywhere whitespace-pre-line text-ink-soft">{proof}</span>
            </li>
          ))}
        </ul>
      )}
      <Note email={found.email} onFound={onFound} />
    </DialogBody>
  );
}

function Note({ email, onFound }: { email: string; onFound: (found: Consents) => void }) {
  const { t } = useTexts();
  const [purpose, setPurpose] = useState<Purpose>('offers');
  const [proof, setProof] = useState('');
  const [isGiven, setGiven] = useState(true);
  const { isPending, errors, submit } = useSentForm(t('mailing:lists.failed'), async () => {
    const body = { email, purpose, isGiven, proof };
    onFound(
      await api<Consents>('POST', '/api/marketing/consents', { body, idempotencyKey: newIdempotencyKey() }),
    );
    setProof('');
    toast.success(t('mailing:consents.noted'));
  });
  return (
    <form
      noValidate
      className="act grid gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="text-base font-semibold">{t('mailing:consents.note')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('mailing:consents.purpose')}
          value={purpose}
          onChange={setPurpose}
          options={PURPOSES.map((id) => ({ id, label: t(`mailing:purposes.${id}`) }))}
        />
        <Select
          label={t('mailing:list.consents')}
          value={isGiven ? 'agreed' : 'refused'}
          onChange={(value) => setGiven(value === 'agreed')}
          options={(['agreed', 'refused'] as const).map((id) => ({ id, label: t(`mailing:consents.${id}`) }))}
        />
      </div>
      <TextField
        label={t('mailing:consents.proof')}
        value={proof}
        onChange={setProof}
        error={errors['proof']}
        isRequired
      />
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        {t('mailing:consents.note')}
      </Button>
    </form>
  );
}

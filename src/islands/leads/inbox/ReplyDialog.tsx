import { useState } from 'react';
import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { api } from '#islands/api.ts';
import { AlertDialog } from '#islands/ui/AlertDialog.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { SendRecord } from '#islands/ui/use-record-form.ts';
import { EmailFields } from '#islands/leads/communications/EmailFields.tsx';
import { useCurrentUser } from '#islands/leads/current-user.ts';
import { ClaimedNote } from './ClaimedNote.tsx';
import { claimedBy, useClaim } from './use-claim.ts';

type Props = {
  entry: InboxEntry;
  onClose: () => void;
  /** Somebody has begun or stopped answering. */
  onChanged: (entry: InboxEntry) => void;
  onReplied: (entry: InboxEntry) => void;
};

/** Typing claims the entry, closing releases it; the server releases it with the answer. */
export function ReplyDialog({ entry, onClose, onChanged, onReplied }: Props) {
  const { t } = useTexts();
  const { other, setOther, typed, takeOver, release } = useClaim(entry, onChanged);
  /** Waits for the word whether to send it while somebody else is answering. */
  const [asking, setAsking] = useState<((isSent: boolean) => void) | null>(null);
  const me = useCurrentUser();
  const { id, name, email, company, position, subject, message, opportunity } = entry;
  const start = { subject: beginningOf(`Re: ${subject ?? name}`, MAX_LINE), body: '' };
  const values = {
    ...splitName(name),
    company,
    position,
    opportunity: opportunity?.name ?? null,
    myName: me.name,
    myEmail: me.email,
  };
  const send: SendRecord<InboxEntry> = async (values, { idempotencyKey }) => {
    const post = (evenIfClaimed: boolean) =>
      api<InboxEntry>('POST', `/api/crm/inbox/${id}/reply`, {
        body: { ...values, evenIfClaimed },
        idempotencyKey,
      });
    try {
      return await post(false);
    } catch (error) {
      const answering = claimedBy(error);
      if (answering === null) throw error;
      setOther(answering);
      const isSent = await new Promise<boolean>((resolve) => setAsking(() => resolve));
      setAsking(null);
      if (isSent) return post(true);
      throw error;
    }
  };
  const close = () => {
    release();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="large"
      title={t('leads:inbox.replyTitle', { name: name === '' ? (email ?? '') : name })}
      description={t('leads:inbox.replyTo', { email: email ?? '' })}
    >
      <RecordForm<InboxEntry>
        draftKey={`inbox-reply-${id}`}
        values={start}
        readAt={undefined}
        valuesOfStored={() => start}
        failedTitle={t('leads:inbox.replyFailed')}
        saveLabel={t('leads:communications.send')}
        send={send}
        isShownInForm={(error) => claimedBy(error) !== null}
        onCancel={close}
        onSaved={(saved) => {
          toast.success(t('leads:inbox.replySent'));
          onReplied(saved);
        }}
      >
        {(field) => (
          <>
            {other === null ? null : (
              <ClaimedNote
                other={other}
                onTakeOver={() =>
                  void takeOver().catch((error: unknown) =>
                    toast.error(t('leads:inbox.takeOverFailed'), errorText(error, t)),
                  )
                }
              />
            )}
            <p className="text-sm [overflow-wrap:anywhere]">
              <span className="font-medium">{t('leads:communications.to')}:</span>{' '}
              {name === '' || name === email ? email : `${name} <${email ?? ''}>`}
            </p>
            <EmailFields
              field={(called) => {
                const binding = field(called);
                if (called !== 'body') return binding;
                const onChange = (text: string) => {
                  binding.onChange(text);
                  typed(text);
                };
                return { ...binding, onChange };
              }}
              values={values}
              isSubjectRequired={false}
            />
            {message === '' ? null : (
              <blockquote
                tabIndex={0}
                aria-label={t('leads:inbox.original')}
                className="max-h-40 overflow-y-auto border-l-2 border-line-strong pl-3 text-sm leading-6 [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft"
              >
                {message}
              </blockquote>
            )}
          </>
        )}
      </RecordForm>
      <AlertDialog
        isOpen={asking !== null}
        onOpenChange={() => asking?.(false)}
        title={t('leads:inbox.sendAnywayTitle')}
        confirmLabel={t('leads:inbox.sendAnyway')}
        tone="accent"
        onConfirm={() => asking?.(true)}
      >
        {t('leads:inbox.sendAnywayText', { name: other?.name ?? '' })}
      </AlertDialog>
    </Dialog>
  );
}

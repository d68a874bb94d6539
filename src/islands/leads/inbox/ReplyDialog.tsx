import { splitName } from '#features/leads/inbox/inbox.rules.ts';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { api } from '#islands/api.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { EmailFields } from '#islands/leads/communications/EmailFields.tsx';
import { useCurrentUser } from '#islands/leads/current-user.ts';

type Props = { entry: InboxEntry; onClose: () => void; onReplied: (entry: InboxEntry) => void };

export function ReplyDialog({ entry, onClose, onReplied }: Props) {
  const { t } = useTexts();
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
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
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
        send={(typed, { idempotencyKey }) =>
          api<InboxEntry>('POST', `/api/crm/inbox/${id}/reply`, { body: typed, idempotencyKey })
        }
        onCancel={onClose}
        onSaved={(saved) => {
          toast.success(t('leads:inbox.replySent'));
          onReplied(saved);
        }}
      >
        {(field) => (
          <>
            <p className="text-sm [overflow-wrap:anywhere]">
              <span className="font-medium">{t('leads:communications.to')}:</span>{' '}
              {name === '' || name === email ? email : `${name} <${email ?? ''}>`}
            </p>
            <EmailFields field={field} values={values} isSubjectRequired={false} />
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
    </Dialog>
  );
}

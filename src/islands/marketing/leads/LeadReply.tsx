import { useState } from 'react';
import type { LeadReply as Reply } from '#features/loop/reply/lead-reply.types.ts';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { api, ApiError } from '#islands/api.ts';
import { PANEL, TEXT_LINK } from '#islands/marketing/screen-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';

type Props = { lead: Lead; reply: Reply };
type Sent = { repliedAt: string | null };

/** A line that ends as the draft left it, for the answer to be written. */
const isUnfinished = (body: string): boolean => /: ?…$/mu.test(body);

/** Answers the lead in the page, and is open until it has been answered; `leadActs` leads to its id. */
export function LeadReply({ lead, reply }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { entryId, subject, body } = reply;
  const [repliedAt, setRepliedAt] = useState(reply.repliedAt);
  const [isOpen, setOpen] = useState(reply.repliedAt === null);
  const start = { subject, body };
  return (
    <section id="reply" aria-label={t('marketing:reply.title')} className="grid scroll-mt-16 gap-3">
      {repliedAt === null ? null : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
          <p role="status">{t('marketing:reply.last', { when: formatDateTime(repliedAt, tag, timeZone) })}</p>
          <a href={`/leadmanager/inbox/${entryId}`} className={`${TEXT_LINK} touch-target`}>
            {t('marketing:reply.inInbox')}
          </a>
          {isOpen ? null : (
            <PlainButton className="act" size="small" onPress={() => setOpen(true)}>
              {t('marketing:reply.again')}
            </PlainButton>
          )}
        </div>
      )}
      {isOpen ? (
        <div className={PANEL}>
          <RecordForm<Sent>
            isInPage
            draftKey={`lead-reply-${entryId}`}
            values={start}
            readAt={undefined}
            valuesOfStored={() => start}
            failedTitle={t('marketing:reply.failed')}
            saveLabel={t('marketing:reply.send')}
            send={(typed, { idempotencyKey }) => {
              const message = t('marketing:reply.unfinished');
              return isUnfinished(typed['body'] ?? '')
                ? Promise.reject(new ApiError(422, { message, code: 'invalid', errors: { body: message } }))
                : api<Sent>('POST', `/api/crm/inbox/${entryId}/reply`, { body: typed, idempotencyKey });
            }}
            onSaved={(sent) => {
              toast.success(t('marketing:reply.sent'));
              setRepliedAt(sent.repliedAt);
              setOpen(false);
            }}
          >
            {(field) => (
              <>
                <p className="text-sm wrap-anywhere">
                  <span className="font-medium">{t('marketing:reply.to')}</span>{' '}
                  {[lead.contactName, `<${lead.contactEmail}>`].filter(Boolean).join(' ')}
                </p>
                <TextField {...field('subject')} label={t('marketing:reply.subject')} maxLength={200} />
                <TextArea {...field('body')} label={t('marketing:reply.text')} rows={8} isRequired />
              </>
            )}
          </RecordForm>
        </div>
      ) : null}
    </section>
  );
}

import { Inbox } from 'lucide-react';
import type { Lead } from '#features/marketing/leads/lead.schema.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { PANEL } from '#islands/marketing/screen-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** The message with its sender and time; of a lead that somebody typed in, the notes. */
export function LeadMessage({ lead, name }: { lead: Lead; name: string }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { notes, answers, consentAt, createdAt } = lead;
  /** Sent from a landing page; else somebody typed it in here. */
  const isAnswer = consentAt !== null;
  return (
    <section aria-labelledby="message-title" className={`${PANEL} grid gap-2 max-sm:gap-1 wrap-anywhere`}>
      <header className="flex items-center gap-x-3 text-sm">
        <Inbox size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <h2 id="message-title" className="min-w-0 flex-1 font-text text-sm font-medium">
          {isAnswer ? t('marketing:lead.wrote', { name }) : t('marketing:lead.notes')}
        </h2>
        <time dateTime={createdAt} className="shrink-0 text-xs text-ink-soft tabular-nums">
          {formatDateTime(createdAt, tag, timeZone)}
        </time>
      </header>
      <p
        className={`max-w-[68ch] leading-7 whitespace-pre-line sm:pl-7 ${notes === null ? 'text-ink-soft' : ''}`}
      >
        {notes ?? t(isAnswer ? 'marketing:lead.noMessage' : 'marketing:list.notWritten')}
      </p>
      {answers?.map(({ question, answer }, at) => (
        <div key={at} className="max-w-[68ch] pt-2 sm:pl-7">
          <p className="text-sm text-ink-soft">{question}</p>
          <p className="leading-7 whitespace-pre-line">{answer}</p>
        </div>
      ))}
    </section>
  );
}

import type { InboxSummary } from '#features/leads/inbox/inbox.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { formatBrief } from '#shared/dates/moment-text.ts';
import { AnsweringBadge } from './AnsweringBadge.tsx';
import { useNow } from '#islands/leads/now.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

/** Sender, time and excerpt; "unread" is announced, not only shown. Where there is one kind alone, no row says it. */
export function InboxRow({ entry, hasKinds }: { entry: InboxSummary; hasKinds: boolean }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { name, email, company, status, excerpt, createdAt, kind } = entry;
  const isUnread = status === 'unread';
  return (
    <span className="block">
      <span className="flex items-baseline gap-2">
        {isUnread ? (
          <span className="size-2 shrink-0 self-center rounded-full bg-accent-ink">
            <span className="sr-only">{t('leads:inbox.unread')}: </span>
          </span>
        ) : null}
        <span className={`min-w-0 flex-1 truncate text-base sm:text-sm ${isUnread ? 'font-semibold' : ''}`}>
          {name === '' ? email : name}
        </span>
        <time dateTime={createdAt} className="shrink-0 text-xs text-ink-soft tabular-nums">
          {formatBrief(createdAt, now, tag, timeZone)}
        </time>
      </span>
      {company === null ? null : <span className="block truncate text-xs text-ink-soft">{company}</span>}
      <span className="mt-1 line-clamp-1 text-sm leading-5 sm:line-clamp-2 break-words text-ink-soft">
        {excerpt === '' ? t('leads:inbox.noMessage') : excerpt}
      </span>
      <span className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
        <AnsweringBadge answering={entry.answering} />
        {status === 'suspected' ? <Badge tone="warning">{t('leads:inbox.folders.suspected')}</Badge> : null}
        {hasKinds && kind !== 'enquiry' ? (
          <Badge tone="neutral">{t(`leads:inbox.kinds.${kind}`)}</Badge>
        ) : null}
        {entry.repliedAt === null ? null : <Badge tone="info">{t('leads:inbox.replied')}</Badge>}
        {entry.convertedAt === null ? null : <Badge tone="success">{t('leads:inbox.converted')}</Badge>}
      </span>
    </span>
  );
}

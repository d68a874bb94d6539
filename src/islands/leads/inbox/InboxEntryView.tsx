import type { Chain } from '#features/loop/chain/chain.schema.ts';
import { LoopSteps } from '#islands/loop/LoopSteps.tsx';
import { buttonClass } from '#islands/ui/button-styles.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useIsPhone } from '#islands/ui/use-is-phone.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import type { InboxEntry } from '#features/leads/inbox/inbox.schema.ts';
import { DeliveryStatus } from '#islands/leads/communications/DeliveryStatus.tsx';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { InboxActions, InboxMenu, type InboxActs } from './InboxActions.tsx';
import { LinkedPhones } from '#islands/leads/contacts/LinkedPhones.tsx';
import { AnsweringBadge } from './AnsweringBadge.tsx';
import { inboxFacts } from './inbox-facts.tsx';
import { useTeam } from '#islands/leads/owners/team.ts';
import { RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  entry: InboxEntry;
  chain: Chain | null;
  products: Readonly<Record<string, string>>;
  /** Entries of several kinds come here. */
  hasKinds: boolean;
} & InboxActs;

export function InboxEntryView({ entry, chain, products, hasKinds, ...acts }: Props) {
  const texts = useTexts();
  const { t, tag } = texts;
  const timeZone = useTimeZone();
  const isPhone = useIsPhone();
  const { people } = useTeam();
  const { name, email, kind, createdAt, subject, message, replies, repliedAt, answering, status } = entry;
  const isWaiting = repliedAt === null && (status === 'unread' || status === 'read');
  const mayClaim = isWaiting && answering === null && people.length > 1;
  return (
    <>
      <header className="grid gap-4 border-b border-line px-5 py-5 sm:px-7 lg:sticky lg:top-0 lg:z-10 lg:bg-surface">
        <div className="flex items-start justify-between gap-x-3">
          <div className="min-w-0">
            <h2 id="entry-title" tabIndex={-1} className="text-lg [overflow-wrap:anywhere] outline-none">
              {name === '' ? email : name}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              {hasKinds ? <Badge>{t(`leads:inbox.kinds.${kind}`)}</Badge> : null}
              <time dateTime={createdAt}>{formatDateTime(createdAt, tag, timeZone)}</time>
              <AnsweringBadge answering={entry.answering} />
              {entry.answering?.isOwn || mayClaim ? (
                <button
                  type="button"
                  className={`act ${buttonClass('quiet', 'small')}`}
                  onClick={mayClaim ? acts.onClaim : acts.onRelease}
                >
                  {t(mayClaim ? 'leads:inbox.claim' : 'leads:inbox.release')}
                </button>
              ) : null}
            </p>
          </div>
          <div className="flex shrink-0 items-center">
            <LoopSteps kind="inbox_entry" id={entry.id} first={chain} />
            {isPhone ? <InboxMenu entry={entry} onMove={acts.onMove} isMoving={acts.isMoving} /> : null}
          </div>
        </div>
        {entry.status === 'suspected' ? (
          <div className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning-ink">
            <p className="font-semibold">{t('leads:inbox.suspectedTitle')}</p>
            <p className="mt-1 max-w-[68ch]">{t('leads:inbox.suspectedText')}</p>
          </div>
        ) : null}
        <InboxActions entry={entry} {...acts} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 px-5 py-6 sm:px-7">
        <div>
          {subject === null ? null : kind === 'landing_page' ? (
            // The sender has not written it.
            <p className="mb-2 text-sm [overflow-wrap:anywhere] text-ink-soft">
              {t('leads:inbox.fromPage', { words: subject })}
            </p>
          ) : (
            <p className="mb-2 text-sm font-semibold [overflow-wrap:anywhere]">{subject}</p>
          )}
          <p
            className={`max-w-[68ch] leading-7 [overflow-wrap:anywhere] whitespace-pre-line ${message === '' ? 'text-ink-soft' : ''}`}
          >
            {message === '' ? (
              t('leads:inbox.noMessage')
            ) : (
              <LinkedPhones text={message} places={entry.phonePlaces} />
            )}
          </p>
          {entry.answers.map(({ question, answer }, at) => (
            <div key={at} className="mt-4 max-w-[68ch] [overflow-wrap:anywhere]">
              <p className="text-sm text-ink-soft">{question}</p>
              <p className="leading-7 whitespace-pre-line">{answer}</p>
            </div>
          ))}
        </div>
        <Outcome entry={entry} />
        {repliedAt !== null && replies.length === 0 ? (
          // Replied by a colleague, whose workspace has the reply itself.
          <p className="text-sm text-ink-soft">
            {t('leads:inbox.repliedAt', { when: formatDateTime(repliedAt, tag, timeZone) })}
          </p>
        ) : null}
        {replies.length === 0 ? null : (
          <section aria-labelledby="replies-title">
            <h3 id="replies-title" className="font-text text-sm font-semibold">
              {t('leads:inbox.replies')}
            </h3>
            <ol className="mt-3 grid gap-4">
              {replies.map((reply) => (
                <li key={reply.id} className="border-l-2 border-line-strong pl-4">
                  <p className="text-sm font-medium [overflow-wrap:anywhere]">{reply.subject}</p>
                  <p className="mt-1 max-w-[68ch] text-sm leading-6 [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">
                    {reply.body}
                  </p>
                  <DeliveryStatus communication={reply} />
                  <p className="mt-1 text-xs text-ink-soft [overflow-wrap:anywhere]">
                    {reply.by} ·{' '}
                    <time dateTime={reply.occurredAt}>{formatDateTime(reply.occurredAt, tag, timeZone)}</time>
                  </p>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="facts-title" className="border-t border-line pt-5">
          <h3 id="facts-title" className="mb-3 font-text text-sm font-semibold">
            {t('leads:inbox.facts')}
          </h3>
          <RecordFacts
            facts={inboxFacts(entry, products, texts, timeZone)}
            className="gap-x-6 sm:grid-cols-2 xl:grid-cols-3"
          />
        </section>
      </div>
    </>
  );
}

function Outcome({ entry }: { entry: InboxEntry }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const { convertedAt, convertedBy, contact, linkedCompany, opportunity } = entry;
  if (convertedAt === null || entry.isConvertible) return null;
  const when = formatDateTime(convertedAt, tag, timeZone);
  return (
    <div className="rounded-control bg-success-soft px-4 py-3 text-sm text-success-ink">
      <p className="font-semibold">
        {contact === null
          ? t('leads:inbox.convertedElsewhere', { when })
          : convertedBy === null
            ? t('leads:inbox.convertedAt', { when })
            : t('leads:inbox.convertedBy', { when, name: convertedBy })}
      </p>
      <RecordLinks of={{ contact, company: linkedCompany, opportunity }} size="medium" className="mt-1" />
    </div>
  );
}

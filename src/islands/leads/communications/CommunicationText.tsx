import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { FACT_LINK } from '#islands/leads/fact-link.ts';
import { hrefOf } from '#islands/leads/hrefs.ts';
import { RecordAside, RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { MentionText } from './MentionText.tsx';
import { DeliveryStatus } from './DeliveryStatus.tsx';

const LINKED = ['contact', 'company', 'opportunity'] as const;

type Props = { communication: Communication };

/** Its text in full, and what became of it. */
export function CommunicationText({ communication }: Props) {
  const { t } = useTexts();
  const { body, inboxEntryId } = communication;
  return (
    <div>
      <p
        className={`max-w-[68ch] leading-7 [overflow-wrap:anywhere] whitespace-pre-line ${body === null ? 'text-ink-soft' : ''}`}
      >
        {body === null ? t('leads:inbox.noMessage') : <MentionText {...communication} />}
      </p>
      <div className="mt-3 empty:hidden">
        <DeliveryStatus communication={communication} />
      </div>
      {inboxEntryId === null ? null : (
        <a
          href={hrefOf('inbox', inboxEntryId)}
          className="mt-4 inline-flex min-h-control items-center text-sm font-semibold text-accent-ink"
        >
          {t('leads:timeline.inboxOpen')}
        </a>
      )}
    </div>
  );
}

/** The records that it hangs on. */
export function CommunicationLinks({ communication }: Props) {
  const { t } = useTexts();
  return (
    <div className="record-sections">
      <RecordAside>
        <RecordFacts
          facts={LINKED.map((kind) => {
            const record = communication[kind];
            return {
              label: t(`leads:picker.${kind}`),
              value:
                record === null ? null : (
                  <a className={FACT_LINK} href={hrefOf(kind, record.id)}>
                    {record.name}
                  </a>
                ),
            };
          })}
        />
      </RecordAside>
    </div>
  );
}

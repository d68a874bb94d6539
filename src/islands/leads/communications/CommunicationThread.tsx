import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { LoadFailure } from '#islands/lists/LoadFailure.tsx';
import type { List } from '#islands/lists/use-list.ts';
import { ROWS } from '#islands/ui/list-styles.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import type { CommunicationActs } from './CommunicationMenu.tsx';
import { CommunicationRow } from './CommunicationRow.tsx';
import { CommunicationText } from './CommunicationText.tsx';

/** Earlier ones that stand above the open one before more are asked for: it must stay in sight. */
const SHOWN_EARLIER = 3;

type Props = {
  shown: Communication;
  /** Of whom it is with; null where it hangs on no record. */
  name: string | null;
  /** The newest first. */
  list: List<Communication>;
} & CommunicationActs;

const isBefore = (one: Communication, other: Communication): boolean =>
  one.occurredAt < other.occurredAt || (one.occurredAt === other.occurredAt && one.id < other.id);

/** All that was said with the same person or company in the order of time, with the one of the page open in its place. */
export function CommunicationThread({ shown, name, list, ...acts }: Props) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const others = list.items.filter(({ id }) => id !== shown.id).toReversed();
  const earlier = others.filter((each) => isBefore(each, shown));
  const later = others.filter((each) => !isBefore(each, shown));
  const first = isWhole ? 0 : Math.max(0, earlier.length - SHOWN_EARLIER);
  const row = (communication: Communication) => (
    <li key={communication.id} className="sm:px-5">
      <CommunicationRow communication={communication} isAmongItsOwn {...acts} />
    </li>
  );
  return (
    <section aria-labelledby="thread-title" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2
        id="thread-title"
        className={others.length === 0 || name === null ? 'sr-only' : 'font-text text-sm font-semibold'}
      >
        {name === null ? t('leads:communications.body') : t('leads:communications.thread', { name })}
      </h2>
      {list.failure ? <LoadFailure failure={list.failure} onRetry={() => void list.retry()} /> : null}
      {first > 0 || list.hasMore ? (
        <PlainButton
          size="small"
          variant="quiet"
          icon={ChevronUp}
          className="-ml-3 justify-self-start text-accent-ink!"
          isPending={list.status === 'loading'}
          onPress={() => {
            setWhole(true);
            if (first === 0) void list.loadMore();
          }}
        >
          {t('leads:communications.showEarlier')}
        </PlainButton>
      ) : null}
      <ol aria-busy={list.status === 'loading'} className={ROWS}>
        {earlier.slice(first).map(row)}
        <li aria-current="true" className={`p-4 sm:p-5 ${others.length === 0 ? '' : 'bg-accent-soft/25'}`}>
          <CommunicationText communication={shown} />
        </li>
        {later.map(row)}
      </ol>
    </section>
  );
}

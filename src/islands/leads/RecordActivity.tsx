import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Communication } from '#features/leads/communication.schema.ts';
import type { RecordActivityData, RecordKind } from '#features/leads/record-activity.schema.ts';
import { useOpening } from '../ui/lazy-part.ts';
import { useTexts } from '../ui/texts.tsx';
import { communicationDialog } from './communication-parts.ts';
import type { Composed } from './CommunicationDialog.tsx';
import { OpportunityPanel } from './OpportunityPanel.tsx';
import type { RecordStart } from './record-start.ts';
import { TaskPanel } from './TaskPanel.tsx';
import { Timeline } from './Timeline.tsx';
import { useRemoval } from './use-removal.ts';
import { useTimeline } from './use-timeline.ts';

type Props = {
  kind: RecordKind;
  id: number;
  activity: RecordActivityData;
  /** What new communications, tasks and opportunities hang on: the record itself, and what it stands for. */
  start: RecordStart;
  /** The record's own facts, above its tasks. */
  aside?: ReactNode;
  /** Counted by a page whose own fields have a history: after each count the timeline is told anew. */
  version?: number;
  /** A change that the rest of the page depends on. */
  onChanged?: () => void;
};

/** What happened to a record and what has to happen next: timeline, tasks, and opportunities where it can have some. */
export function RecordActivity({ kind, id, activity, start, aside, version = 0, onChanged }: Props) {
  const { t } = useTexts();
  const timeline = useTimeline(kind, id, activity.timeline);
  const [composed, setComposed] = useState<Composed>();
  const { whenLoaded } = useOpening(communicationDialog);
  const changed = () => {
    void timeline.reload();
    onChanged?.();
  };
  const told = useRef(version);
  const tellAnew = useEffectEvent(() => void timeline.reload());
  useEffect(() => {
    if (told.current === version) return;
    told.current = version;
    tellAnew();
  }, [version]);
  const { remove } = useRemoval('/api/crm/communications', changed);
  const compose = (next: Composed) => void whenLoaded(() => setComposed(next));

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Timeline
        timeline={timeline}
        onCompose={(type) => compose({ type, ...start })}
        onEdit={(communication) => compose({ communication })}
        onAgain={({ subject, body, contact, company, opportunity }: Communication) =>
          compose({
            type: 'email',
            ...{ contact, company, opportunity },
            ...(subject !== null && { subject }),
            ...(body !== null && { body }),
          })
        }
        onDelete={(communication) => void remove(communication.id, t('leads:communications.deleted'))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:order-first">
        {aside}
        <TaskPanel kind={kind} id={id} first={activity.tasks} start={start} onChanged={changed} />
        {activity.opportunities ? (
          <OpportunityPanel
            kind={kind}
            id={id}
            first={activity.opportunities}
            stages={activity.stages}
            start={start}
            onChanged={changed}
          />
        ) : null}
      </div>
      <Suspense fallback={null}>
        {communicationDialog.isLoaded() ? (
          <communicationDialog.Part
            composed={composed}
            isOnRecord
            onClose={() => setComposed(undefined)}
            onSaved={() => {
              setComposed(undefined);
              changed();
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

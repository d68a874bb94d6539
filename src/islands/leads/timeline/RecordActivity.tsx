import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { RecordActivityData, RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import { RecordBar } from '#islands/record/RecordBar.tsx';
import { RecordColumns } from '#islands/record/RecordColumns.tsx';
import { dueTone } from '#features/leads/tasks/task.rules.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { OpportunityPanel } from '#islands/leads/opportunities/OpportunityPanel.tsx';
import { PipelinesContext } from '#islands/leads/pipelines/pipelines.ts';
import type { RecordStart } from '#islands/leads/records/record-start.ts';
import { TaskPanel } from '#islands/leads/tasks/TaskPanel.tsx';
import { ReachItems } from '#islands/leads/communications/ReachItems.tsx';
import { Timeline } from './Timeline.tsx';
import { ComposerLine } from '#islands/leads/communications/ComposerLine.tsx';
import { composer } from '#islands/leads/communications/communication-parts.ts';
import { useComposer } from '#islands/leads/communications/use-composer.ts';
import { useDeliveryStatus } from '#islands/leads/communications/use-delivery-status.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useTimeline } from './use-timeline.ts';

type Props = {
  kind: RecordKind;
  id: number;
  activity: RecordActivityData;
  /** Links of new communications, tasks and opportunities: the record and those it implies. */
  start: RecordStart;
  /** Facts of the record. */
  aside?: ReactNode;
  /** To call from a phone's bar. */
  phone?: string | null;
  /** Increased by a page whose own fields have a history, to reload the timeline. */
  version?: number;
  /** Called after a change that the rest of the page depends on. */
  onChanged?: () => void;
};

/** Past and future of a record: timeline, tasks, and opportunities if it can have some. */
export function RecordActivity(props: Props) {
  return (
    <PipelinesContext value={props.activity.pipelines}>
      <Activity {...props} />
    </PipelinesContext>
  );
}

function Activity({ kind, id, activity, start, aside, phone = null, version = 0, onChanged }: Props) {
  const { t } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const timeline = useTimeline(kind, id, activity.timeline);
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
  const emails = timeline.items.flatMap((item) =>
    item.kind === 'communication' ? [item.communication] : [],
  );
  useDeliveryStatus(emails, () => void timeline.reload());
  const { remove } = useDeletion('/api/crm/communications', { onChanged: changed });
  const { open, line, compose, edit, again, close } = useComposer(start);
  // The page of a marketing lead leads here.
  const composeAtOnce = useEffectEvent(() => {
    if (location.hash !== '#email') return;
    history.replaceState(history.state, '', location.pathname + location.search);
    compose('email');
  });
  useEffect(() => {
    const compose = () => composeAtOnce();
    compose();
    addEventListener('hashchange', compose);
    return () => removeEventListener('hashchange', compose);
  }, []);
  const [askedTasks, setAskedTasks] = useState(0);
  const openTasks = activity.tasks.items;
  const overdue = openTasks.filter((task) => dueTone(task, now, timeZone) === 'late').length;

  return (
    <>
      <RecordColumns
        factsLabel={
          <span>
            {openTasks.length === 0
              ? t('leads:common.details')
              : t('leads:activity.details', { count: openTasks.length })}
            {overdue === 0 ? null : (
              <span className="text-danger-ink"> · {t('leads:activity.overdue', { count: overdue })}</span>
            )}
          </span>
        }
        facts={
          <div className="record-sections">
            <TaskPanel
              kind={kind}
              id={id}
              first={activity.tasks}
              start={start}
              asked={askedTasks}
              onChanged={changed}
            />
            {aside}
            {activity.opportunities ? (
              <OpportunityPanel
                kind={kind}
                id={id}
                first={activity.opportunities}
                start={start}
                onChanged={changed}
              />
            ) : null}
          </div>
        }
      >
        <Timeline
          timeline={timeline}
          isOwn={kind === 'opportunity'}
          phone={phone}
          composer={
            open ? (
              <composer.Part
                {...open}
                onKind={compose}
                onClose={close}
                onSaved={() => {
                  close();
                  changed();
                }}
              />
            ) : (
              // A phone has these acts in its bar.
              <div className="max-lg:hidden">
                <ComposerLine line={line} addressee={activity.addressee} onCompose={compose} />
              </div>
            )
          }
          onEdit={edit}
          onAgain={again}
          onDelete={(communication) => void remove(communication.id, t('leads:communications.deleted'))}
        />
      </RecordColumns>
      <RecordBar label={t('leads:activity.acts')}>
        <ReachItems phone={phone} onCompose={compose} onTask={() => setAskedTasks(askedTasks + 1)} />
      </RecordBar>
    </>
  );
}

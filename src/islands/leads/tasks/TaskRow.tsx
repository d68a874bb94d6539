import { Bell, Pencil, Repeat, Trash2 } from 'lucide-react';
import { dueTone, type DueTone } from '#features/leads/tasks/task.rules.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { END_OF_DAY } from '#features/leads/tasks/task.values.ts';
import { wallTime } from '#shared/dates/days.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { dayText } from '#islands/leads/format-time.ts';
import { formatDateTime, formatDay } from '#shared/dates/moment-text.ts';
import { useNow } from '#islands/leads/now.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const TONES: Record<DueTone, string> = {
  late: 'font-semibold text-danger-ink',
  today: 'font-semibold text-ink',
  later: 'text-ink-soft',
  none: 'text-ink-soft',
  done: 'text-ink-soft',
};

type Props = {
  task: Task;
  /** Hides the record, which the page names already. */
  isOnRecord?: boolean;
  onCheck: (task: Task, isDone: boolean) => void;
  onEdit: (task: Task) => void;
  onDelete: (task: Task) => void;
};

export function TaskRow({ task, isOnRecord = false, onCheck, onEdit, onDelete }: Props) {
  const { t } = useTexts();
  const { title, notes, doneAt } = task;
  return (
    <div className="has-acts flex items-start gap-1">
      <span className="-ml-0.5 shrink-0">
        <Tick
          label={t('leads:tasks.checkOff', { name: title })}
          isTicked={doneAt !== null}
          onChange={(isDone) => onCheck(task, isDone)}
        />
      </span>
      <div className="min-w-0 flex-1 py-2 pointer-fine:py-1">
        <p
          className={`text-sm break-words ${doneAt === null ? 'font-medium' : 'text-ink-soft line-through'}`}
        >
          {title}
        </p>
        <TaskFacts task={task} />
        {notes === null ? null : (
          <p className="mt-0.5 line-clamp-2 text-xs break-words whitespace-pre-line text-ink-soft">{notes}</p>
        )}
        {isOnRecord ? null : <RecordLinks of={task} className="mt-0.5" />}
      </div>
      <span className="acts shrink-0">
        <LazyMenu
          label={t('leads:list.actions', { name: title })}
          entries={[
            { id: 'edit', label: t('leads:tasks.edit'), icon: Pencil, onAction: () => onEdit(task) },
            {
              id: 'delete',
              label: t('leads:tasks.delete'),
              icon: Trash2,
              tone: 'danger',
              onAction: () => onDelete(task),
            },
          ]}
        />
      </span>
    </div>
  );
}

function TaskFacts({ task }: { task: Task }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { dueAt, doneAt, remindAt, recurrence } = task;
  const tone = dueTone(task, now, timeZone);
  const due = dueAt === null ? null : wallTime(new Date(dueAt), timeZone);
  const when =
    due === null || dueAt === null
      ? null
      : due.time === END_OF_DAY
        ? dayText(due.day, tag)
        : formatDateTime(dueAt, tag, timeZone);
  if (when === null && doneAt === null && recurrence === null && remindAt === null) return null;
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-xs leading-5 ${TONES[tone]}`}>
      {doneAt !== null ? (
        <span>{t('leads:tasks.doneAt', { when: formatDateTime(doneAt, tag, timeZone) })}</span>
      ) : when === null ? null : (
        <span>{t(tone === 'late' ? 'leads:tasks.lateBy' : 'leads:tasks.due', { when })}</span>
      )}
      {recurrence === null ? null : (
        <span className="inline-flex items-center gap-1 font-normal text-ink-soft">
          <Repeat size={13} aria-hidden="true" />
          {t(`leads:tasks.recurrences.${recurrence}`)}
        </span>
      )}
      {remindAt === null || doneAt !== null ? null : (
        <span className="inline-flex items-center gap-1 font-normal text-ink-soft">
          <Bell size={13} aria-hidden="true" />
          {t('leads:tasks.reminder', { when: formatDay(remindAt, tag, timeZone) })}
        </span>
      )}
    </p>
  );
}

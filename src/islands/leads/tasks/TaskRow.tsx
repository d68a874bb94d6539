import { Bell, Pencil, Repeat, Trash2, UserCheck } from 'lucide-react';
import { daysLate, dueTone, type DueTone } from '#features/leads/tasks/task.rules.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { END_OF_DAY } from '#features/leads/tasks/task.values.ts';
import { wallTime } from '#shared/dates/days.ts';
import { LazyMenu } from '#islands/ui/LazyMenu.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { formatBrief, formatShortDay } from '#shared/dates/moment-text.ts';
import { ownerName, useTeam } from '#islands/leads/owners/team.ts';
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
  const texts = useTexts();
  const { t } = texts;
  const team = useTeam();
  const isOthers = team.people.length > 0 && task.assigneeId !== team.ownId;
  const assignee = isOthers
    ? (ownerName(team, task.assigneeId, texts) ?? t('leads:owners.no.assignee'))
    : null;
  const { title, notes, doneAt, recurrence, contact, company, opportunity } = task;
  const isDone = doneAt !== null;
  const records = isOnRecord ? [] : [contact ?? company, opportunity].filter((record) => record !== null);
  const about = [...records.map(({ name }) => name), assignee].filter((name) => name !== null);
  return (
    <div className={`list-row has-acts relative flex items-start gap-1 ${isOnRecord ? 'max-sm:px-0!' : ''}`}>
      <span
        data-in="lead"
        className="-ml-0.5 shrink-0 max-sm:z-1 max-sm:-mt-2.75! max-sm:-mr-2! max-sm:self-start!"
      >
        <Tick
          label={t('leads:tasks.checkOff', { name: title })}
          isTicked={isDone}
          onChange={(isNowDone) => onCheck(task, isNowDone)}
        />
      </span>
      <div className="min-w-0 flex-1 py-2 max-sm:contents pointer-fine:py-1">
        <div className="flex items-baseline gap-3 max-sm:contents">
          <button
            type="button"
            data-in="name"
            onClick={() => onEdit(task)}
            className={`min-w-0 flex-1 text-left text-sm break-words ${isDone ? '' : 'font-medium'}`}
          >
            <span className={isDone ? 'font-normal text-ink-soft line-through' : ''}>{title}</span>
          </button>
          <p data-in="fact" className="acts-under shrink-0 text-xs leading-5">
            {recurrence === null ? null : (
              <span className="mr-1.5 sm:hidden">
                <Repeat size={13} aria-hidden="true" className="inline align-[-2px]" />
                <span className="sr-only">{t(`leads:tasks.recurrences.${recurrence}`)}, </span>
              </span>
            )}
            <TaskTime task={task} />
          </p>
        </div>
        {about.length === 0 ? null : (
          <p data-in="about" className="sm:hidden">
            {about.join(' · ')}
          </p>
        )}
        {isOnRecord ? (
          <>
            <TaskFacts task={task} assignee={assignee} />
            {notes === null ? null : (
              <p
                data-in={about.length === 0 ? 'about' : 'next'}
                className="mt-0.5 line-clamp-2 text-xs break-words whitespace-pre-line text-ink-soft"
              >
                {notes}
              </p>
            )}
          </>
        ) : (
          <div className="mt-0.5 flex items-center gap-x-3 max-sm:contents">
            <RecordLinks of={task} className="max-w-2/3 min-w-0 max-sm:hidden" />
            <TaskFacts task={task} assignee={assignee} />
            {notes === null ? null : (
              <p
                data-in={about.length === 0 ? 'about' : 'next'}
                className="min-w-0 truncate text-xs leading-5 text-ink-soft"
              >
                {notes}
              </p>
            )}
          </div>
        )}
      </div>
      <span data-in="acts" className="acts acts-over shrink-0">
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

/** When it is due, or was done. A clock time stands only on its day, and where somebody has typed one. */
export function TaskTime({ task }: { task: Task }) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { dueAt, doneAt } = task;
  if (doneAt !== null) return t('leads:tasks.doneAt', { when: formatBrief(doneAt, now, tag, timeZone) });
  if (dueAt === null) return null;
  const tone = dueTone(task, now, timeZone);
  const isWholeDay = wallTime(new Date(dueAt), timeZone).time === END_OF_DAY;
  const lateDays = daysLate(dueAt, now, timeZone);
  const when = formatBrief(dueAt, now, tag, timeZone);
  if (lateDays > 0)
    return (
      <time dateTime={dueAt} title={when} className={`whitespace-nowrap ${TONES[tone]}`}>
        {t('leads:common.lateBy', { count: lateDays })}
      </time>
    );
  return (
    <time dateTime={dueAt} className={TONES[tone]}>
      {tone === 'late' ? <span className="sr-only">{t('leads:tasks.groups.late')}: </span> : null}
      {tone === 'today' && isWholeDay ? t('leads:tasks.groups.today') : when}
    </time>
  );
}

type FactsProps = { task: Task; assignee: string | null };

/** The assignee where that is somebody else, how often it comes again, and when it is announced. */
function TaskFacts({ task: { doneAt, remindAt, recurrence }, assignee }: FactsProps) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const isReminded = remindAt !== null && doneAt === null;
  if (recurrence === null && !isReminded && assignee === null) return null;
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-3 text-xs leading-5 text-ink-soft max-sm:hidden">
      {assignee === null ? null : (
        <span className="inline-flex items-center gap-1">
          <UserCheck size={13} aria-hidden="true" />
          <span className="sr-only">{t('leads:owners.assignee')}: </span>
          {assignee}
        </span>
      )}
      {recurrence === null ? null : (
        <span className="inline-flex items-center gap-1">
          <Repeat size={13} aria-hidden="true" />
          {t(`leads:tasks.recurrences.${recurrence}`)}
        </span>
      )}
      {isReminded ? (
        <span className="inline-flex items-center gap-1">
          <Bell size={13} aria-hidden="true" />
          {t('leads:tasks.reminder', { when: formatShortDay(remindAt, now, tag, timeZone) })}
        </span>
      ) : null}
    </p>
  );
}

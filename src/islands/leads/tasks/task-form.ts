import type { Task } from '#features/leads/tasks/task.schema.ts';
import { END_OF_DAY, RECURRENCES } from '#features/leads/tasks/task.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { dayText } from '#islands/leads/format-time.ts';
import { momentBody, momentValues } from './moment-fields.ts';
import { linkNames, linksOf, startValues, type RecordStart } from '#islands/leads/records/record-start.ts';

const MORNING = '08:00';

export function valuesOf(task: Task | null, start: RecordStart, timeZone: string, ownId: number): FormValues {
  const due = momentValues(task?.dueAt ?? null, timeZone);
  return {
    title: task?.title ?? '',
    notes: task?.notes ?? '',
    assigneeId: String((task ? task.assigneeId : ownId) ?? ''),
    dueDay: due.day,
    dueTime: due.time === END_OF_DAY ? '' : due.time,
    remindDay: momentValues(task?.remindAt ?? null, timeZone).day,
    recurrence: task?.recurrence ?? '',
    ...startValues(task ?? start),
  };
}

export function bodyOf(values: FormValues, timeZone: string): object {
  const { title, notes, dueDay, dueTime, remindDay, recurrence, assigneeId } = values;
  return {
    title,
    assigneeId: assigneeId ? Number(assigneeId) : null,
    notes,
    dueAt: momentBody(dueDay, dueTime || END_OF_DAY, timeZone),
    remindAt: momentBody(remindDay, MORNING, timeZone),
    recurrence: recurrence === '' ? null : recurrence,
    ...linksOf(values),
  };
}

/** Describes the stored version, for a conflict with another tab. */
export function describe(values: FormValues, { t, tag }: Texts): string[] {
  const { dueDay = '', dueTime = '' } = values;
  const recurrence = RECURRENCES.find((each) => each === values['recurrence']);
  return [
    values['title'] ?? '',
    dueDay === '' ? '' : t('leads:tasks.due', { when: `${dayText(dueDay, tag)} ${dueTime}`.trim() }),
    recurrence ? t(`leads:tasks.recurrences.${recurrence}`) : '',
    linkNames(values),
    values['notes'] ?? '',
  ];
}

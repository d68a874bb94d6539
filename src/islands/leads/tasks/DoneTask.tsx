import { CircleCheckBig, Pencil, RotateCcw } from 'lucide-react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { Button } from '#islands/ui/Button.tsx';
import { DialogBody, DialogFooter } from '#islands/ui/Dialog.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { useNow } from '#islands/leads/now.tsx';
import { RecordFacts } from '#islands/leads/records/RecordFacts.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import { formatBrief, formatDay } from '#shared/dates/moment-text.ts';
import { DeleteTask, type TaskActs } from './DeleteTask.tsx';

type Props = { task: Task; onEdit: () => void } & TaskActs;

/** A task that is done: read first, opened again or edited only where that is asked for. */
export function DoneTask({ task, onEdit, onCheck, onDelete }: Props) {
  const { t, tag } = useTexts();
  const timeZone = useTimeZone();
  const now = useNow();
  const { title, notes, dueAt, doneAt, recurrence } = task;
  return (
    <>
      <DialogBody isRead>
        <p className="flex gap-2.5 text-base leading-6 font-semibold wrap-anywhere">
          <CircleCheckBig size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success-ink" />
          {title}
        </p>
        <RecordFacts
          className="grid-cols-2 gap-x-4"
          facts={[
            {
              label: t('leads:tasks.states.done'),
              value: doneAt === null ? null : formatBrief(doneAt, now, tag, timeZone),
            },
            {
              label: t('leads:tasks.dueDay'),
              value: dueAt === null ? null : formatDay(dueAt, tag, timeZone),
            },
            {
              label: t('leads:tasks.recurrence'),
              value: recurrence === null ? null : t(`leads:tasks.recurrences.${recurrence}`),
            },
          ]}
        />
        {notes === null ? null : (
          <p className="text-sm leading-6 wrap-anywhere whitespace-pre-line">{notes}</p>
        )}
        <RecordLinks of={task} size="medium" />
      </DialogBody>
      <DialogFooter start={onDelete ? <DeleteTask task={task} onDelete={onDelete} /> : null}>
        {onCheck ? (
          <Button className="act" icon={RotateCcw} onPress={() => onCheck(task, false)}>
            {t('leads:tasks.bulkReopen')}
          </Button>
        ) : null}
        <Button className="act" icon={Pencil} onPress={onEdit}>
          {t('leads:tasks.edit')}
        </Button>
      </DialogFooter>
    </>
  );
}

import { useState } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { RECURRENCES } from '#features/leads/tasks/task.values.ts';
import { api } from '#islands/api.ts';
import { FieldsDisclosure } from '#islands/ui/FieldsDisclosure.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RecordForm } from '#islands/ui/RecordForm.tsx';
import { OptionalSelect } from '#islands/ui/OptionalSelect.tsx';
import { Select } from '#islands/ui/Select.tsx';
import { TextArea, TextField } from '#islands/ui/TextField.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { FieldBinding } from '#islands/ui/use-record-form.ts';
import { PickerField } from '#islands/leads/search/PickerField.tsx';
import { startKey, type RecordStart } from '#islands/leads/records/record-start.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { DeleteTask, type TaskActs } from './DeleteTask.tsx';
import { DoneTask } from './DoneTask.tsx';
import { bodyOf, describe, valuesOf } from './task-form.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Props = {
  /** The task being edited; null for a new one; undefined: closed. */
  task: Task | null | undefined;
  start?: RecordStart;
  onClose: () => void;
  onSaved: (saved: Task) => void;
  onGone?: () => void;
} & TaskActs;

const ONCE = 'none';

/** Edits a task, or creates one; one that is done is read first. */
export function TaskDialog(props: Props) {
  const { t } = useTexts();
  const { task, onClose } = props;
  const [editing, setEditing] = useState<number | null>(null);
  const isRead = task != null && task.doneAt !== null && editing !== task.id;
  const close = () => {
    setEditing(null);
    onClose();
  };
  return (
    <Dialog
      isOpen={task !== undefined}
      onOpenChange={close}
      title={t(
        task === null ? 'leads:tasks.createTitle' : isRead ? 'leads:tasks.name' : 'leads:tasks.editTitle',
      )}
    >
      {isRead ? (
        <DoneTask {...props} task={task} onEdit={() => setEditing(task.id)} />
      ) : (
        <TaskForm {...props} onClose={close} />
      )}
    </Dialog>
  );
}

function TaskForm({ task, start = {}, onClose, onSaved, onGone, onDelete }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const timeZone = useTimeZone();
  const { ownId } = useTeam();
  const isNew = task === null;
  const isOnRecord = isNew && startKey(start) !== '';
  return (
    <RecordForm<Task>
      acts={task && onDelete ? <DeleteTask task={task} onDelete={onDelete} /> : null}
      draftKey={`task-${task?.id ?? `new${startKey(start)}`}`}
      values={valuesOf(task ?? null, start, timeZone, ownId)}
      readAt={task?.updatedAt}
      valuesOfStored={(stored) => valuesOf(stored, start, timeZone, ownId)}
      describeStored={(values) => describe(values, texts)}
      failedTitle={t(isNew ? 'leads:tasks.createFailed' : 'leads:list.saveFailed')}
      {...(onGone && { onGone })}
      send={(values, { idempotencyKey, readAt }) =>
        task
          ? api<Task>('PATCH', `/api/crm/tasks/${task.id}`, {
              body: { ...bodyOf(values, timeZone), updatedAt: readAt },
            })
          : api<Task>('POST', '/api/crm/tasks', { body: bodyOf(values, timeZone), idempotencyKey })
      }
      onCancel={onClose}
      onSaved={(saved) => {
        toast.success(t(isNew ? 'leads:tasks.created' : 'leads:tasks.updated'));
        onSaved(saved);
      }}
    >
      {(field) => <TaskFields field={field} isOnRecord={isOnRecord} />}
    </RecordForm>
  );
}

function TaskFields({ field, isOnRecord }: { field: (name: string) => FieldBinding; isOnRecord: boolean }) {
  const { t } = useTexts();
  const team = useTeam().people;
  const recurrence = field('recurrence');
  const assignee = field('assigneeId');
  const isFormer = assignee.value !== '' && !team.some(({ id }) => String(id) === assignee.value);
  return (
    <>
      <TextField {...field('title')} label={t('leads:tasks.name')} isRequired autoFocus />
      <div className="fields grid-cols-2">
        <TextField
          {...field('dueDay')}
          type="date"
          error={field('dueAt').error}
          label={t('leads:tasks.dueDay')}
        />
        <TextField
          {...field('dueTime')}
          label={t('leads:tasks.dueTime')}
          placeholder={t('leads:tasks.anyTime')}
        />
      </div>
      {isOnRecord ? null : <PickerField kind="contact" label={t('leads:picker.contact')} field={field} />}
      <TextArea {...field('notes')} label={t('leads:tasks.notes')} rows={3} />
      <FieldsDisclosure
        title={t('leads:common.moreDetails')}
        names={['remindDay', 'recurrence', 'companyId', 'opportunityId']}
        field={field}
      >
        <TextField
          {...field('remindDay')}
          type="date"
          error={field('remindAt').error}
          label={t('leads:tasks.remindDay')}
        />
        <Select
          label={t('leads:tasks.recurrence')}
          value={RECURRENCES.find((id) => id === recurrence.value) ?? ONCE}
          onChange={(id) => recurrence.onChange(id === ONCE ? '' : id)}
          error={recurrence.error}
          options={[ONCE, ...RECURRENCES].map((id) => ({
            id,
            label: t(`leads:tasks.recurrences.${RECURRENCES.find((each) => each === id) ?? ONCE}`),
          }))}
        />
        {team.length === 0 ? null : (
          <OptionalSelect
            {...assignee}
            label={t('leads:owners.assignee')}
            noneLabel={t('leads:owners.no.assignee')}
            options={[
              ...team.map(({ id, name }) => ({ id: String(id), label: name })),
              ...(isFormer ? [{ id: assignee.value, label: t('leads:owners.former') }] : []),
            ]}
          />
        )}
        {isOnRecord ? null : (
          <>
            <div className="sm:col-span-2">
              <PickerField kind="company" label={t('leads:picker.company')} field={field} />
            </div>
            <div className="sm:col-span-2">
              <PickerField kind="opportunity" label={t('leads:picker.opportunity')} field={field} />
            </div>
          </>
        )}
      </FieldsDisclosure>
    </>
  );
}

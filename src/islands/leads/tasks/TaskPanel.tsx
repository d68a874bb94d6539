import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordKind } from '#features/leads/timeline/record-activity.schema.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import type { Page } from '#shared/api.ts';
import { PlainButton } from '#islands/ui/PlainButton.tsx';
import { useOpening } from '#islands/ui/lazy-component.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { Panel } from '#islands/leads/Panel.tsx';
import { ofRecord, type RecordStart } from '#islands/leads/records/record-start.ts';
import { taskDialog } from './task-parts.ts';
import { TaskRow } from './TaskRow.tsx';
import { useList } from '#islands/lists/use-list.ts';
import { useDeletion } from '#islands/lists/use-deletion.ts';
import { useTaskCheck } from './use-task-check.ts';

type Props = {
  kind: RecordKind;
  id: number;
  first: Page<Task>;
  start: RecordStart;
  /** Increases when a new task is asked for elsewhere on the page. */
  asked: number;
  onChanged: () => void;
};

export function TaskPanel({ kind, id, first, start, asked, onChanged }: Props) {
  const { t } = useTexts();
  const list = useList<Task>(first, {
    path: '/api/crm/tasks',
    fixed: { ...ofRecord(kind, id), state: 'open' },
  });
  const [edited, setEdited] = useState<Task | null | undefined>(undefined);
  const { isOpening, whenLoaded } = useOpening(taskDialog);
  const changed = () => {
    void list.reload();
    onChanged();
  };
  const { remove } = useDeletion('/api/crm/tasks', { list, onChanged });
  const check = useTaskCheck({
    onShown: list.replace,
    onSaved: ({ recurrence }) => (recurrence === null ? onChanged() : changed()),
    onGone: changed,
  });
  const edit = (task: Task | null) => void whenLoaded(() => setEdited(task));
  const answered = useRef(asked);
  const answer = useEffectEvent(() => edit(null));
  useEffect(() => {
    if (answered.current === asked) return;
    answered.current = asked;
    answer();
  }, [asked]);
  return (
    <Panel
      id="tasks-title"
      title={t('leads:activity.tasks')}
      add={{ label: t('leads:activity.addTask'), onPress: () => edit(null), isPending: isOpening }}
    >
      {list.items.length === 0 ? (
        kind === 'opportunity' ? (
          <PlainButton
            size="small"
            icon={Plus}
            className="act"
            isPending={isOpening}
            onPress={() => edit(null)}
          >
            {t('leads:activity.nextStep')}
          </PlainButton>
        ) : (
          <p className="text-sm text-ink-soft">{t('leads:activity.noTasks')}</p>
        )
      ) : (
        <ul className="divide-y divide-line">
          {list.items.map((task) => (
            <li key={task.id}>
              <TaskRow
                task={task}
                isOnRecord
                onCheck={(each, isDone) => void check(each, isDone)}
                onEdit={edit}
                onDelete={(each) => void remove(each.id, t('leads:tasks.deleted', { name: each.title }))}
              />
            </li>
          ))}
        </ul>
      )}
      {list.items.length === 0 ? null : (
        <p>
          <a
            href={`/leadmanager/tasks?${new URLSearchParams({ ...ofRecord(kind, id), state: 'open' })}`}
            className="inline-flex min-h-control items-center text-sm font-semibold text-accent-ink no-underline hover:underline"
          >
            {t('leads:activity.allTasks')}
          </a>
        </p>
      )}
      <taskDialog.Part
        task={edited}
        start={start}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          changed();
        }}
        onGone={changed}
        onCheck={(task, isDone) => {
          setEdited(undefined);
          void check(task, isDone);
        }}
        onDelete={({ id: taskId, title }) => {
          setEdited(undefined);
          void remove(taskId, t('leads:tasks.deleted', { name: title }));
        }}
      />
    </Panel>
  );
}

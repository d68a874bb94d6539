import type { Task } from '#features/leads/tasks/task.schema.ts';
import { END_OF_DAY, RECURRENCES } from '#features/leads/tasks/task.values.ts';
import { CellEditing } from '#islands/leads/cells/CellEditing.tsx';
import type { CellField } from '#islands/leads/cells/cell-fields.ts';
import { JobBar } from '#islands/leads/bulk/JobBar.tsx';
import { matchingOf } from '#islands/leads/bulk/matching.ts';
import { useJob } from '#islands/leads/bulk/use-job.ts';
import { ownerName, useTeam, type Team } from '#islands/leads/owners/team.ts';
import { KeptFromRow } from '#islands/leads/records/KeptFromRow.tsx';
import { RecordGrid } from '#islands/leads/records/RecordGrid.tsx';
import { RecordLinks } from '#islands/leads/records/RecordLinks.tsx';
import type { GridColumn } from '#islands/leads/records/record-list.ts';
import type { List } from '#islands/lists/use-list.ts';
import { useSelection } from '#islands/lists/use-selection.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { Tick } from '#islands/ui/Tick.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { momentBody, momentValues } from './moment-fields.ts';
import { TaskBulkBar } from './TaskBulkBar.tsx';
import { TaskTime } from './TaskRow.tsx';

type Props = {
  list: List<Task>;
  /** Number of tasks that match, loaded or not. */
  total: number;
  onCheck: (task: Task, isDone: boolean) => void;
  onEdit: (task: Task) => void;
  /** Several tasks are others than before. */
  onChanged: () => void;
};

const OF = { area: 'tasks', nameOf: ({ title }: Task) => title } as const;

/** A day of a moment; the time of its day stays, and a new one ends with the day. */
const dueField = (timeZone: string): CellField => ({
  name: 'dueAt',
  of: { kind: 'day', invalid: 'leads:fields.day' },
  choices: [],
  read: (row) => momentValues((row as Task).dueAt, timeZone).day,
  write: (typed, row) =>
    momentBody(typed, momentValues((row as Task).dueAt, timeZone).time || END_OF_DAY, timeZone),
});

function cellsOf(team: Team, timeZone: string, { t }: Texts): ReadonlyMap<string, CellField> {
  const repeats = [
    { id: '', label: t('leads:tasks.recurrences.none') },
    ...RECURRENCES.map((id) => ({ id, label: t(`leads:tasks.recurrences.${id}`) })),
  ];
  const people = team.people.map(({ id, name }) => ({ id: String(id), label: name }));
  const nobody = { id: '', label: t('leads:owners.no.assignee') };
  return new Map<string, CellField>([
    ['title', { name: 'title', of: { kind: 'line' }, choices: [] }],
    ['dueAt', dueField(timeZone)],
    ['recurrence', { name: 'recurrence', of: { kind: 'option', of: RECURRENCES }, choices: repeats }],
    ['notes', { name: 'notes', of: { kind: 'line' }, choices: [] }],
    ...(people.length > 0
      ? ([['assignee', { name: 'assigneeId', of: { kind: 'link' }, choices: [nobody, ...people] }]] as const)
      : []),
  ]);
}

/** The tasks one below the other, whose cells are edited in their place. */
export function TaskTable({ list, total, onCheck, onEdit, onChanged }: Props) {
  const matching = matchingOf({ ...list.filters, timeZone: useTimeZone() });
  const selection = useSelection(list.items, total, JSON.stringify(matching));
  const job = useJob('tasks');
  const texts = useTexts();
  const { t } = texts;
  const team = useTeam();
  const timeZone = useTimeZone();
  const columns: GridColumn<Task>[] = [
    {
      id: 'done',
      label: t('leads:tasks.states.done'),
      minWidth: 72,
      cell: (task) => (
        <Tick
          label={t('leads:tasks.checkOff', { name: task.title })}
          isTicked={task.doneAt !== null}
          onChange={(isDone) => onCheck(task, isDone)}
        />
      ),
    },
    {
      id: 'title',
      label: t('leads:tasks.name'),
      minWidth: 240,
      isRowHeader: true,
      cell: (task) => (
        <KeptFromRow>
          <button
            type="button"
            className="cursor-pointer text-left font-semibold"
            onClick={() => onEdit(task)}
          >
            {task.title}
          </button>
        </KeptFromRow>
      ),
    },
    { id: 'dueAt', label: t('leads:tasks.dueDay'), minWidth: 120, cell: (task) => <TaskTime task={task} /> },
    ...(team.people.length > 0
      ? [
          {
            id: 'assignee',
            label: t('leads:owners.assignee'),
            minWidth: 120,
            cell: ({ assigneeId }: Task) => ownerName(team, assigneeId, texts),
          },
        ]
      : []),
    {
      id: 'recurrence',
      label: t('leads:tasks.recurrence'),
      minWidth: 110,
      cell: ({ recurrence }) => (recurrence ? t(`leads:tasks.recurrences.${recurrence}`) : null),
    },
    { id: 'about', label: t('leads:tasks.about'), minWidth: 180, cell: (task) => <RecordLinks of={task} /> },
    { id: 'notes', label: t('leads:tasks.notes'), minWidth: 160, cell: ({ notes }) => notes },
  ];
  return (
    <>
      {job.id === null ? null : <JobBar followed={job} onChanged={onChanged} />}
      <RecordGrid
        caption={t('leads:tasks.title')}
        columns={columns}
        rows={list.items}
        nameOf={OF.nameOf}
        sort=""
        selected={selection.ids}
        onSelect={selection.select}
        onOpen={(id) => {
          const task = list.items.find((each) => each.id === id);
          if (task) onEdit(task);
        }}
        hasMore={list.hasMore && !list.failure?.isMore}
        isLoading={list.status === 'loading'}
        onMore={() => void list.loadMore()}
      />
      <TaskBulkBar
        tasks={list.items.filter(({ id }) => selection.ids.has(id))}
        selection={selection}
        matching={matching}
        job={job}
        onChanged={onChanged}
      />
      <CellEditing of={OF} list={list} columns={columns} fields={{}} own={cellsOf(team, timeZone, texts)} />
    </>
  );
}

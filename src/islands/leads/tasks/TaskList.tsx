import { dueTone, type DueTone } from '#features/leads/tasks/task.rules.ts';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { ROWS } from '#islands/ui/list-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useNow } from '#islands/leads/now.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

const ORDER: readonly DueTone[] = ['late', 'today', 'later', 'none', 'done'];

type Props = {
  tasks: readonly Task[];
  /** Groups tasks by overdue, today and later; a list of one kind needs no headings. */
  isGrouped: boolean;
  onCheck: (task: Task, isDone: boolean) => void;
  onEdit: (task: Task) => void;
  onDelete: (task: Task) => void;
};

export function TaskList({ tasks, isGrouped, ...acts }: Props) {
  const { t } = useTexts();
  const now = useNow();
  const timeZone = useTimeZone();
  if (!isGrouped)
    return (
      <ul className={ROWS}>
        <Rows tasks={tasks} {...acts} />
      </ul>
    );
  // A task completed here stays in its group, so that a slip can be undone.
  const toneOf = (task: Task): DueTone => dueTone({ ...task, doneAt: null }, now, timeZone);
  return (
    <div className={`${ROWS} overflow-hidden`}>
      {ORDER.map((tone) => {
        const own = tasks.filter((task) => toneOf(task) === tone);
        const name = t(`leads:tasks.groups.${tone}`);
        return own.length === 0 ? null : (
          <section key={tone} aria-label={t('leads:tasks.group', { name, count: own.length })}>
            <h2
              className={`border-b border-line bg-sunken px-4 py-1 font-text text-xs leading-5 font-semibold ${tone === 'late' ? 'text-danger-ink' : 'text-ink'}`}
            >
              {name}
            </h2>
            <ul className="divide-y divide-line">
              <Rows tasks={own} {...acts} />
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Rows({ tasks, ...acts }: Omit<Props, 'isGrouped'>) {
  return tasks.map((task) => (
    <li key={task.id} className="sm:px-4 sm:py-1">
      <TaskRow task={task} {...acts} />
    </li>
  ));
}

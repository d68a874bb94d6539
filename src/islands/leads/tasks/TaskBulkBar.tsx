import { CalendarDays, Check, ListChecks, Trash2, Undo2, UserCheck, X } from 'lucide-react';
import { useState } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { END_OF_DAY } from '#features/leads/tasks/task.values.ts';
import { MAX_BULK } from '#features/leads/bulk/bulk.values.ts';
import { answerOf, api } from '#islands/api.ts';
import { useTeam } from '#islands/leads/owners/team.ts';
import { AssignDialog } from '#islands/leads/owners/AssignDialog.tsx';
import type { FollowedJob } from '#islands/leads/bulk/use-job.ts';
import { useStartJob } from '#islands/leads/bulk/use-job-progress.ts';
import type { Selection } from '#islands/lists/use-selection.ts';
import { AllTasksDialog, type TaskChange } from './AllTasksDialog.tsx';
import { useUndo } from '#islands/lists/use-undo.ts';
import { Button, IconButton } from '#islands/ui/Button.tsx';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useTimeZone } from '#islands/ui/time-zone.tsx';
import { toast } from '#islands/ui/toast.ts';
import { momentBody } from './moment-fields.ts';
import { TasksDueDialog } from './TasksDueDialog.tsx';

type Props = {
  /** The ticked ones. */
  tasks: readonly Task[];
  selection: Selection;
  /** Filters of "all that match", as a job takes them. */
  matching: object;
  job: FollowedJob;
  onChanged: () => void;
};

/** Acts on the ticked tasks, or on all that match by a job, each of which can be taken back. */
export function TaskBulkBar({ tasks, selection, matching, job, onChanged }: Props) {
  const { t } = useTexts();
  const team = useTeam().people;
  const timeZone = useTimeZone();
  const offerUndo = useUndo();
  const [asked, setAsked] = useState<'assignee' | 'due' | null>(null);
  const [ofAll, setOfAll] = useState<TaskChange>();
  const start = useStartJob(job);
  const { isAll, count } = selection;
  const ids = tasks.map(({ id }) => id);
  const areDone = tasks.every(({ doneAt }) => doneAt !== null);

  /** Tasks beyond those of one call are another cause, undone with the first. */
  async function change(what: object, message: 'bulkChanged' | 'bulkDeleted'): Promise<void> {
    const causes: string[] = [];
    const undo = async () => {
      for (const cause of causes.toReversed()) await api('POST', `/api/causes/${cause}/undo`);
      onChanged();
    };
    try {
      for (let from = 0; from < ids.length; from += MAX_BULK) {
        const body = { ids: ids.slice(from, from + MAX_BULK), ...what };
        const { headers } = await answerOf('POST', '/api/crm/tasks/bulk', { body });
        const cause = headers.get('x-cause-id');
        if (cause !== null) causes.push(cause);
      }
      setAsked(null);
      selection.clear();
      offerUndo({
        message: t(`leads:tasks.${message}`, { count: ids.length }),
        undo,
        undone: t('ui:list.restored'),
        failed: t('leads:common.bulkFailed'),
      });
    } catch (error) {
      toast.error(t('leads:common.bulkFailed'), errorText(error, t));
    }
    onChanged();
  }
  async function set(values: Record<string, string | number | null>): Promise<void> {
    if (!isAll) return change({ set: values }, 'bulkChanged');
    setAsked(null);
    setOfAll({ set: values });
  }

  if (ids.length === 0) return null;
  return (
    <>
      <div className="sticky bottom-3 z-20 flex items-center gap-2 rounded-panel bg-ink py-1.5 pr-1.5 pl-4 text-sm text-paper shadow-floating">
        <p role="status" className="mr-auto min-w-0 leading-tight font-semibold tabular-nums">
          {t(isAll ? 'leads:jobs.allSelected' : 'leads:common.selected', { count })}
        </p>
        {selection.canTakeAll ? (
          <Button size="small" icon={ListChecks} onPress={selection.takeAll}>
            {t('leads:jobs.selectAll', { count: selection.total })}
          </Button>
        ) : null}
        <Button
          size="small"
          icon={areDone ? Undo2 : Check}
          onPress={() => void set({ doneAt: areDone ? null : new Date().toISOString() })}
        >
          {t(areDone ? 'leads:tasks.bulkReopen' : 'leads:tasks.bulkDone')}
        </Button>
        {team.length > 0 ? (
          <Button size="small" icon={UserCheck} onPress={() => setAsked('assignee')}>
            {t('leads:owners.assign')}
          </Button>
        ) : null}
        <Button size="small" icon={CalendarDays} onPress={() => setAsked('due')}>
          {t('leads:tasks.dueDay')}
        </Button>
        <Button
          size="small"
          icon={Trash2}
          onPress={() => {
            if (isAll) setOfAll({ delete: true });
            else void change({ delete: true }, 'bulkDeleted');
          }}
        >
          {t('leads:common.bulkDelete')}
        </Button>
        <IconButton
          size="small"
          icon={X}
          label={t('leads:common.clearSelection')}
          onPress={selection.clear}
          className="text-paper! hover:text-ink! data-pressed:text-ink!"
        />
      </div>
      <AllTasksDialog
        change={ofAll}
        count={count}
        matching={matching}
        onClose={() => setOfAll(undefined)}
        onRun={async (wanted) => {
          const isStarted = await start('/api/crm/tasks/bulk', { allMatching: matching, ...wanted });
          if (isStarted) selection.clear();
          return isStarted;
        }}
      />
      <AssignDialog
        isOpen={asked === 'assignee'}
        count={count}
        onClose={() => setAsked(null)}
        onAssign={(assigneeId) => set({ assigneeId })}
      />
      <TasksDueDialog
        isOpen={asked === 'due'}
        count={count}
        onClose={() => setAsked(null)}
        onSet={(day) => set({ dueAt: momentBody(day, END_OF_DAY, timeZone) })}
      />
    </>
  );
}

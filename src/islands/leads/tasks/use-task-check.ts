import { useRef } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { useUndo } from '#islands/lists/use-undo.ts';
import { toast } from '#islands/ui/toast.ts';
import { useTimeZone } from '#islands/ui/time-zone.tsx';

type Options = {
  /** Called with the task to show: optimistically, then with the server's response. */
  onShown: (task: Task) => void;
  /** Called once saved: counts and the next task of a series are stale. */
  onSaved: (task: Task) => void;
  /** Deleted elsewhere: lists of it are stale. */
  onGone: () => void;
};

/** Completes or reopens a task: optimistic, reverted if the server rejects it, with an undo for 5 s. */
export function useTaskCheck({ onShown, onSaved, onGone }: Options) {
  const { t } = useTexts();
  const timeZone = useTimeZone();
  const offerUndo = useUndo();
  // One after the other: of two quick presses the last one wins on the server too.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  async function save(task: Task, doneAt: string | null): Promise<Task | null> {
    onShown({ ...task, doneAt });
    try {
      const body = { doneAt, timeZone };
      const sent = queue.current.then(() => api<Task>('PATCH', `/api/crm/tasks/${task.id}`, { body }));
      queue.current = sent.catch(() => undefined);
      const saved = await sent;
      onShown(saved);
      onSaved(saved);
      return saved;
    } catch (error) {
      if (error instanceof ApiError && error.isGone) {
        onGone();
        toast.error(t('leads:list.gone'), t('leads:list.notFoundText'));
        return null;
      }
      onShown(task);
      toast.error(t('leads:tasks.checkFailed'), errorText(error, t));
      return null;
    }
  }

  return async function check(task: Task, isDone: boolean): Promise<void> {
    const saved = await save(task, isDone ? new Date().toISOString() : null);
    if (saved === null) return;
    if (!isDone) toast.success(t('leads:tasks.reopened', { name: task.title }));
    else
      offerUndo({
        message: t('leads:tasks.done', { name: task.title }),
        undo: () => save(saved, null),
        failed: t('leads:tasks.checkFailed'),
      });
  };
}

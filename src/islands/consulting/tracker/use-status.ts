import { useRef, useState } from 'react';
import type { TrackedAction } from '#features/consulting/tracker/tracker.schema.ts';
import type { ActionStatus } from '#features/consulting/tracker/tracker.values.ts';
import { api, ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Tracker } from './use-tracker.ts';

/** Returns the action as another tab left it, if that is why a call was refused. */
const currentOf = (error: unknown): TrackedAction | undefined =>
  error instanceof ApiError && error.problem.code === 'stale'
    ? (error.problem.current as TrackedAction)
    : undefined;

/**
 * The status of an action, changed in place. An arrow key on the closed list chooses one status after the other: the
 * last one chosen while a call was under way is sent after it.
 */
export function useStatus(action: TrackedAction, { path, change }: Tracker) {
  const { t } = useTexts();
  const { actionId } = action;
  const [shown, setShown] = useState<ActionStatus | null>(null);
  const wanted = useRef<ActionStatus | null>(null);

  async function send(): Promise<void> {
    let stored = action;
    while (wanted.current !== null && wanted.current !== stored.status) {
      stored = await api<TrackedAction>('PATCH', path, {
        body: { actionId, status: wanted.current, updatedAt: stored.updatedAt },
      });
      const answered = stored;
      change(actionId, () => answered);
    }
  }

  async function choose(status: ActionStatus): Promise<void> {
    const isUnderWay = wanted.current !== null;
    wanted.current = status;
    setShown(status);
    if (isUnderWay) return;
    try {
      await send();
    } catch (error) {
      const current = currentOf(error);
      if (current) change(actionId, () => current);
      toast.error(
        t('consulting:tracker.statusFailed'),
        current ? t('consulting:tracker.stale') : errorText(error, t),
      );
    } finally {
      wanted.current = null;
      setShown(null);
    }
  }
  return { status: shown ?? action.status, choose };
}

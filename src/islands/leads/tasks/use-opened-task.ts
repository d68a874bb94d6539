import { useEffect, useEffectEvent } from 'react';
import type { Task } from '#features/leads/tasks/task.schema.ts';

const LIST = '/leadmanager/tasks';

/** The URL of a task is the list with its form open; closing it restores the list's URL. */
export function useOpenedTask(opened: Task | null, open: (task: Task) => void) {
  const openAtFirst = useEffectEvent(() => {
    if (opened) open(opened);
  });
  useEffect(() => openAtFirst(), []);
  return {
    forget: () => {
      if (location.pathname !== LIST) history.replaceState(history.state, '', LIST + location.search);
    },
  };
}

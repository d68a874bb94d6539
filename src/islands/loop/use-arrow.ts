import { useRef, useState } from 'react';
import { api, follow } from '#islands/api.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { announceLoop } from './loop-changed.ts';

export type Made = {
  message: string;
  href: string;
  /** Paths of the records that the undo deletes; none for what was there already. */
  undo: readonly string[];
};

/** One press of an arrow of the loop: it says what was made, leads there, and takes it back. */
export function useArrow() {
  const { t } = useTexts();
  const offerUndo = useUndo();
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);

  /** Returns whether it went well; `onUndone` shows the page as it was before. */
  async function go<T>(
    path: string,
    body: object,
    describe: (found: T, isNew: boolean) => Made,
    onUndone: () => void = () => undefined,
  ): Promise<boolean> {
    // A second press may come before the button is disabled.
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    try {
      const { found, isNew } = await follow<T>(path, body);
      const { message, href, undo } = describe(found, isNew);
      announceLoop();
      if (undo.length === 0) toast.success(message);
      else
        offerUndo({
          message,
          link: { label: t('loop:acts.open'), href },
          undo: async () => {
            for (const each of undo) await api('DELETE', each);
            announceLoop();
            onUndone();
          },
          undone: t('loop:acts.undone'),
          failed: t('loop:acts.undoFailed'),
        });
      return true;
    } catch (error) {
      toast.error(t('loop:acts.failed'), errorText(error, t));
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { isPending, go };
}

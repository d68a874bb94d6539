import { useRef, useState } from 'react';
import type { Undoable } from '#features/loop/arrows/undo.schema.ts';
import { follow } from '#islands/api.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { announceLoop } from './loop-changed.ts';
import { undoArrow } from './undo-arrow.ts';

export type Made = {
  message: string;
  href: string;
};

/** One press of an arrow of the loop: it says what was made, leads there, and takes it back. */
export function useArrow() {
  const { t } = useTexts();
  const offerUndo = useUndo();
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);

  /** Returns whether it went well; `onUndone` shows the page as it was before. */
  async function go<T extends Undoable>(
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
      const { message, href } = describe(found, isNew);
      const { undoId } = found;
      announceLoop();
      if (undoId === null) toast.success(message);
      else
        offerUndo({
          message,
          link: { label: t('loop:acts.open'), href },
          undo: async () => {
            await undoArrow(undoId);
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

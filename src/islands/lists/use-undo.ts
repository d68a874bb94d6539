import { ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export type Undoable = {
  /** What was done. */
  message: string;
  description?: string | undefined;
  undo: () => Promise<unknown>;
  /** The title of the toast where the undo is refused. */
  failed: string;
  /** Said after the undo; nothing where the undo itself says more. */
  undone?: string;
};

/** Offers to undo an act for five seconds (product.md D17), and again where no connection let the undo through. */
export function useUndo(): (act: Undoable) => void {
  const { t } = useTexts();

  async function carryOut(act: Undoable): Promise<void> {
    try {
      await act.undo();
      if (act.undone !== undefined) toast.success(act.undone, act.description);
    } catch (error) {
      toast.error(act.failed, errorText(error, t));
      if (error instanceof ApiError && error.isNetwork) offer(act);
    }
  }

  const offer = (act: Undoable): void =>
    toast.undo({
      message: act.message,
      description: act.description,
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void carryOut(act),
    });
  return offer;
}

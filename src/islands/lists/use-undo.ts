import { ApiError } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export type Undoable = {
  /** Title of the toast. */
  message: string;
  description?: string | undefined;
  undo: () => Promise<unknown>;
  /** Leads to what was made. */
  link?: { label: string; href: string };
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
      const description = errorText(error, t);
      // A second toast would hide the reason: the one that offers the undo again says it.
      if (error instanceof ApiError && error.isNetwork) offer(act, { message: act.failed, description });
      else toast.error(act.failed, description);
    }
  }

  const offer = (act: Undoable, { message, description }: Pick<Undoable, 'message' | 'description'> = act) =>
    toast.undo({
      message,
      description,
      link: act.link,
      undoLabel: t('ui:actions.undo'),
      onUndo: () => void carryOut(act),
    });
  return offer;
}

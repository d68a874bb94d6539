import type { UndoneMerge } from '#features/leads/merge/merge-undo.schema.ts';
import { api } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Area } from './merge-rows.ts';

type Notice = { message: string; description: string | undefined };

/** Undoes merges, and reports later edits that were left unchanged. */
export function useMergeUndo(area: Area) {
  const { t, tag, tDynamic } = useTexts();

  function keptWords({ fields, links }: UndoneMerge['kept']): string | undefined {
    const names = fields.map((field) => tDynamic(`leads:${area}.${field}`) ?? field);
    const words = [...names, ...(links > 0 ? [t('leads:merge.keptLinks', { count: links })] : [])];
    return words.length === 0
      ? undefined
      : t('leads:merge.kept', { what: new Intl.ListFormat(tag).format(words) });
  }

  async function undo(mergeId: number, onUndone: (notice: Notice) => void): Promise<void> {
    try {
      const { kept } = await api<UndoneMerge>('POST', `/api/crm/merges/${mergeId}/undo`);
      onUndone({ message: t('leads:merge.undone'), description: keptWords(kept) });
    } catch (error) {
      toast.error(t('leads:merge.undoFailed'), errorText(error, t));
    }
  }

  const offer = (mergeId: number, onUndone: () => void): void =>
    toast.undo({
      message: t('leads:merge.done'),
      undoLabel: t('ui:actions.undo'),
      onUndo: () =>
        void undo(mergeId, ({ message, description }) => {
          toast.success(message, description);
          onUndone();
        }),
    });

  return { undo, offer };
}

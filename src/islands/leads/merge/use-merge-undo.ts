import type { UndoneMerge } from '#features/leads/merge/merge-undo.schema.ts';
import { api } from '#islands/api.ts';
import { useUndo } from '#islands/lists/use-undo.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import type { Area } from './merge-rows.ts';

type Notice = { message: string; description: string | undefined };

/** Undoes merges, and reports later edits that were left unchanged. */
export function useMergeUndo(area: Area) {
  const { t, tag, tDynamic } = useTexts();
  const offerUndo = useUndo();

  function keptWords({ fields, links }: UndoneMerge['kept']): string | undefined {
    const names = fields.map((field) => tDynamic(`leads:${area}.${field}`) ?? field);
    const words = [...names, ...(links > 0 ? [t('leads:merge.keptLinks', { count: links })] : [])];
    return words.length === 0
      ? undefined
      : t('leads:merge.kept', { what: new Intl.ListFormat(tag).format(words) });
  }

  async function send(mergeId: number): Promise<Notice> {
    const { kept } = await api<UndoneMerge>('POST', `/api/crm/merges/${mergeId}/undo`);
    return { message: t('leads:merge.undone'), description: keptWords(kept) };
  }

  const undo = (mergeId: number, onUndone: (notice: Notice) => void): Promise<void> =>
    send(mergeId).then(onUndone, (error: unknown) =>
      toast.error(t('leads:merge.undoFailed'), errorText(error, t)),
    );

  const offer = (mergeId: number, onUndone: () => void): void =>
    offerUndo({
      message: t('leads:merge.done'),
      undo: async () => {
        const { message, description } = await send(mergeId);
        toast.success(message, description);
        onUndone();
      },
      failed: t('leads:merge.undoFailed'),
    });

  return { undo, offer };
}

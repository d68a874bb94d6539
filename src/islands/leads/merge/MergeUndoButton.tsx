import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';
import { useNow } from '#islands/leads/now.tsx';
import { useMergeUndo } from './use-merge-undo.ts';
import type { Area } from './merge-rows.ts';

const UNDO_MS = 30 * 86_400_000;

type Props = { area: Area; mergeId: number; at: string };

/** Undo button in the line of a merge in the timeline, while it can be undone. */
export function MergeUndoButton({ area, mergeId, at }: Props) {
  const { t } = useTexts();
  const now = useNow();
  const { undo } = useMergeUndo(area);
  const [isPending, setPending] = useState(false);
  if (now.getTime() - Date.parse(at) > UNDO_MS) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      className="act h-6! px-1.5! text-xs!"
      isPending={isPending}
      onPress={() => {
        setPending(true);
        void undo(mergeId, (notice) => {
          // The undo changes the whole record: reload the page.
          toast.afterNavigation('success', notice);
          location.reload();
        }).finally(() => setPending(false));
      }}
    >
      {t('leads:merge.undo')}
    </Button>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { useUndo } from '#islands/lists/use-undo.ts';
import { undoArrow } from './undo-arrow.ts';
import { rememberCampaign, rememberedCampaign } from './remembered-campaign.ts';

/** On the page of a brief: offers to take back the product that was made for it, and leads back where one came from. */
export function useBegunCampaign(productId: number): void {
  const offerUndo = useUndo();
  const offer = useEffectEvent(() => {
    const begun = rememberedCampaign();
    rememberCampaign(null);
    if (begun?.productId !== productId) return;
    const { undoId, message, failed, back } = begun;
    offerUndo({
      message,
      failed,
      undo: async () => {
        await undoArrow(undoId);
        location.assign(back);
      },
    });
  });
  useEffect(() => offer(), []);
}

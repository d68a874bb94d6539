import { useState } from 'react';
import { api, newIdempotencyKey } from '#islands/api.ts';
import { errorText } from '#islands/ui/error-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { toast } from '#islands/ui/toast.ts';

export function useMakeAssets(campaignId: number, onMade: () => void) {
  const { t } = useTexts();
  const [isPending, setPending] = useState(false);

  async function make() {
    setPending(true);
    try {
      await api('POST', `/api/marketing/campaigns/${campaignId}/assets`, {
        body: {},
        idempotencyKey: newIdempotencyKey(),
      });
      toast.success(t('marketing:asset.made'));
      onMade();
    } catch (error) {
      toast.error(t('marketing:asset.makeFailed'), errorText(error, t));
    } finally {
      setPending(false);
    }
  }

  return { make, isPending };
}

import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { isOnlyPreviewed, STATUS_TONES } from './campaign-status.ts';
import { useStatusWord } from './use-status-word.ts';

type Props = { campaign: Pick<Campaign, 'type' | 'status'> };

export function StatusBadge({ campaign }: Props) {
  const isDemo = useIsDemo();
  const word = useStatusWord();
  const tone = isDemo && isOnlyPreviewed(campaign) ? 'neutral' : STATUS_TONES[campaign.status];
  return <Badge tone={tone}>{word(campaign)}</Badge>;
}

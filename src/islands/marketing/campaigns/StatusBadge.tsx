import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { STATUS_TONES } from './campaign-status.ts';
import { useStatusWord } from './use-status-word.ts';

type Props = { campaign: Pick<Campaign, 'type' | 'status'> };

export function StatusBadge({ campaign }: Props) {
  const word = useStatusWord();
  return <Badge tone={STATUS_TONES[campaign.status]}>{word(campaign)}</Badge>;
}

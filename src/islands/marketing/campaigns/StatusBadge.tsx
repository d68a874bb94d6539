import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { useIsDemo } from '#islands/marketing/demo.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { isOnlyPreviewed, STATUS_TONES } from './campaign-status.ts';

type Props = { campaign: Pick<Campaign, 'type' | 'status'> };

/** Shows a campaign's status; a demo's page is visible to its owner only. */
export function StatusBadge({ campaign }: Props) {
  const { t } = useTexts();
  const isDemo = useIsDemo();
  if (isDemo && isOnlyPreviewed(campaign)) return <Badge>{t('marketing:page.demoBadge')}</Badge>;
  const { status } = campaign;
  return <Badge tone={STATUS_TONES[status]}>{t(`marketing:campaignStatuses.${status}`)}</Badge>;
}

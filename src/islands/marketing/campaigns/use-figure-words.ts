import type { CampaignSummary } from '#features/marketing/campaigns/campaign.schema.ts';
import { moneyText } from '#shared/numbers/money-text.ts';
import { useTexts } from '#islands/ui/texts.tsx';

export type CampaignFigures = Pick<CampaignSummary, 'visits' | 'leads' | 'earnedCents'>;

/** Returns the visits, leads and revenue of a campaign in one line, without those that are none. */
export function useFigureWords(): (figures: CampaignFigures) => string {
  const { t, tag } = useTexts();
  return ({ visits, leads, earnedCents }) =>
    [
      visits > 0 ? t('marketing:page.views', { count: visits }) : '',
      leads > 0 ? t('marketing:leads.count', { count: leads }) : '',
      earnedCents > 0 ? t('marketing:campaign.earned', { amount: moneyText(earnedCents, 'EUR', tag) }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
}

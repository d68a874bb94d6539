import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { LandingPreview } from './LandingPreview.tsx';
import { SocialPreview } from './SocialPreview.tsx';

/** As the reader will see it, while it is typed. */
export function CampaignPreview({ campaign, companyName }: { campaign: Campaign; companyName: string }) {
  switch (campaign.type) {
    case 'email':
      return <EmailPreview content={campaign.content} companyName={companyName} />;
    case 'social_media':
      return <SocialPreview content={campaign.content} companyName={companyName} />;
    case 'landing_page':
      return <LandingPreview content={campaign.content} companyName={companyName} />;
  }
}

import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { LandingPreview } from './LandingPreview.tsx';
import { SocialPreview } from './SocialPreview.tsx';

type Props = {
  campaign: Campaign;
  /** `updatedAt` of the stored text. */
  version: string;
  brand: Brand;
  images: readonly AssetSummary[];
};

export function CampaignPreview({ campaign, version, brand, images }: Props) {
  switch (campaign.type) {
    case 'email':
      return <EmailPreview content={campaign.content} brand={brand} />;
    case 'social_media':
      return <SocialPreview content={campaign.content} brand={brand} images={images} />;
    case 'landing_page':
      return <LandingPreview campaignId={campaign.id} version={version} />;
  }
}

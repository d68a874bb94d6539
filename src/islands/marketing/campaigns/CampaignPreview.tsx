import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import type { AssetSummary } from '#features/marketing/artwork/asset.schema.ts';
import type { Brand } from '#islands/marketing/brand.ts';
import { EmailPreview } from '#islands/marketing/preview/EmailPreview.tsx';
import { LandingPreview } from '#islands/marketing/preview/LandingPreview.tsx';
import { SocialPreview } from '#islands/marketing/preview/SocialPreview.tsx';

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

import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { EmailFields } from './EmailFields.tsx';
import { LandingFields } from './LandingFields.tsx';
import { SocialFields } from './SocialFields.tsx';

type Props = {
  campaign: Campaign;
  formQuestions: readonly string[];
  onChange: (parts: Record<string, unknown>) => void;
  errors: Record<string, string>;
};

/** The fields of a campaign of any type. */
export function TypeFields({ campaign, formQuestions, ...rest }: Props) {
  switch (campaign.type) {
    case 'email':
      return <EmailFields content={campaign.content} {...rest} />;
    case 'social_media':
      return <SocialFields content={campaign.content} {...rest} />;
    case 'landing_page':
      return <LandingFields content={campaign.content} formQuestions={formQuestions} {...rest} />;
  }
}

import type { Campaign } from '#features/marketing/campaigns/campaign.schema.ts';
import { wholePost } from './fields/SocialFields.tsx';

/** Returns the text to paste into a mail program or a network; a landing page is published instead. */
export function copiedCampaign({ type, content }: Campaign): string {
  switch (type) {
    case 'email': {
      const { subject, greeting, attention, interest, desire, action, callToAction, signature } = content;
      return [subject, greeting, attention, interest, desire, action, callToAction, signature]
        .filter(Boolean)
        .join('\n\n');
    }
    case 'social_media':
      return content.posts.map(wholePost).join('\n\n');
    case 'landing_page':
      return '';
  }
}

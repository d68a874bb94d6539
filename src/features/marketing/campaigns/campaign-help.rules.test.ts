import { expect, test } from 'vitest';
import { COMPOSER_CASES, composerCase, composerInput } from '#tests/composer-cases.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import { campaignHelp, type AnyCampaign } from './campaign-help.rules.ts';

const SAID_BY_NOBODY = ['said_twice', 'no_proof', 'mixed_address', 'condition_missing', 'link_missing'];

test.each(COMPOSER_CASES)('the composer’s own text for the %s gets no warnings', (name) => {
  const { language, ...given } = composerCase(name);
  const { email, socialMedia, landingPage } = composeCampaigns(composerInput(given, language));
  const campaigns: AnyCampaign[] = [
    { type: 'email', content: email.content },
    { type: 'social_media', content: socialMedia.content },
    { type: 'landing_page', content: landingPage.content },
  ];
  const found = campaigns.flatMap((one) => campaignHelp(one, language, given.brief));
  expect(found.filter(({ code }) => SAID_BY_NOBODY.includes(code))).toEqual([]);
});

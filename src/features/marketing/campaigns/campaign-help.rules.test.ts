import { expect, test } from 'vitest';
import { COMPOSER_CASES, composerCase, composerInput } from '#tests/composer-cases.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import {
  campaignHelp,
  fieldOfHint,
  hasOwnPlace,
  isOpenHint,
  type AnyCampaign,
} from './campaign-help.rules.ts';

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

test('a page, which has a form, needs no number or link', () => {
  const hint = { code: 'no_action' as const, field: 'action' };
  expect(isOpenHint(hint, ['Cuéntenos.'], 'landing_page')).toBe(false);
  expect(isOpenHint(hint, ['Cuéntenos.'], 'email')).toBe(true);
});

test('what a text left out is added to its own post, else to what it asks; what stands anywhere is not left out', () => {
  const leftOut = { code: 'left_out' as const, field: 'email', facts: ['Sin lista de espera', '11 años'] };
  expect(fieldOfHint(leftOut, ['Desde hace 11 años.'])).toEqual({
    ...leftOut,
    field: 'action',
    facts: ['Sin lista de espera'],
  });
  const ofPost = { ...leftOut, field: 'posts.x' };
  expect(fieldOfHint(ofPost, ['Desde hace 11 años.'])).toEqual(ofPost);
});

test('what is said about a field stands at it where it is open, else below the text', () => {
  const { language, ...given } = composerCase('plumber');
  const { email, socialMedia } = composeCampaigns(composerInput(given, language));
  const mail: AnyCampaign = { type: 'email', content: { ...email.content, preheader: '' } };
  const social: AnyCampaign = { type: 'social_media', content: socialMedia.content };
  expect([hasOwnPlace(mail, 'action'), hasOwnPlace(mail, 'preheader')]).toEqual([true, false]);
  expect([hasOwnPlace(social, 'posts.x'), hasOwnPlace(social, 'action')]).toEqual([true, false]);
});

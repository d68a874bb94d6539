import { expect, test } from 'vitest';
import { LOCALES } from '#shared/languages.ts';
import { demoCampaign } from './demo-campaign.texts.ts';

test.each(LOCALES)(
  'the page that the site shows has each of the parts that the text beside it counts (%s)',
  (locale) => {
    const { analysis, brief, email, page, social } = demoCampaign(locale);
    const { headline, benefits, faq, action, callToAction } = page.content;
    for (const text of [headline, action, callToAction, page.identity.email]) expect(text).not.toBe('');
    expect(benefits.length).toBeGreaterThan(1);
    expect(faq.filter(({ answer }) => answer !== '').length).toBeGreaterThan(0);
    for (const text of [email.attention, email.interest, email.desire, email.action])
      expect(text).not.toBe('');
    for (const text of [brief.change, brief.offer, brief.proofs[0]?.text]) expect(text).toBeTruthy();
    expect(social.posts.length).toBeGreaterThan(2);
    expect(analysis.objections.filter(({ answer }) => answer !== '').length).toBeGreaterThan(1);
  },
);

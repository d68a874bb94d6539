import { expect, test } from 'vitest';
import { checkText } from '#features/marketing/writer/checks/checks.rules.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import { networkLength } from '#features/marketing/writer/formulas/post-length.rules.ts';
import { LOCALES } from '#shared/languages.ts';
import { campaignHelp } from '#features/marketing/campaigns/campaign-help.rules.ts';
import { contentHelp } from '#features/marketing/content/content-help.rules.ts';
import { textOfParts } from '#features/marketing/writer/formulas/content.rules.ts';
import { sampleCampaigns, sampleContents, sampleWords, sampleWriting } from './sample.texts.ts';
import { SAMPLE_LEADS } from './sample.values.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

test.each(LOCALES)('the demo’s texts say nothing that its brief does not (%s)', (locale) => {
  const { facts, brief } = sampleWriting(locale, new Date());
  const { email, social_media: social, landing_page: page } = sampleCampaigns(locale);
  const { posts } = social.content;
  const texts = [
    ...textsIn(email.content),
    ...posts.map(({ text }) => text),
    ...textsIn(page.content),
    ...sampleContents(locale).flatMap(({ parts }) => parts.map(({ text }) => text)),
  ];
  expect(texts.length).toBeGreaterThan(30);
  for (const text of texts) expect([text, checkText(text, { ...facts, brief }, locale)]).toEqual([text, []]);
});

test.each(LOCALES)('the editor finds nothing to mend in the demo’s texts (%s)', (locale) => {
  const { brief } = sampleWriting(locale, new Date());
  const { email, social_media: social, landing_page: page } = sampleCampaigns(locale);
  const found = [
    ...campaignHelp({ type: 'email', content: email.content }, locale, brief),
    ...campaignHelp({ type: 'social_media', content: social.content }, locale, brief),
    ...campaignHelp({ type: 'landing_page', content: page.content }, locale, brief),
    ...sampleContents(locale).flatMap(({ type, parts }) =>
      contentHelp({ type, text: textOfParts(parts), language: locale }, brief),
    ),
  ];
  expect(found).toEqual([]);
});

test.each(LOCALES)('each network has a post of its own that it would take (%s)', (locale) => {
  const { posts } = sampleCampaigns(locale).social_media.content;
  for (const { network, text, hashtags } of posts) {
    const { limit, hashtags: most } = NETWORK_RULES[network];
    expect(networkLength([text, ...hashtags].join('\n\n'), network)).toBeLessThanOrEqual(limit);
    expect(hashtags.length).toBeLessThanOrEqual(most);
  }
  const sentences = posts.map(({ text }) => text.split('\n')[0]?.split(/[.,:]/u)[0]);
  expect(new Set(posts.map(({ text }) => text)).size).toBe(posts.length);
  expect(new Set(sentences).size).toBeGreaterThan(2);
});

test('no two people who wrote to the pottery said the same', () => {
  const notes = SAMPLE_LEADS.flatMap(({ note }) => note ?? []);
  expect(new Set(notes).size).toBe(notes.length);
  for (const locale of LOCALES) {
    const texts = Object.values(sampleWords(locale).notes);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

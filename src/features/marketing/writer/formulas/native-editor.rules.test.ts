import { describe, expect, test } from 'vitest';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { sampleWriting } from '#features/marketing/sample/sample.texts.ts';
import { LOCALES } from '#shared/languages.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';

const NOW = new Date('2026-11-29T10:00:00Z');

/** Native editors of both languages sent these texts back. */
describe.each(LOCALES)('the demo’s texts in %s', (language) => {
  const input = sampleWriting(language, NOW);
  const { name } = input.facts.product;
  const { email, socialMedia, landingPage } = composeCampaigns(input);
  const posts = new Map(socialMedia.content.posts.map(({ network, text }) => [network, text.split('\n\n')]));

  test('no text begins with the line of a catalogue', () => {
    const ad = composeContent(input, { type: 'advertising_text', length: 'medium' });
    const heads = [
      email.content.subject,
      email.content.attention,
      landingPage.content.headline,
      ad.title,
      ...[...posts.values()].map(([first = '']) => first),
    ];
    for (const head of heads) expect(head).not.toContain(name);
  });

  test('posts differ in kind: argument, customer, change, problem', () => {
    const { pain = '', change = '', quote } = input.brief ?? {};
    expect(posts.get('linkedin')?.[0]).toContain(pain);
    expect(posts.get('linkedin')?.join('\n')).toContain('• ');
    expect(posts.get('facebook')?.[0]).toContain(quote?.name);
    expect(posts.get('instagram')?.[0]).toContain(change);
    expect(posts.get('x')?.[0]).toContain(pain);
    const others = ['facebook', 'instagram', 'x'] as const;
    for (const network of others) expect(posts.get(network)?.join('\n')).not.toContain('• ');
  });

  test('what the product is follows its name after a colon', () => {
    expect(landingPage.content.subheadline).toMatch(new RegExp(`^${name}: (?:27\\scm|platos)`, 'u'));
  });

  test('a page that lends something offers nothing to take', () => {
    expect(landingPage.content.callToAction).toBe(input.words.button.ask);
  });
});

const saying = (text: string, language: 'en' | 'es') => {
  const { brief, ...given } = composerCase('cheese-maker');
  const asked: Brief = { ...brief, quote: { text, name: 'Ana', isPermitted: true } };
  return composeContent(composerInput({ ...given, brief: asked }, language), {
    type: 'social_post',
    length: 'long',
  }).content.parts.map((part) => part.text);
};

test.each([
  ['es', 'Quedó muy bien.', '«Quedó muy bien». —Ana'],
  ['es', '¡Qué bien quedó!', '«¡Qué bien quedó!». —Ana'],
  ['en', 'It looks great', '“It looks great.” – Ana'],
  ['en', 'Does it look great? It does!', '“Does it look great? It does!” – Ana'],
] as const)('a customer’s sentence has the marks of its language: %s, %s', (language, text, quoted) => {
  expect(saying(text, language).join('\n').split('\n')).toContain(quoted);
});

test.each([
  ['10 % en el primer pedido', 'offer'],
  ['El primer envío, gratis', 'offer'],
  ['Le dejamos una pieza para que la pruebe', 'ask'],
] as const)('the button over “%s” is that of its kind', (offer, kind) => {
  const { brief, language, ...given } = composerCase('cheese-maker');
  const asked: Brief = { ...brief, offer, deadline: null, action: { kind: 'form', target: '' } };
  const input = composerInput({ ...given, brief: asked }, language);
  expect(composeCampaigns(input).landingPage.content.callToAction).toBe(input.words.button[kind]);
});

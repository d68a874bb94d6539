import { expect, test } from 'vitest';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { LENGTHS, NETWORKS, TEXT_LIMITS, TONES } from '#features/marketing/writer/checks/writer.values.ts';
import { composeAdTexts } from './ad.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';
import { FORMULAS } from './composer.values.ts';
import { NETWORK_RULES } from './networks.values.ts';
import { networkLength } from './post-length.rules.ts';
import { countWords, lengthOf } from '#features/marketing/writer/reading/quoting.rules.ts';

const cheese = composerCase('cheese-maker');
const withBrief = (changes: Partial<Brief>) =>
  composerInput({ facts: cheese.facts, brief: { ...cheese.brief, ...changes } }, 'es');

test('no post is longer than its network takes, and it carries no more hashtags than its habit', () => {
  for (const tone of TONES) {
    const { socialMedia } = composeCampaigns(composerInput(cheese, 'es', tone));
    expect(socialMedia.content.posts.map(({ network }) => network)).toEqual([...NETWORKS]);
    for (const { network, text, hashtags } of socialMedia.content.posts) {
      const whole = [text, hashtags.join(' ')].join('\n\n');
      expect(networkLength(whole, network)).toBeLessThanOrEqual(NETWORK_RULES[network].limit);
      expect(hashtags.length).toBeLessThanOrEqual(NETWORK_RULES[network].hashtags);
    }
  }
});

test('the visible part of a post ends with a sentence, and what it leaves out is named', () => {
  const { content, hints } = composeCampaigns(composerInput(cheese, 'es')).socialMedia;
  const instagram = content.posts.find(({ network }) => network === 'instagram');
  expect(lengthOf(instagram?.text.split('\n')[0] ?? '')).toBeLessThanOrEqual(NETWORK_RULES.instagram.fold);
  const left = hints.find(({ code, field }) => code === 'left_out' && field === 'posts.instagram');
  expect(left?.facts).toContain('Si una pieza no llega en perfecto estado, enviamos otra');
});

test('a link counts 23 characters on X', () => {
  expect(networkLength(`Aquí: https://example.org/${'a'.repeat(90)}`, 'x')).toBe(29);
});

test('each length is as long as it says, and each formula opens in its own way', () => {
  const input = composerInput(cheese, 'es');
  const words = LENGTHS.map((length) => {
    const { content } = composeContent(input, { type: 'email_template', length });
    return countWords(content.parts.map(({ text }) => text).join('\n'));
  });
  expect(words).toEqual(words.toSorted((a, b) => a - b));
  const texts = FORMULAS.map((formula) =>
    composeContent(input, { type: 'advertising_text', length: 'long', formula })
      .content.parts.map(({ text }) => text)
      .join('\n\n'),
  );
  expect(new Set(texts).size).toBe(3);
  expect(texts[1]).toMatch(/^El cliente repite/);
  expect(texts[2]).toMatch(/^El cliente repite[^]*\n\nLo que gustó/);
});

test('the formula is proposed with its reason', () => {
  const reason = (changes: Partial<Brief>) => {
    const { formula, reason: why } = composeContent(withBrief(changes), {
      type: 'advertising_text',
      length: 'short',
    });
    return `${formula}: ${why}`;
  };
  expect(reason({})).toBe('aida: offer_with_deadline');
  expect(reason({ deadline: null })).toBe('bab: pain_and_change');
  expect(reason({ deadline: null, change: '' })).toBe('pas: pain_and_proofs');
  expect(reason({ deadline: null, pain: '' })).toBe('aida: facts_only');
});

test('the words of an image fit it, and each take has another headline', () => {
  for (const name of ['cheese-maker', 'plumber', 'saas', 'accountant']) {
    const one = composerCase(name);
    const takes = [0, 1, 2].map((take) =>
      composeAdTexts(composerInput(one, one.language, 'direct', { take })),
    );
    for (const { headline, line, callToAction } of takes) {
      expect(lengthOf(headline)).toBeLessThanOrEqual(TEXT_LIMITS.adHeadline);
      expect(lengthOf(line)).toBeLessThanOrEqual(TEXT_LIMITS.adLine);
      expect(lengthOf(callToAction)).toBeLessThanOrEqual(TEXT_LIMITS.adAction);
    }
    expect(new Set(takes.map(({ headline }) => headline)).size).toBe(3);
  }
});

import { describe, expect, test } from 'vitest';
import { foldText } from '#shared/texts/text.ts';
import {
  briefCases,
  COMPOSER_CASES,
  composerCase,
  composerInput,
  readTexts,
  TYPED,
  typedBy,
  withoutTyped,
  type BriefCase,
} from '#tests/composer-cases.ts';
import type { Locale } from '#shared/languages.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import type { ComposerInput } from './composer.types.ts';
import { EMAIL_WORDS } from './composer.values.ts';
import { countWords, fill } from '#features/marketing/writer/reading/quoting.rules.ts';

const LANGUAGES = ['es', 'en'] as const;

/** A deadline is typed as a date, and written as the language writes it. */
const MONTHS = new Set(
  LANGUAGES.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      foldText(new Date(2026, month, 1).toLocaleString(language, { month: 'long' })),
    ),
  ),
);

type Read = {
  language: Locale;
  input: ComposerInput;
  kind: BriefCase['kind'];
  texts: { place: string; text: string }[];
};

/** Thirty briefs a language, the tones in turn: seven texts and more of each. */
const read: Record<Locale, Read[]> = { es: [], en: [] };
for (const language of LANGUAGES)
  briefCases(language).forEach((one, at) => {
    const input = composerInput(one, language, TONES[at % TONES.length]);
    read[language].push({ language, input, kind: one.kind, texts: readTexts(input) });
  });

describe.each(LANGUAGES)('texts in %s', (language) => {
  const all = read[language];

  test('there are two hundred of them, over thirty briefs', () => {
    expect(all).toHaveLength(30);
    expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThanOrEqual(200);
  });

  test('every word that is not a frame’s was typed, in the order in which it was typed', () => {
    const known = JSON.stringify([all[0]?.input.words, ...all.map(({ input }) => input.trade)]);
    const frames = new Set(foldText(known).match(/\p{L}{2,}/gu));
    for (const { input, texts } of all) {
      const typed = typedBy(input);
      for (const { text } of texts) {
        const own = withoutTyped(text, typed).match(/\p{L}{2,}/gu) ?? [];
        expect(
          own.filter((word) => !frames.has(word) && !MONTHS.has(word)),
          text,
        ).toEqual([]);
      }
    }
  });

  test('no answer is lowered but behind a frame, raised beyond its first letter, or cut', () => {
    for (const { input, texts } of all) {
      const { brief } = input;
      if (brief === null) continue;
      const answers = [brief.pain, brief.change, brief.guarantee, ...brief.proofs.map(({ text }) => text)];
      for (const answer of answers.map((typed) => typed.trim()).filter((typed) => typed !== ''))
        for (const { text } of texts) {
          const isQuoted = foldText(text).includes(foldText(answer));
          const first = answer.charAt(0).toUpperCase() + answer.slice(1);
          const framed = fill(input.words.so, 'usted', {
            change: answer.charAt(0).toLowerCase() + answer.slice(1),
          });
          const found = [answer, first, framed].some((one) => text.includes(one));
          expect(found, `${answer} in ${text}`).toBe(isQuoted);
        }
    }
  });

  test('with a full brief at most 45 per cent of the words of e-mail and page are not the owner’s', () => {
    const shares = all
      .filter(({ kind }) => kind === 'full')
      .flatMap(({ input, texts }) =>
        texts
          .filter(({ place }) => place === 'email' || place === 'landing')
          .map(({ place, text }) => ({
            name: `${input.facts.product.name}: ${place}`,
            share: countWords(withoutTyped(text, typedBy(input))) / countWords(text),
          })),
      );
    expect(shares.length).toBeGreaterThanOrEqual(30);
    expect(shares.filter(({ share }) => share > 0.45)).toEqual([]);
  });

  test('no sentence of more than eight words without a typed word stands in two products’ texts', () => {
    const seen = new Map<string, string>();
    for (const { input, texts } of all) {
      const typed = typedBy(input);
      for (const sentence of texts.flatMap(({ text }) => sentencesOf(text))) {
        const masked = withoutTyped(sentence, typed);
        if (masked.includes(TYPED) || countWords(sentence) <= 8) continue;
        expect(seen.get(foldText(sentence)) ?? input.facts.product.name, sentence).toBe(
          input.facts.product.name,
        );
        seen.set(foldText(sentence), input.facts.product.name);
      }
    }
  });

  test('no figure, code or price stands alone as a headline or subject', () => {
    const typed = COMPOSER_CASES.map((name) => composerCase(name)).filter((one) => one.language === language);
    for (const input of [
      ...all.map(({ input: one }) => one),
      ...typed.map((one) => composerInput(one, language)),
    ]) {
      const { email, landingPage, socialMedia } = composeCampaigns(input);
      const heads = [
        ...(email.variants['subject'] ?? []),
        ...(landingPage.variants['headline'] ?? []),
        ...(socialMedia.variants['attention'] ?? []),
      ].map(({ text }) => text);
      const name = input.facts.product.name;
      expect(
        heads.filter((text) => !text.includes(name) && (text.match(/\p{L}{3,}/gu) ?? []).length < 2),
      ).toEqual([]);
    }
  });

  test('an e-mail has at most 120 words, in every tone', () => {
    const typed = COMPOSER_CASES.map((name) => composerCase(name)).filter((one) => one.language === language);
    for (const one of [...briefCases(language), ...typed])
      for (const tone of TONES) {
        const email = readTexts(composerInput(one, language, tone)).find(({ place }) => place === 'email');
        expect(countWords(email?.text ?? ''), email?.text).toBeLessThanOrEqual(EMAIL_WORDS);
      }
  });

  test('subject, headline, hook and button have up to five variants of the owner’s words, each another text', () => {
    for (const { input, kind } of all) {
      const { email, landingPage } = composeCampaigns(input);
      for (const variants of [
        ...(['subject', 'attention', 'callToAction'] as const).map((field) => email.variants[field] ?? []),
        landingPage.variants['headline'] ?? [],
      ]) {
        expect(variants.length, JSON.stringify(variants)).toBeGreaterThanOrEqual(kind === 'full' ? 3 : 1);
        expect(variants.length).toBeLessThanOrEqual(5);
        expect(new Set(variants.map(({ text }) => text)).size).toBe(variants.length);
      }
    }
  });

  test('no text says the same thing twice', () => {
    for (const { texts } of all)
      for (const { text } of texts) {
        const sentences = sentencesOf(text).map(foldText);
        expect(
          sentences.filter((one, at) => one.length > 12 && sentences.indexOf(one) !== at),
          text,
        ).toEqual([]);
      }
  });
});

test('the eight cases keep every strong answer in the e-mail or name it as left out', () => {
  for (const name of COMPOSER_CASES) {
    const one = composerCase(name);
    const input = composerInput(one, one.language);
    const { email } = composeCampaigns(input);
    const text = foldText(Object.values(email.content).join('\n'));
    const left = email.hints.flatMap(({ facts }) => facts ?? []).map(foldText);
    for (const { text: proof } of one.brief.proofs)
      expect(text.includes(foldText(proof)) || left.includes(foldText(proof)), proof).toBe(true);
    expect(text).toContain(foldText(one.brief.guarantee));
  }
});

test('tones write different texts, and a second take another opening', () => {
  for (const name of COMPOSER_CASES) {
    const one = composerCase(name);
    const texts = TONES.map((tone) => JSON.stringify(readTexts(composerInput(one, one.language, tone))));
    // In Spanish a friendly and a direct e-mail are signed alike.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(3);
    const again = composeCampaigns(composerInput(one, one.language, 'friendly', { take: 1 }));
    const first = composeCampaigns(composerInput(one, one.language, 'friendly'));
    expect(again.email.content.subject).not.toBe(first.email.content.subject);
    expect(again.landingPage.content.headline).not.toBe(first.landingPage.content.headline);
  }
});

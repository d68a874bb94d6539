import { readFileSync } from 'node:fs';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { composeCampaigns } from '#features/marketing/writer/formulas/campaigns.rules.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import { composeContent } from '#features/marketing/writer/formulas/content.rules.ts';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';

type Case = { facts: MarketingFacts; brief: Brief };
export type BriefCase = Case & { kind: 'full' | 'partial' | 'empty' };

const parsed = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./cases/composer/${name}.json`, import.meta.url), 'utf8')) as T;

export const COMPOSER_CASES = [
  ...['accountant', 'cheese-maker', 'dental-clinic', 'lawyer'],
  ...['locksmith', 'photographer', 'plumber', 'saas'],
] as const;
export const composerCase = (name: string): Case & { language: Locale } => parsed(name);
export const briefCases = (language: Locale): BriefCase[] => parsed(`briefs.${language}`);

export const NOW = new Date('2026-11-22T09:00:00Z');

/** Input of the composer: the sector's trade, on a fixed day. */
export const composerInput = (
  { facts, brief }: { facts: MarketingFacts; brief: Brief | null },
  language: Locale,
  tone: Tone = 'friendly',
  changes: Partial<ComposerInput> = {},
): ComposerInput => ({
  facts,
  brief,
  language,
  tone,
  now: NOW,
  words: composerWords(language),
  trade: tradeWords(language, guessTrade(facts.company.sector)),
  ...changes,
});

/** A text with its place; without hashtags, search results and image descriptions. */
export type ReadText = { place: string; text: string };

export function readTexts(input: ComposerInput): ReadText[] {
  const { email, socialMedia, landingPage } = composeCampaigns(input);
  const e = email.content;
  const l = landingPage.content;
  const mail = [e.greeting, e.attention, e.interest, e.desire, e.action, e.callToAction, e.signature];
  const page = [
    ...[l.headline, l.subheadline, l.attention, l.interest, l.desire, l.action, l.callToAction],
    ...l.benefits.flatMap(({ title, text }) => [title, text]),
    ...l.faq.flatMap(({ question, answer }) => [question, answer]),
  ];
  const joined = (parts: string[]) => parts.filter((part) => part !== '').join('\n');
  const ad = composeContent(input, { type: 'advertising_text', length: 'medium' });
  return [
    { place: 'subject', text: e.subject },
    { place: 'email', text: joined(mail) },
    ...socialMedia.content.posts.map(({ network, text }) => ({ place: network, text })),
    { place: 'landing', text: joined(page) },
    { place: 'advertising', text: joined(ad.content.parts.map(({ text }) => text)) },
  ];
}

/** Returns everything that an owner typed, complete and in the owner's own parts, longest first. */
export function typedBy({ facts, brief }: Pick<ComposerInput, 'facts' | 'brief'>): string[] {
  const { product, company } = facts;
  const answers = brief
    ? [
        brief.buyer,
        brief.pain,
        brief.change,
        brief.offer,
        brief.guarantee,
        brief.quote.text,
        brief.quote.name,
        brief.action.target,
        ...brief.proofs.map(({ text }) => text),
      ]
    : [];
  // Splits at the owner's line breaks, bullets and semicolons, independently of the tested rules.
  const parts = [product.characteristics, product.advantages].flatMap((field) =>
    field
      .split(/\n/u)
      .flatMap((line) => [line, ...line.split(';')].map((part) => part.replace(/^\s*[-·•]\s/u, ''))),
  );
  return [
    ...parts,
    ...answers,
    product.name,
    product.price,
    company.name,
    company.sector.includes(' ') ? company.sector : '',
  ]
    .map((text) => foldText(text.trim().replace(/\.$/u, '')))
    .filter((text) => text !== '')
    .toSorted((a, b) => b.length - a.length);
}

export const TYPED = '\u0001';
export const withoutTyped = (text: string, typed: readonly string[]): string =>
  typed.reduce((rest, words) => rest.replaceAll(words, ` ${TYPED} `), foldText(text));

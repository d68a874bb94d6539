import { readFileSync } from 'node:fs';
import { guessTrade } from '#features/marketing/writer/reading/trade-of.rules.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import type { Locale } from '#shared/languages.ts';

export type Given = {
  id: string;
  language: Locale;
  company: MarketingFacts['company'] & { tone: Tone | null };
  product: MarketingFacts['product'];
  brief: Brief;
};

/** Businesses as their owners typed them, from a file in the shape of the one beside this. */
export const readBriefs = (file: string | URL): readonly Given[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly Given[];

export const BRIEFS = readBriefs(new URL('./briefs.json', import.meta.url));

const NOW = new Date('2026-12-01T09:00:00Z');

export const inputOf = ({ language, company, product, brief }: Given): ComposerInput => ({
  facts: { company, product },
  brief,
  language,
  tone: company.tone ?? 'friendly',
  now: NOW,
  words: composerWords(language),
  trade: tradeWords(language, brief.trade ?? guessTrade(company.sector)),
});

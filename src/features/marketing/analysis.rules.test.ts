import { expect, test } from 'vitest';
import { ALL_CASES, queseria } from '#tests/marketing-cases.ts';
import { analyseProduct } from './analysis.rules.ts';
import { checkText } from './checks.rules.ts';
import type { FactField, MarketingFacts, Source } from './writer.types.ts';

const field = ({ company, product }: MarketingFacts, name: FactField): string => {
  const all: Record<FactField, string> = {
    'company.name': company.name,
    'company.sector': company.sector,
    'company.targetAudience': company.targetAudience,
    'company.targetAudienceType': company.targetAudienceType,
    'product.name': product.name,
    'product.characteristics': product.characteristics,
    'product.advantages': product.advantages,
    'product.price': product.price,
  };
  return all[name];
};
const plain = (text: string) =>
  text
    .replace(/<[^<>]*>/g, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ');

test.each(['es', 'en'] as const)(
  'every part of an analysis in %s names words that stand in the input',
  (language) => {
    for (const facts of Object.values(ALL_CASES)) {
      const { valueProposition, proofPoints, objections, keywords, audienceFit } = analyseProduct(
        facts,
        language,
      );
      const sources: Source[] = [
        ...[valueProposition, ...proofPoints, ...objections, audienceFit].flatMap((part) => part.sources),
        ...keywords.map(({ source }) => source),
      ];
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(plain(field(facts, source.field))).toContain(plain(source.quote));
      const texts = [valueProposition.text, ...objections.map(({ answer }) => answer), audienceFit.text];
      for (const text of texts) expect(checkText(text, facts, language)).toEqual([]);
    }
  },
);

test('the reference product is analysed as a copywriter would begin', () => {
  const [azul] = queseria();
  const analysis = azul && analyseProduct(azul, 'es');
  expect(analysis?.keywords.map(({ keyword }) => keyword)).toEqual(
    expect.arrayContaining(['Azul de cueva', 'queso azul', 'leche cruda', 'sabor estable']),
  );
  expect(analysis?.objections.map(({ answer }) => answer)).toEqual(
    expect.arrayContaining(['Se sirve en 24 horas en la península.', '18,50 €/kg.']),
  );
  expect(analysis?.proofPoints.length).toBe(6);
  expect(analysis?.missing).toEqual([]);
});

test('what the input does not say is missing, and nothing is made up for it', () => {
  const { nothing } = ALL_CASES;
  const analysis = nothing && analyseProduct(nothing, 'en');
  expect(analysis?.missing).toEqual(['price', 'characteristics', 'advantages', 'figures', 'audience']);
  expect(analysis?.proofPoints).toEqual([]);
  expect(analysis?.objections).toEqual([]);
});

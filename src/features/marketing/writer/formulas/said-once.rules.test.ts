import { expect, test } from 'vitest';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import { composerCase, composerInput } from '#tests/composer-cases.ts';
import { analyseProduct } from './analysis.rules.ts';
import { composeCampaigns } from './campaigns.rules.ts';

const { facts: cheese } = composerCase('cheese-maker');
const facts = (product: Partial<typeof cheese.product>) => ({
  ...cheese,
  product: { ...cheese.product, ...product },
});

test('what was typed as a characteristic and as an advantage is said once in the analysis', () => {
  const twice = 'Curación de 90 días en cueva natural';
  for (const advantages of [twice, `${twice.toUpperCase()}.`, `${twice}; se sirve en 24 horas`]) {
    const input = composerInput({ facts: facts({ characteristics: twice, advantages }), brief: null }, 'es');
    const { valueProposition, proofPoints } = analyseProduct(input);
    const said = [valueProposition, ...proofPoints]
      .map(({ text }) => text)
      .join('\n')
      .toLowerCase();
    expect(said.split(twice.toLowerCase())).toHaveLength(2);
  }
});

test('a page says its price once, as an answer, and not between the problem and the proofs', () => {
  const product = { characteristics: 'Queso azul de leche cruda', advantages: 'Sin gluten', price: '190€' };
  const brief = { ...emptyBrief(), pain: 'El queso llega seco', offer: 'Primera pieza con envío gratis' };
  const input = composerInput({ facts: facts(product), brief }, 'es');
  const { faq, ...page } = composeCampaigns(input).landingPage.content;
  expect(faq).toEqual([{ question: '¿Cuánto cuesta?', answer: '190€.' }]);
  expect(JSON.stringify(page.interest + page.desire + page.action)).not.toContain('190');
});

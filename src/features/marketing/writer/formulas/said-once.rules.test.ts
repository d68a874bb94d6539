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

test('a page with nothing but a price beside its promise says it with its offer, where the reader is asked to act', () => {
  const product = { characteristics: 'Queso azul de leche cruda', advantages: 'Sin gluten', price: '190€' };
  const brief = { ...emptyBrief(), pain: 'El queso llega seco', offer: 'Primera pieza con envío gratis' };
  const input = composerInput({ facts: facts(product), brief }, 'es');
  const { interest, action, faq } = composeCampaigns(input).landingPage.content;
  expect(interest).toBe('');
  expect(action).toMatch(/^Primera pieza con envío gratis\. Precio: 190€\. \S/);
  expect(faq).toEqual([]);
});

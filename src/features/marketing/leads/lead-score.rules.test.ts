import { expect, test } from 'vitest';
import en from '#i18n/en/writer.json' with { type: 'json' };
import es from '#i18n/es/writer.json' with { type: 'json' };
import { queseria } from '#tests/marketing-cases.ts';
import { scoreLead } from './lead-score.rules.ts';
import type { ScoredProspect } from './lead-score.types.ts';
import { SCORE_WEIGHTS, SOURCE_WEIGHTS } from './lead-score.values.ts';
import { LEAD_SOURCES } from '#shared/lead-sources.ts';

const [azul] = queseria();
if (azul === undefined) throw new Error('The reference case is missing.');
const score = (prospect: ScoredProspect) => scoreLead(prospect, azul);
const codes = (prospect: ScoredProspect) => score(prospect).reasons.map(({ code }) => code);

test.each<[string, ScoredProspect, string]>([
  ['a managing director', { position: 'Directora gerente' }, 'decides'],
  ['an owner', { position: 'Owner' }, 'decides'],
  ['a buyer', { position: 'Jefe de compras' }, 'buys'],
  ['a manager', { position: 'Shop manager' }, 'leads'],
  ['anybody with a position', { position: 'Becaria' }, 'position'],
  ['a gourmet shop', { sector: 'Tienda gourmet' }, 'audience'],
  ['who names the product', { text: 'Me gustó el azul de cueva.' }, 'product'],
  ['who speaks of what it is', { text: 'Buscamos quesos de leche cruda' }, 'keyword'],
  ['who asks for a price', { text: 'What would the price be?' }, 'intent'],
  ['who is in a hurry', { text: 'Lo necesito esta semana' }, 'urgency'],
  ['who leaves a number', { text: 'Llámeme al 612 34 56 78 por la tarde' }, 'telephone'],
  ['who says no', { text: 'No nos interesa, gracias' }, 'refusal'],
  ['with a domain of their own', { email: 'ana@lamantequeria.es' }, 'ownDomain'],
  ['with free mail', { email: 'ana@gmail.com' }, 'freeMail'],
  ['behind a shared mailbox', { email: 'info@lamantequeria.es' }, 'mailbox'],
  ['who cannot be reached', { company: 'La Mantequería' }, 'noContact'],
  ['who was recommended', { source: 'referral' }, 'source_referral'],
])('%s adds points', (_, prospect, code) => {
  expect(codes(prospect)).toContain(code);
});

test('every reason has its points, and they add up to the score', () => {
  const prospects: ScoredProspect[] = [
    {},
    {
      name: 'Ana Ruiz',
      position: 'Propietaria',
      company: 'Tienda gourmet La Mantequería',
      sector: 'Tiendas gourmet',
      email: 'ana@lamantequeria.es',
      source: 'referral',
      text: '¿Precio del Azul de cueva esta semana? Vendemos queso azul de leche cruda y producto con sabor estable.',
    },
    { position: 'CEO', text: 'No nos interesa. Unsubscribe.', source: 'import' },
    { text: '(('.repeat(9_000) },
  ];
  for (const prospect of prospects) {
    const { score: total, reasons } = score(prospect);
    expect(total).toBeGreaterThanOrEqual(0);
    expect(total).toBeLessThanOrEqual(100);
    expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(total);
  }
});

test('a match with interest ranks before a match, and both before a refusal', () => {
  const base = {
    position: 'Propietaria',
    sector: 'Tienda gourmet',
    email: 'ana@lamantequeria.es',
    name: 'Ana',
  };
  const asks = score({ ...base, text: '¿Qué precio tiene?' }).score;
  const fits = score(base).score;
  const refuses = score({ ...base, text: 'No me interesa.' }).score;
  expect([asks, fits, refuses]).toEqual([asks, fits, refuses].toSorted((a, b) => b - a));
  expect(new Set([asks, fits, refuses]).size).toBe(3);
});

test('every code has a text in both languages', () => {
  const all = [
    ...Object.keys(SCORE_WEIGHTS),
    ...LEAD_SOURCES.filter((source) => SOURCE_WEIGHTS[source] !== 0).map((source) => `source_${source}`),
    'limit',
  ].sort();
  expect(Object.keys(es.score).sort()).toEqual(all);
  expect(Object.keys(en.score).sort()).toEqual(all);
});

test('the weights of all positive signs add up to 100 with the best source', () => {
  const { decides, audience, product, keyword, intent, urgency, telephone, ownDomain, company } =
    SCORE_WEIGHTS;
  const written = product + 3 * keyword + intent + urgency + telephone;
  const known = decides + audience + ownDomain + company;
  expect(written + known + Math.max(...Object.values(SOURCE_WEIGHTS))).toBe(100);
});

test('who asks for a price comes before whoever has the better title', () => {
  const asks = score({ name: 'Ana', text: '¿Qué precio tienen veinte? Mi número es el 612 345 678' });
  const decides = score({
    name: 'Eva',
    position: 'Directora gerente',
    sector: 'Tienda gourmet',
    company: 'Mar',
  });
  expect(asks.score).toBeGreaterThan(decides.score);
  expect(score({ text: 'El pedido 2024-11 son 300 g' }).reasons.map(({ code }) => code)).not.toContain(
    'telephone',
  );
});

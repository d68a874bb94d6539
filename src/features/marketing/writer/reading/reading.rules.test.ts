import { expect, test } from 'vitest';
import { TRADES } from '#features/marketing/brief/brief.values.ts';
import { addressOf } from './address.rules.ts';
import { composerWords, tradeWords } from '#features/marketing/writer/formulas/composer.texts.ts';
import { detectLanguage } from './detect-language.rules.ts';
import { lacksLanguage } from './material.rules.ts';
import { canStandAlone, ended, fill, raised, withoutStop } from './quoting.rules.ts';
import { isUsableTarget } from './target.rules.ts';
import { guessTrade } from './trade-of.rules.ts';
import { wholeFacts } from './whole-facts.rules.ts';

test.each<[string, string[]]>([
  ['modelos 303, 130 y 111', ['modelos 303, 130 y 111']],
  ['- Uno\n• Dos, y más\n3) Tres', ['Uno', 'Dos, y más', 'Tres']],
  [
    'Sabor estable todo el año; cada pieza lleva el lote',
    ['Sabor estable todo el año', 'cada pieza lleva el lote'],
  ],
  ['Refinamos sin coste; si no está contento', ['Refinamos sin coste; si no está contento']],
  ['Free returns; except on sale items', ['Free returns; except on sale items']],
  ['Caja (queso; membrillo); guía', ['Caja (queso; membrillo)', 'guía']],
  ['Se devuelve. Solo en 14 días.', ['Se devuelve. Solo en 14 días']],
  ['Uno\nuno\nUno.', ['Uno']],
  ['n/a\n-\n?', []],
])('%j is set apart by its owner alone', (field, facts) => {
  expect(wholeFacts(field)).toEqual(facts);
});

test.each([
  ['queso azul', 'Queso azul'],
  ['iPad y funda', 'iPad y funda'],
  ['IVA incluido', 'IVA incluido'],
  ['¿de dónde es?', '¿De dónde es?'],
  ['2,3 kg', '2,3 kg'],
])('%s is raised to %s and nothing is lowered', (typed, said) => {
  expect(raised(typed)).toBe(said);
});

test.each([
  ['Se sirve en 24 horas.', 'Se sirve en 24 horas'],
  ['Talleres Mar S.L.', 'Talleres Mar S.L.'],
  ['y mucho más…', 'y mucho más…'],
  ['queso, miel, etc.', 'queso, miel, etc.'],
  ['¡Hoy!', '¡Hoy!'],
])('%s drops its full stop alone: %s', (typed, said) => {
  expect(withoutStop(typed)).toBe(said);
});

test('a sentence gets a full stop, a link and a quotation with an end of its own get none', () => {
  expect(ended('Hoy')).toBe('Hoy.');
  expect(ended('«Hoy.»')).toBe('«Hoy.»');
  expect(ended('Aquí: https://example.org/a')).toBe('Aquí: https://example.org/a');
});

test('what is filled in is never read as a frame', () => {
  expect(fill('[Vea|Mira]: {{fact}}', 'tu', { fact: '[a|b] {{name}}' })).toBe('Mira: [a|b] {{name}}');
  expect(fill('[Vea|Mira]: {{fact}}', 'usted', { fact: '$& x' })).toBe('Vea: $& x');
});

test.each([
  ['130', false],
  ['modelos 303, 130 y 111', false],
  ['Casco', false],
  ['desde 2.400 €', false],
  ['Primera visita gratis', true],
  ['Told me 85, charged me 85', true],
])('whether "%s" can stand alone as a headline: %s', (text, can) => {
  expect(canStandAlone(text)).toBe(can);
});

test.each([
  ['Curación de 90 días en cueva natural', 'es'],
  ['LLEGAMOS EN MENOS DE 1H, TAMBIEN DOMINGOS', 'es'],
  ['17 years in Leeds, same phone number', 'en'],
  ['Trade account, 30 days', 'en'],
  ['ISO 27001', undefined],
  ['SKF, FAG', undefined],
  ['Azul', undefined],
  ['', undefined],
])('%j is written in %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test('a product lacks the language that nothing of it is written in; codes and names lack none', () => {
  const facts = (characteristics: string, advantages: string) => ({
    company: {
      name: 'X',
      sector: 'x',
      commercialObjectives: '',
      targetAudience: '',
      targetAudienceType: 'both' as const,
    },
    product: { name: 'Q', characteristics, advantages, price: '1 €' },
  });
  const spanish = facts('Queso azul de leche cruda de vaca', 'Se sirve en 24 horas en la península');
  expect(lacksLanguage(spanish, null, 'en')).toBe(true);
  expect(lacksLanguage(spanish, null, 'es')).toBe(false);
  expect(lacksLanguage(facts('SKF, FAG', 'IP65'), null, 'en')).toBe(false);
  expect(
    lacksLanguage(facts('Queso azul de leche cruda', 'Delivered within two days of your order'), null, 'en'),
  ).toBe(false);
});

test.each([
  ['Si no estás contento, refinamos', 'tu'],
  ['Os olvidáis de que estoy', 'tu'],
  ['Riegas lo que pide el árbol', 'tu'],
  ['Abres la ventana', 'tu'],
  ['Todas las tiendas', undefined],
  ['Gafas de sol', undefined],
  ['Si usted no está contento', 'usted'],
  ['Responda hoy y te llamamos', 'mixed'],
  ['Se sirve en 24 horas', undefined],
])('"%s" speaks to %s', (text, address) => {
  expect(addressOf(text)).toBe(address);
});

test.each([
  ['600 000 222', true],
  ['https://example.org/cita', true],
  ['www.example.org', true],
  ['clinica.example/cita', true],
  ['Calle Mayor 8, Sigüenza', true],
  ['hola@example.org', true],
  ['htp:/queso', false],
  ['https://nada', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['<b>600</b>', false],
])('whether "%s" can be followed: %s', (target, isUsable) => {
  expect(isUsableTarget(target)).toBe(isUsable);
});

test.each([
  ['Alimentación artesana', 'food'],
  ['Quesería', 'food'],
  ['Restaurante', 'restaurant'],
  ['Zapatería y tienda de moda', 'shop'],
  ['Clínica dental', 'clinic'],
  ['Physiotherapist', 'physiotherapy'],
  ['Peluquería', 'beauty'],
  ['CrossFit gym', 'gym'],
  ['Casa rural', 'lodging'],
  ['E-bike hire', 'tours'],
  ['Driving school', 'courses'],
  ['Wedding photographer', 'photography'],
  ['Catering y eventos', 'events'],
  ['FONTANERO', 'repairs'],
  ['Locksmith', 'repairs'],
  ['Reformas integrales', 'building'],
  ['Estudio de arquitectura', 'architecture'],
  ['Abogados', 'law'],
  ['Asesoría fiscal', 'accounting'],
  ['Correduría de seguros', 'insurance'],
  ['Software para clínicas', 'software'],
  ['Security audit', 'cybersecurity'],
  ['Rodamientos industriales', 'industrial'],
  ['Transporte y mudanzas', 'logistics'],
  ['Agricultural cooperative', 'agriculture'],
  ['Asociación de vecinos', 'association'],
  ['Gnomónica', 'generic'],
  ['', 'generic'],
])('the trade of "%s" is %s', (sector, trade) => {
  expect(guessTrade(sector)).toBe(trade);
});

test('every trade has its library in both languages, and no frame or question is long or claims anything', () => {
  const CLAIM =
    /(?<!\p{L})(?:mejor|líder|únic[oa]|garantizad[oa]|calidad|(?:the|our) best|leading|unique|guaranteed|quality|number one|world-class|pasión|passion)(?!\p{L})/iu;
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(leaves)
        : [];
  for (const language of ['es', 'en'] as const) {
    const words = leaves(composerWords(language));
    for (const trade of TRADES) {
      const library = tradeWords(language, trade);
      expect(library.objections.length).toBeGreaterThanOrEqual(4);
      expect(library.objections.some(({ field }) => field === 'guarantee')).toBe(true);
      words.push(...library.objections.map(({ objection }) => objection));
    }
    for (const text of words) {
      const forms = [fill(text, 'usted'), fill(text, 'tu')];
      for (const form of forms) expect(form.split(/\s+/u).length, form).toBeLessThanOrEqual(9);
      expect(CLAIM.test(text), text).toBe(false);
    }
  }
});

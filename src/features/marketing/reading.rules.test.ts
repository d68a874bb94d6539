// One table of facts and how they are read, long as it is: the cases are compared with each other.
import { expect, test } from 'vitest';
import { queseria, ORDINARY } from '#tests/marketing-cases.ts';
import { aspectOf } from './aspects.rules.ts';
import { shapeOf } from './forms.rules.ts';
import { fragmentsOf } from './fragments.rules.ts';
import { languageOf } from './language-of.rules.ts';
import { readPrice } from './price.rules.ts';
import { companyName, readName } from './product-name.rules.ts';
import { readFacts } from './reading.rules.ts';

test.each([
  ['a; b2 c; d e', ['b2 c', 'd e']],
  ['- Uno dos\n- Tres cuatro\n\n* Cinco', ['Uno dos', 'Tres cuatro', 'Cinco']],
  ['Pesa 2,3 kg, cuesta poco', ['Pesa 2,3 kg', 'cuesta poco']],
  ['Tres quesos de 250 g, membrillo y una guía', ['Tres quesos de 250 g, membrillo y una guía']],
  ['Noventa minutos, de 10 a 40 personas', ['Noventa minutos', 'de 10 a 40 personas']],
  ['Lo hace Norte S.L. en casa. Dura más.', ['Lo hace Norte S.L. en casa', 'Dura más']],
  ['Uno • Dos ✓ Tres', ['Uno', 'Dos', 'Tres']],
  ['-', []],
  ['n/a', []],
  ['Igual; igual; IGUAL', ['Igual']],
  ['¡Novedad! ¿La quiere? Pesa 2 kg', ['Novedad', 'Pesa 2 kg']],
  ['No lleva colorantes, ni conservantes', ['No lleva colorantes, ni conservantes']],
  [
    '<ul><li>Pantalla de lino</li><li><b>Hecha</b> a mano</li></ul><script>x=1</script>',
    ['Pantalla de lino', 'Hecha a mano'],
  ],
])('%j holds the facts %j', (field, expected) => {
  expect(fragmentsOf(field)).toEqual(expected);
});

test.each([
  ['18,50 €/kg', '18,50 €/kg', '€18.50/kg'],
  ['desde 290 €', 'desde 290 €', 'from €290'],
  ['from $9', 'desde 9\u00a0$', 'from $9'],
  ['€1,200 per month', '1.200\u00a0€ mensuales', '€1,200 per month'],
  ['49 € al mes + IVA', '49 € al mes + IVA', '€49 a month + VAT'],
  ['1.290 € (IVA incluido)', '1.290 € (IVA incluido)', '€1,290 (VAT included)'],
  ['entre 100 y 200 €', 'entre 100 y 200 €', '“entre 100 y 200 €”'],
  ['<b>89 €</b>', '89 €', '€89'],
  ['12', '12', '12'],
  ['24,90€', '24,90\u00a0€', '€24.90'],
  ['1.099,00 EUR', '1.099,00 EUR', '€1,099.00'],
  ['$1,299.00', '1.299,00\u00a0$', '$1,299.00'],
  ['54,95 €/saco', '54,95 €/saco', '€54.95/sack'],
  ['9,80 € por botella + IVA', '9,80 € por botella + IVA', '€9.80 per bottle + VAT'],
  ['3 € por fisgoneo', '3 € por fisgoneo', '“3 € por fisgoneo”'],
])('the price %s is said %s and %s', (typed, es, en) => {
  const said = (language: 'es' | 'en') => {
    const price = readPrice(typed, language, 'es');
    return 'text' in price ? price.text : price.kind;
  };
  expect([said('es'), said('en')]).toEqual([es, en]);
});

test.each([
  ['gratis', 'free'],
  ['Free', 'free'],
  ['0 €', 'free'],
  ['consultar', 'ask'],
  ['POA', 'ask'],
  ['según presupuesto', 'ask'],
  ['-', 'none'],
  ['', 'none'],
  ['n/a', 'none'],
])('the price %j is of the kind %s', (typed, kind) => {
  expect(readPrice(typed, 'es', undefined).kind).toBe(kind);
});

test.each([
  ['cada pieza lleva el lote', 'es', 'clause'],
  ['se sirve en 24 horas', 'es', 'verb'],
  ['conserva 30 días en frío', 'es', 'verb'],
  ['conserva de bonito', 'es', 'noun'],
  ['de 10 a 40 personas', 'es', 'phrase'],
  ['Hecho a mano', 'es', 'adjective'],
  ['Cifrado de extremo a extremo', 'es', 'noun'],
  ['Weighs 8 kg', 'en', 'verb'],
  ['Battery lasts 10 hours', 'en', 'clause'],
  ['Hydraulic disc brakes', 'en', 'noun'],
  ['Made in Bristol', 'en', 'adjective'],
  ['Fully zorbed glimmer', 'en', 'loose'],
  ['Cancel any time', 'en', 'loose'],
  ['Maximum 12 people', 'en', 'loose'],
  ['Left-handed version available', 'en', 'loose'],
  ['Cancela cuando quieras', 'es', 'loose'],
  ['Nuestro equipo le ayuda', 'es', 'clause'],
  ['Te lo llevamos a casa', 'es', 'clause'],
  ['Pruébalo cien noches', 'es', 'loose'],
  ['Difícil de olvidar', 'es', 'adjective'],
] as const)('"%s" (%s) stands in a sentence as %s', (fact, language, form) => {
  expect(shapeOf(fact, language).form).toBe(form);
});

test.each([
  ['cada pieza lleva el lote y el nombre del ganadero', 'trace'],
  ['Respuesta en 24 horas laborables', 'support'],
  ['se sirve en 24 horas en la península', 'delivery'],
  ['A 20 minutos de Fuente Dé', 'near'],
  ['Made in Bristol', 'origin'],
  ['sin permanencia', 'freedom'],
  ['Apto para piel sensible', 'diet'],
  ['40 m³ per hour', 'power'],
  ['productos ecológicos', 'material'],
  ['Pienso premium', 'general'],
  ['left-handed version available', 'general'],
  ['taught by certified teachers', 'expert'],
  ['Reforma completa en 15 días laborables', 'general'],
  ['Noventa minutos', 'duration'],
  ['Showers on site', 'general'],
  // Words that begin alike mean other things: nothing may be said of them that they do not say.
  ['Excelente calidad', 'general'],
  ['Chartered physiotherapists', 'general'],
  ['Self-assessment tax return prepared', 'general'],
  ['Razor sharp out of the box', 'general'],
  ['Seguro hasta 60.000 €', 'general'],
  ['Freno seguro', 'general'],
  ['Diseño original', 'general'],
  ['Harina integral', 'material'],
  ['Café importado de Colombia', 'general'],
  ['Aguanta 150 kg', 'format'],
  ['Soporte lumbar', 'general'],
  ['Mesa muy estable', 'general'],
  ['Certificado al terminar', 'general'],
  ['Small-batch gin', 'general'],
  ['Panel de madera', 'material'],
  ['Apagado automático', 'general'],
  ['Kitchen-tested', 'general'],
  ['30-day returns', 'guarantee'],
  ['pagos seguros', 'secure'],
  ['Soporte técnico por teléfono', 'support'],
  ['sabor estable todo el año', 'steady'],
  ['blah blah', 'general'],
])('"%s" is about %s', (fact, aspect) => {
  expect(aspectOf(fact)).toBe(aspect);
});

test('the language of a text is told from its words, and not guessed from figures', () => {
  expect(languageOf('Queso de leche cruda')).toBe('es');
  expect(languageOf('Full-grain leather with brass buckles')).toBe('en');
  expect(languageOf('LED, IP65, 230 V')).toBeUndefined();
});

test('a name that describes takes the article of its noun, a brand takes none', () => {
  const said = (name: string, language: 'es' | 'en') => readName(name, language, undefined).value.text;
  expect(said('Caja de degustación', 'es')).toBe('la Caja de degustación');
  expect(said('Sardinillas en aceite de oliva', 'es')).toBe('las Sardinillas en aceite de oliva');
  expect(said('Azul de cueva', 'es')).toBe('Azul de cueva');
  expect(said('Caja de degustación', 'en')).toBe('Caja de degustación');
  expect(said('Oak dining table', 'en')).toBe('the Oak dining table');
  expect(said('Organic olive oil', 'en')).toBe('Organic olive oil');
});

test('a company is called by its name without the legal form', () => {
  expect(
    ['Conservas Nutrimar, S.L.', 'Ledgerly Inc.', 'Marlow & Finch Ltd', 'Salón'].map(companyName),
  ).toEqual(['Conservas Nutrimar', 'Ledgerly', 'Marlow & Finch', 'Salón']);
});

test('the reference case is read in both languages, word for word', () => {
  const [azul] = queseria();
  const read = (language: 'es' | 'en') => azul && readFacts(azul, language);
  expect(read('es')?.definition?.text).toBe('un queso azul de leche cruda de vaca y cabra');
  expect(read('en')?.definition?.text).toBe('a blue cheese made from raw cow’s and goat’s milk');
  expect(
    read('en')
      ?.facts.map(({ text }) => text)
      .sort(),
  ).toEqual([
    '2.3 kg piece wrapped in maple leaf',
    '90-day ageing in a natural cave at 1,100 metres',
    'blue cheese made from raw cow’s and goat’s milk',
    'consistent flavour all year round',
    'delivered within 24 hours in mainland Spain',
    'each piece carries the batch number and the farmer’s name',
  ]);
});

test('a note in the kitchen’s short words becomes a sentence: what keeps for 30 days "se conserva"', () => {
  const [, box] = queseria();
  const texts = box && readFacts(box, 'es').facts.map(({ text }) => text);
  expect(texts).toContain('se conserva 30 días en frío');
});

test('what the glossary does not know is kept as it was typed and never half translated', () => {
  const { handbag } = ORDINARY;
  const reading = handbag && readFacts(handbag, 'es');
  expect(reading?.foreign.map(({ quote }) => quote)).toContain('Brass buckles and hand-stitched seams');
  expect(reading?.facts.map(({ text }) => text)).toContain('hecho en Bristol');
});

test('the definition repeats neither the name nor calls a box a cheese', () => {
  const definition = (name: string, characteristics: string) => {
    const [azul] = queseria();
    return (
      azul && readFacts({ ...azul, product: { ...azul.product, name, characteristics } }, 'es').definition
    );
  };
  expect(definition('Bálsamo de caléndula', 'Bálsamo de caléndula y cera de abeja')).toBeUndefined();
  expect(definition('Caja de regalo', 'Queso azul')).toBeUndefined();
  expect(definition('Zephyr', 'Cuadro de carbono')).toBeUndefined();
});

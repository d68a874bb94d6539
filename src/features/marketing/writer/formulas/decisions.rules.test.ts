// Longer than 200 lines: one test for each decision, with the answers that showed it.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { TONES } from '#features/marketing/writer/checks/writer.values.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { composeContent } from './content.rules.ts';

/** Conditions under which readers would send a composed text; the tests are named after the decisions. */

const FACTS: MarketingFacts = {
  company: {
    ...composerCase('cheese-maker').facts.company,
    name: 'Taller Sur',
    sector: 'taller',
    targetAudienceType: 'B2C',
  },
  product: { name: 'Plan anual', characteristics: 'una visita al mes', advantages: '', price: '30 €/mes' },
};
type Product = Partial<MarketingFacts['product']>;
const input = (
  brief: Partial<Brief>,
  product: Product = {},
  language: Locale = 'es',
  tone: Tone = 'friendly',
) =>
  composerInput(
    { facts: { ...FACTS, product: { ...FACTS.product, ...product } }, brief: { ...emptyBrief(), ...brief } },
    language,
    tone,
  );
const set = (...given: Parameters<typeof input>) => composeCampaigns(input(...given));
const mail = (...given: Parameters<typeof input>) => set(...given).email.content;
const page = (...given: Parameters<typeof input>) => set(...given).landingPage.content;
const post = (network: string, ...given: Parameters<typeof input>) =>
  set(...given).socialMedia.content.posts.find((one) => one.network === network)?.text ?? '';
const proof = (text: string, kind: 'figure' | 'certificate' = 'figure', isStrongest = false) => ({
  text,
  kind,
  isStrongest,
});
const QUOTE = { text: 'Vinieron el mismo día y quedó bien.', name: 'Ana', isPermitted: true };

describe('1: a problem stands as it was typed', () => {
  test.each<[Locale, string, string]>([
    ['es', 'te levantas con la espalda mal', 'Te levantas con la espalda mal. ¿Te suena?'],
    ['es', 'Le piden que firme ya', 'Le piden que firme ya. ¿Le suena?'],
    ['es', 'Siempre acabáis en tres hoteles', 'Siempre acabáis en tres hoteles. ¿Os suena?'],
    ['es', '¿Otra vez tarde en tu taller?', '¿Otra vez tarde en tu taller?'],
    ['es', 'Perder la mañana por el servidor', 'Perder la mañana por el servidor. ¿Te suena?'],
    ['es', 'He probado tres dietas y nada', '«He probado tres dietas y nada».'],
    ['es', 'Perdí dos clientes por no contestar', '«Perdí dos clientes por no contestar». ¿Te suena?'],
    ['es', 'El camión llega caliente', 'El camión llega caliente.'],
    ['es', 'Facturas que no cuadran', 'Facturas que no cuadran.'],
    ['en', 'You failed twice', 'You failed twice.'],
    ['en', 'we never know who is in', '“We never know who is in”.'],
    ['en', 'They grow out of it in a year', 'Plan anual. They grow out of it in a year.'],
  ])('%s %s', (language, pain, said) => {
    expect(mail({ pain }, { characteristics: '' }, language).attention).toBe(said);
  });

  test('a problem of nobody named opens no Spanish text', () => {
    const brief = { pain: 'Llevan meses con dolor', change: 'En un mes se camina sin dolor' };
    expect(mail(brief).attention).toBe('Plan anual: una visita al mes.');
    expect(post('facebook', brief)).toMatch(/^En un mes se camina/);
  });

  test('a problem in quotation marks does not stand beside the customer’s', () => {
    const brief = { pain: 'Me duele al andar', change: 'Caminas sin dolor', quote: QUOTE };
    expect(page(brief).attention).toBe('');
    expect(
      page({ ...brief, change: '', proofs: [proof('Más de 900 planes desde 1998')] }).attention,
    ).toContain('Me duele');
  });
});

test('2: what the subject quotes stands in the body too', () => {
  const body = mail({ offer: 'Primer mes gratis para todos', quote: QUOTE }, {}, 'es', 'direct');
  expect(body.subject).toBe('Plan anual. Primer mes gratis para todos');
  expect(body.action).toContain('Primer mes gratis para todos.');
  expect(mail({ quote: QUOTE }).desire).toContain('Vinieron el mismo día');
});

test('3: an e-mail begins with problem or product, and tells in one order', () => {
  const brief = {
    pain: 'Te levantas mal',
    change: 'Te levantas bien y con ganas',
    proofs: [proof('Más de 900 planes desde 1998'), proof('Colegiado 1234', 'certificate')],
    quote: QUOTE,
    offer: 'La primera visita es gratis',
    guarantee: 'Si no mejoras, te devolvemos el mes',
  };
  for (const tone of TONES) {
    const { attention, interest, desire, action } = mail(
      brief,
      { advantages: 'sin esperas de meses' },
      'es',
      tone,
    );
    const text = [attention, interest, desire, action].join('\n\n');
    const order = [
      'Te levantas mal',
      'una visita',
      '900',
      '1234',
      'Sin esperas',
      'Vinieron',
      'La primera',
      'Si no',
      'Precio',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(mail({ ...brief, pain: '' }, {}, 'es', tone).attention).toBe('Plan anual: una visita al mes.');
  }
});

test('4: no certificate opens anything, and no count where there is more to say', () => {
  const proofs = [
    proof('Certificado IFS Logistics y ATP', 'certificate', true),
    proof('Más de 900 planes desde 1998'),
  ];
  for (const tone of TONES)
    for (const brief of [{ proofs }, { proofs, change: 'Te levantas bien y con ganas' }]) {
      const { email, landingPage, socialMedia } = set(brief, {}, 'es', tone);
      const heads = [email.variants, landingPage.variants, socialMedia.variants].flatMap((one) =>
        Object.values(one).flat(),
      );
      expect(heads.filter(({ text }) => text.includes('IFS'))).toEqual([]);
      expect(
        `${email.content.subject}${email.content.attention}${landingPage.content.headline}`,
      ).not.toContain('900');
      expect(email.content.desire).toMatch(/^• Certificado IFS/);
    }
});

test('5: each statement has its paragraph; without room the advantages go first, the offer never', () => {
  const brief = {
    proofs: [proof('Más de 900 planes desde 1998')],
    offer: 'La primera visita es gratis',
    quote: QUOTE,
  };
  expect(post('linkedin', brief).split('\n\n')).toContain('Más de 900 planes desde 1998.');
  const order = { type: 'advertising_text', length: 'short' } as const;
  for (const tone of TONES) {
    const parts = composeContent(input(brief, {}, 'es', tone), order).content.parts;
    expect(parts.map(({ text }) => text).join('\n')).toContain('La primera visita es gratis');
  }
  const lists = Array.from({ length: 40 }, (_, more) => {
    const long = 'casa '.repeat(20 + more).trim();
    const answers = { ...brief, pain: `Tu ${long}`, guarantee: `Si ${'palabra '.repeat(24)}` };
    return mail(answers, { advantages: 'sin esperas de meses' }).desire;
  });
  for (const list of lists.filter((one) => one.includes('esperas'))) expect(list).toContain('900');
  expect(lists.some((one) => one.includes('900') && !one.includes('esperas'))).toBe(true);
});

test('6: a long fact stands in no post; an advantage stands for the change, the guarantee for offer and price', () => {
  const long = `revisión ${'de todo '.repeat(11)}`.trim();
  const brief = { guarantee: 'Si no funciona, volvemos gratis' };
  const text = post('facebook', brief, {
    characteristics: long,
    advantages: 'en un día está listo',
    price: '',
  });
  expect(text).not.toContain('revisión de todo');
  expect(text).toContain('Plan anual: en un día está listo.');
  expect(text).toContain('Si no funciona, volvemos gratis.');
  expect(post('linkedin', brief, { characteristics: long })).toContain('Plan anual: revisión de todo');
});

test('7: an offer opens with the name, and so does what would mean nothing without it', () => {
  const { variants } = set({ offer: 'la revisión va de regalo' }).email;
  expect(variants['subject']?.map(({ text }) => text)).toContain('Plan anual: la revisión va de regalo');
  expect(page({ change: 'It just works' }, {}, 'en').headline).toBe('Plan anual. It just works');
  expect(page({ change: 'Se entrega hecho en un día' }).headline).toBe(
    'Plan anual. Se entrega hecho en un día',
  );
});

test('8 and 9: the name heads its paragraph, the company signs once, and facts are sentences', () => {
  const text = post('facebook', { change: 'Te levantas bien y con ganas' });
  expect(text).toBe(
    'Te levantas bien y con ganas.\n\nPlan anual: una visita al mes.\n\nPrecio: 30 €/mes.\n\nTaller Sur. Escríbenos.',
  );
  expect(mail({}, { name: 'Taller Sur' }).subject).not.toContain(', de ');
  expect(mail({}, { characteristics: 'plan anual de visitas en casa' }).attention).toBe(
    'Plan anual de visitas en casa.',
  );
});

test('10: a word or two are no sentence: they join a list or stay away', () => {
  expect(mail({ change: 'Duermes' }).subject).not.toContain('Duermes');
  expect(page({ change: 'Duermes' }).headline).not.toContain('Duermes');
  expect(page({}, { characteristics: 'flores' }).headline).toBe('Plan anual');
  expect(mail({}, { characteristics: 'frenos\nluces\ngases' }).attention).toBe(
    'Plan anual: frenos, luces, gases.',
  );
  expect(mail({}, { advantages: 'barato' }).desire).toBe('');
});

test.each([
  ['consultar según destino', ''],
  ['POA', ''],
  ['gratis', 'Gratis.'],
  ['Desde 25€, envío 5€', 'Desde 25€, envío 5€.'],
  ['solo ida: 30 €', 'Solo ida: 30 €.'],
  ['desde 290 €/mes (IVA no incl.)', 'Precio: desde 290 €/mes (IVA no incl.).'],
])('11: a price is an answer with a figure: %s', (price, said) => {
  const { action } = mail({}, { price });
  expect(action).toBe(`${said} Si te interesa, responde a este correo.`.trim());
  const { faq, attention, interest } = page({}, { price });
  expect(faq.map(({ answer }) => answer)).toEqual(said === '' ? [] : [said.replace('Precio: d', 'D')]);
  expect(attention + interest).not.toContain(price);
});

test('12: a page promises, proves under the problem, and leaves addresses to the button', () => {
  const brief = {
    pain: 'Te levantas mal',
    change: 'Te levantas bien y con ganas',
    proofs: [proof('Más de 900 planes desde 1998')],
    quote: QUOTE,
    action: { kind: 'form' as const, target: 'https://taller.example/alta' },
  };
  const whole = page(brief, { characteristics: 'una visita al mes\nherramienta incluida en todo' });
  expect(whole.headline).toBe('Te levantas bien y con ganas');
  expect(whole.interest).toBe('Más de 900 planes desde 1998.');
  expect(whole.benefits.map(({ title }) => title)).toEqual(['Herramienta incluida en todo']);
  expect(whole.action).toBe('');
  expect(page({ ...brief, change: '' }).headline).toBe('Te levantas mal');
  expect(page({ quote: QUOTE }).headline).toBe('Plan anual: una visita al mes');
  for (const { text } of set({ quote: QUOTE }).landingPage.variants['headline'] ?? [])
    expect(text).not.toContain('«');
});

test.each<[Locale, Brief['action'], string, string]>([
  [
    'es',
    { kind: 'form', target: 'https://a.example/x' },
    'Rellena el formulario: https://a.example/x',
    'Rellenar el formulario',
  ],
  [
    'en',
    { kind: 'form', target: 'https://a.example/x' },
    'Fill in the form: https://a.example/x',
    'Fill in the form',
  ],
  ['es', { kind: 'form', target: 'hola@a.example' }, 'Escríbenos a hola@a.example', 'Escribir un correo'],
  ['en', { kind: 'reply', target: 'hello@a.example' }, 'Write to us: hello@a.example', 'Send an email'],
  [
    'es',
    { kind: 'visit', target: 'https://a.example/x' },
    'Más información: https://a.example/x',
    'Más información',
  ],
  ['es', { kind: 'book', target: 'https://a.example/x' }, 'Para reservar: https://a.example/x', 'Reservar'],
  ['en', { kind: 'book', target: 'https://a.example/x' }, 'To book: https://a.example/x', 'Book now'],
  ['es', { kind: 'visit', target: 'C/ Mayor 14' }, 'Te esperamos en C/ Mayor 14.', 'Pedir información'],
  ['es', { kind: null, target: '' }, 'Si te interesa, responde a este correo.', 'Pedir información'],
  ['en', { kind: null, target: '' }, 'Interested? Reply to this email.', 'Ask for details'],
])('13: line and button say what the owner chose: %s %o', (language, action, line, button) => {
  const brief = { action };
  expect(mail(brief, { price: '' }, language).action).toBe(line);
  expect(page(brief, {}, language).callToAction).toBe(button);
});

test('14: the composer speaks as the owner does', () => {
  const action = { kind: 'call' as const, target: '600 000 999' };
  const asked = (change: string, language: Locale = 'es') =>
    mail({ action, change }, { price: '' }, language).action;
  expect(asked('Vosotros bailáis toda la noche')).toBe('Llamadnos al 600 000 999.');
  expect(asked('Su madre se ducha sola y tú duermes')).toBe('Teléfono: 600 000 999.');
  expect(asked('You know the price before I start', 'en')).toBe('Call 600 000 999.');
  expect(asked('You know the price before we start', 'en')).toBe('Call us on 600 000 999.');
});

test('15: a quotation has one form, its own paragraph and nothing after it', () => {
  const said = '«Vinieron el mismo día y quedó bien». —Ana';
  expect(mail({ quote: QUOTE }).desire.split('\n\n')).toContain(said);
  expect(mail({ quote: { ...QUOTE, text: 'Qué bien quedó todo!' } }).desire).toBe(
    '«Qué bien quedó todo!». —Ana',
  );
  const english = { ...QUOTE, text: 'they came the same day and it looks great.' };
  expect(mail({ quote: english }, {}, 'en').desire).toBe(
    '“They came the same day and it looks great.” – Ana',
  );
});

test('16: greeting and farewell', () => {
  for (const tone of TONES) expect(mail({}, {}, 'en', tone).greeting).toBe('Hello,');
  expect(mail({}, {}, 'es', 'direct').signature).toBe('Un saludo,\nTaller Sur');
});

test('17: a nearly empty brief is a card, and hints say what is missing', () => {
  const { email } = set({ buyer: 'vecinos' });
  expect([
    email.content.attention,
    email.content.interest,
    email.content.desire,
    email.content.action,
  ]).toEqual([
    'Plan anual: una visita al mes.',
    '',
    '',
    'Precio: 30 €/mes. Si te interesa, responde a este correo.',
  ]);
  expect(email.hints.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['no_pain', 'no_change', 'no_offer']),
  );
  const [first] = readTexts(input({ buyer: 'vecinos' }));
  expect(first?.text).toBe('Plan anual: una visita al mes');
});

/** E-mail, page and post of a full, a half and a nearly empty brief of each language, as a reader would send them. */
describe('texts as they are sent', () => {
  const read = (name: string) =>
    readFileSync(new URL(`../../../../../tests/cases/composer/sent/${name}`, import.meta.url), 'utf8');
  test.each(['boiler', 'physio', 'permits', 'boiler-service', 'machining', 'man-and-van'])('%s', (name) => {
    const { language, ...given } = JSON.parse(read(`${name}.json`)) as ReturnType<typeof composerCase>;
    const texts = readTexts(composerInput(given, language));
    const wanted = read(`${name}.md`)
      .split(/^## /mu)
      .slice(1)
      .map((part) => part.trim());
    const found = ['subject', 'email', 'facebook', 'landing'].map((place) => {
      const text = texts.find((one) => one.place === place)?.text ?? '';
      return `${place}\n\n${text.replaceAll(/\n{2,}/gu, '\n').replaceAll('\n', '\n\n')}`;
    });
    expect(found).toEqual(wanted);
  });
});

// One long file: one test for each finding of the second reading, with the answers that showed it.
import { expect, test } from 'vitest';
import { composerCase, composerInput, readTexts } from '#tests/composer-cases.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import { emptyBrief } from '#features/marketing/brief/brief.rules.ts';
import type { Locale } from '#shared/languages.ts';
import type { MarketingFacts, Tone } from '#features/marketing/writer/checks/writer.types.ts';
import { composeCampaigns } from './campaigns.rules.ts';
import { hrefOf } from '#features/marketing/writer/reading/target.rules.ts';

/** Findings of a second pair of readers, in the order of their weight. */

const { company } = composerCase('cheese-maker').facts;
type Product = Partial<MarketingFacts['product']>;
const input = (
  brief: Partial<Brief>,
  product: Product = {},
  language: Locale = 'es',
  tone: Tone = 'friendly',
) =>
  composerInput(
    {
      facts: {
        company: { ...company, name: 'Taller Sur', sector: 'taller', targetAudienceType: 'B2C' },
        product: {
          name: 'Plan anual',
          characteristics: 'una visita al mes',
          advantages: '',
          price: '30 €',
          ...product,
        },
      },
      brief: { ...emptyBrief(), ...brief },
    },
    language,
    tone,
  );
const set = (...given: Parameters<typeof input>) => composeCampaigns(input(...given));
const mail = (...given: Parameters<typeof input>) => set(...given).email.content;
const page = (...given: Parameters<typeof input>) => set(...given).landingPage.content;
const text = (place: string, ...given: Parameters<typeof input>) =>
  readTexts(input(...given)).find((one) => one.place === place)?.text ?? '';

test.each<[Locale, Brief['action'], string, string, string | null]>([
  [
    'es',
    { kind: 'call', target: '955 00 44 55 / 600 55 44 33' },
    'Teléfono: 955 00 44 55 / 600 55 44 33.',
    'Llamar',
    'tel:955004455',
  ],
  [
    'es',
    { kind: 'call', target: '611 000 222 (Charo)' },
    'Teléfono: 611 000 222 (Charo).',
    'Llamar',
    'tel:611000222',
  ],
  ['es', { kind: 'call', target: 'tfno. 611 000 222' }, 'Tfno. 611 000 222.', 'Llamar', 'tel:611000222'],
  [
    'es',
    { kind: 'call', target: 'llama al 611 000 222 por la tarde' },
    'Llama al 611 000 222 por la tarde.',
    'Llamar',
    'tel:611000222',
  ],
  [
    'en',
    { kind: 'call', target: '07700 900111 ask for Pete' },
    'Phone: 07700 900111 ask for Pete.',
    'Call',
    'tel:07700900111',
  ],
  [
    'en',
    { kind: 'call', target: 'ring Pete on 07700 900111' },
    'Ring Pete on 07700 900111.',
    'Call',
    'tel:07700900111',
  ],
  [
    'es',
    { kind: 'whatsapp', target: '611 000 222 (Charo)' },
    'WhatsApp: 611 000 222 (Charo).',
    'Escribir por WhatsApp',
    'https://wa.me/34611000222',
  ],
  ['en', { kind: 'reply', target: 'the shop' }, 'Interested? Reply to this email.', 'Ask for details', null],
  [
    'es',
    { kind: 'form', target: 'el de la web' },
    'Si te interesa, responde a este correo.',
    'Rellenar el formulario',
    null,
  ],
  ['es', { kind: 'visit', target: '955 00 44 55' }, 'Llámanos al 955 00 44 55.', 'Llamar', 'tel:955004455'],
  [
    'es',
    { kind: 'visit', target: 'junto al mercado' },
    'Dirección: junto al mercado.',
    'Pedir información',
    null,
  ],
  ['en', { kind: 'visit', target: '12 High St' }, 'Visit us: 12 High St.', 'Ask for details', null],
  ['es', { kind: null, target: 'C/ Mayor 14' }, 'C/ Mayor 14.', 'Pedir información', null],
])('1: the chosen action decides line and button: %s %o', (language, action, line, button, href) => {
  expect(mail({ action }, { price: '' }, language).action).toBe(line);
  expect(page({ action }, {}, language).callToAction).toBe(button);
  expect(hrefOf(action)).toBe(href);
});

test.each<[Locale, string, string | null, string]>([
  [
    'en',
    'Free bird mesh on orders placed by',
    '2027-01-31',
    'Free bird mesh on orders placed by 31 January.',
  ],
  [
    'es',
    'Instalación gratis si firma antes del',
    '2027-01-31',
    'Instalación gratis si firma antes del 31 de enero.',
  ],
  ['es', 'Instalación gratis hasta', '2027-01-31', 'Instalación gratis hasta el 31 de enero.'],
  ['en', 'Free bird mesh on orders placed by', null, ''],
  ['en', '10% off before you know it', '2027-01-31', '10% off before you know it. Offer ends 31 January.'],
  ['en', '10% off until the end of January', '2027-01-31', '10% off until the end of January.'],
  ['es', '10 % hasta el 31 de enero', '2027-01-31', '10 % hasta el 31 de enero.'],
])('2: an offer says its end once: %s %s', (language, offer, deadline, said) => {
  const { email, landingPage } = set({ offer, deadline }, { price: '' }, language);
  expect(email.content.action.split('\n\n').slice(0, -1).join('')).toBe(said);
  expect(landingPage.content.action).toBe(said);
  for (const { text } of Object.values(email.variants).flat()) expect(text).not.toMatch(/ (?:by|del|hasta)$/);
  const codes = email.hints.map(({ code }) => code);
  expect(codes.includes('offer_unfinished')).toBe(said === '');
});

test.each([
  ['Has probado tres dietas', 'Has probado tres dietas.'],
  ['Te ha pasado tres veces', 'Te ha pasado tres veces.'],
  ['He probado tres dietas y nada', '«He probado tres dietas y nada».'],
  ['Te levantas mal', 'Te levantas mal. ¿Te suena?'],
])('3: nobody is asked what they have done: %s', (pain, said) => {
  expect(mail({ pain }).attention).toBe(said);
});

test.each<[Locale, string, string]>([
  ['en', '12 months / 12,000 miles on all parts', 'Guarantee: 12 months / 12,000 miles on all parts.'],
  ['es', '2 años o 40.000 km, piezas y mano de obra', 'Garantía: 2 años o 40.000 km, piezas y mano de obra.'],
  ['en', '10 yr workmanship guarantee', '10 yr workmanship guarantee.'],
  ['en', 'If we are late you dont pay', 'If we are late you dont pay.'],
  ['es', 'revisión gratis a los 15 días', 'Revisión gratis a los 15 días.'],
  ['es', 'Si no mejoras, te cambiamos el día', 'Si no mejoras, te cambiamos el día.'],
])('4: a guarantee says that it is one: %s %s', (language, guarantee, said) => {
  const brief = { guarantee, offer: '10 % en enero', deadline: '2027-01-31' };
  expect(mail(brief, {}, language).action.split('\n\n')).toContain(said);
  expect(page({ guarantee }, {}, language).desire).toBe(said);
});

test('5: what changes follows the problem, which never stands below it', () => {
  const brief = { pain: 'Te levantas mal', change: 'Te levantas bien y con ganas' };
  for (const place of ['email', 'linkedin', 'facebook'])
    expect(text(place, brief)).toMatch(
      /Te levantas mal\. ¿Te suena\?\s+Te levantas bien y con ganas\.\s+Plan anual: una/,
    );
  for (const place of ['landing', 'instagram']) {
    expect(text(place, brief)).toMatch(/^Te levantas bien/);
    expect(text(place, brief)).not.toContain('mal');
  }
});

test.each<[Locale, string, boolean]>([
  ['en', 'Six weeks lead time for four brackets', true],
  ['en', 'Tax return', true],
  ['en', 'Boiler packs up the first cold night', false],
  ['en', 'Getting her in the carrier is a two person job', false],
  ['es', 'Colas de dos horas en ventanilla', true],
  ['es', 'Facturas que no cuadran', false],
  ['es', 'El camión llega caliente', false],
  ['es', 'Perder la mañana por el servidor', false],
])('5: a problem without a verb needs what changes: %s %s', (language, pain, isBound) => {
  const change = language === 'es' ? 'Todo está listo en un día' : 'It is all done in a day';
  expect(text('email', { pain, change }, {}, language)).toContain(pain);
  for (const place of ['email', 'facebook', 'landing', 'advertising'])
    expect(text(place, { pain }, {}, language).includes(pain) && isBound).toBe(false);
  expect(text('email', { pain }, {}, language).includes(pain)).toBe(!isBound);
});

test.each<[Locale, string, string]>([
  ['es', 'Tu perro ya no quiere pienso duro', 'Vuelve a comer y le das besos otra vez'],
  ['en', 'Your dog pulls you down the road', 'Walks beside you and looks up at every kerb'],
])('6: a change that means somebody in the problem only follows it: %s', (language, pain, change) => {
  const { email, landingPage, socialMedia } = set({ pain, change }, {}, language);
  const heads = [email.variants, landingPage.variants, socialMedia.variants].flatMap((one) =>
    Object.values(one).flat(),
  );
  expect(heads.filter((one) => one.text.includes(change))).toEqual([]);
  for (const place of ['email', 'facebook', 'landing'])
    expect(text(place, { pain, change }, {}, language)).toMatch(
      new RegExp(`${pain}\\.(?: ¿Te suena\\?)?\\s+${change}\\.`),
    );
  for (const place of ['email', 'x', 'landing', 'advertising'])
    expect(text(place, { change }, {}, language)).not.toMatch(new RegExp(`^${pain}`));
});

test.each<[Locale, string, string]>([
  ['en', '£24.50 inc delivery', 'Plan anual: £24.50 inc delivery'],
  ['es', 'desde 30 €/mes', 'Plan anual: desde 30 €/mes'],
  ['es', 'A partir de 160 €', 'Plan anual. A partir de 160 €'],
  ['es', '70', 'Plan anual'],
])('7: product and price alone are one line: %s %s', (language, price, said) => {
  const product = { characteristics: '', advantages: '', price };
  const { email, landingPage } = set({}, product, language);
  expect(email.content.subject).toMatch(new RegExp(`^${said.replaceAll(/[.$]/gu, '.')}`));
  expect(email.content.attention).toBe(`${said}.`);
  expect(landingPage.content.headline).toMatch(new RegExp(`^${said.replaceAll(/[.$]/gu, '.')}`));
  for (const place of ['email', 'facebook', 'x', 'landing']) {
    const digits = price.replaceAll(/\D+/gu, ' ').trim().split(' ')[0] ?? '';
    expect(text(place, {}, product, language).split(digits)).toHaveLength(price === '70' ? 1 : 2);
  }
  expect(email.hints.some(({ code }) => code === 'no_currency')).toBe(price === '70');
});

test('8: a certificate is a proof however short, and the starred proof comes where one has room', () => {
  const proof = (words: string, kind: 'figure' | 'certificate', isStrongest = false) => ({
    text: words,
    kind,
    isStrongest,
  });
  const gas = { proofs: [proof('Gas Safe', 'certificate')] };
  for (const place of ['email', 'facebook', 'landing']) expect(text(place, gas)).toContain('Gas Safe');
  const starred = {
    proofs: [proof('Más de 900 planes', 'figure'), proof('Empresa certificada', 'certificate', true)],
  };
  for (const place of ['facebook', 'x']) {
    expect(text(place, starred)).toContain('Empresa certificada');
    expect(text(place, starred)).not.toContain('900');
  }
  const twice = { proofs: [proof('Gas Safe', 'certificate'), proof('Gas Safe desde 1998', 'figure')] };
  expect(text('email', twice)).toContain('Gas Safe desde 1998');
});

test.each([
  ['¿otra vez tarde en tu taller?', '¿Otra vez tarde en tu taller?'],
  ['«nadie» te llama nunca', '«Nadie» te llama nunca. ¿Te suena?'],
])('9: a first letter is raised behind its sign: %s', (pain, said) => {
  expect(mail({ pain }).attention).toBe(said);
});

test.each(['fresha.example/curl', 'taller.example', 'www.taller.example/alta', 'https://taller.example'])(
  '9: no full stop is glued to %s',
  (target) => {
    expect(mail({ action: { kind: 'book', target } }).action).toMatch(new RegExp(`${target}$`));
  },
);

test('12: an advantage that says the guarantee again is left out', () => {
  const guarantee = 'Si no quedas contento, te devolvemos el dinero';
  const product = { advantages: 'devolvemos el dinero si no quedas contento\nsin esperas de meses' };
  expect(text('email', { guarantee }, product).match(/devolvemos/giu)).toHaveLength(1);
  expect(text('email', { guarantee }, product)).toContain('Sin esperas');
});

test('13: only friendly and inspiring texts ask after a problem; professional ones greet as letters do', () => {
  const brief = { pain: 'Te levantas mal', change: 'Te levantas bien y con ganas' };
  const opening = (tone: Tone) => mail(brief, {}, 'es', tone);
  expect(opening('friendly').attention).toBe('Te levantas mal. ¿Te suena?');
  expect(opening('direct').attention).toBe('Te levantas mal.');
  expect(opening('professional').attention).toBe('Te levantas mal.');
  expect(opening('professional').greeting).toBe('Buenos días:');
  expect(opening('inspiring').attention).toBe('Te levantas mal. ¿Te suena?');
});

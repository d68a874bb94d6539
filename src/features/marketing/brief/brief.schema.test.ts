import { expect, test } from 'vitest';
import { translateDynamic } from '#i18n/index.ts';
import { LOCALES } from '#shared/languages.ts';
import { MAX_ANSWER, MAX_PROOFS } from './brief.values.ts';
import { putBriefSchema } from './brief.schema.ts';

const proof = { text: '3.200 alumnos', kind: 'figure', isStrongest: false };

test('an absent, null or blank answer is empty', () => {
  const empty = putBriefSchema.parse({});
  expect(putBriefSchema.parse({ pain: null, deadline: '', proofs: null, action: null, quote: null })).toEqual(
    {
      ...empty,
      updatedAt: undefined,
    },
  );
  expect(empty).toMatchObject({ pain: '', proofs: [], deadline: null, action: { kind: null, target: '' } });
});

test('answers are stored as they were typed', () => {
  const typed = '  SI NO QUEDA BIEN, VOLVEMOS\n\t· sin cobrar; <b>nunca</b>  ';
  const brief = putBriefSchema.parse({ guarantee: typed, offer: 'x'.repeat(MAX_ANSWER) });
  expect(brief.guarantee).toBe(typed);
  expect(brief.offer).toHaveLength(MAX_ANSWER);
});

test.each([
  ['a text of more than 50,000 characters', { buyer: 'x'.repeat(MAX_ANSWER + 1) }, 'buyer'],
  ['a link that is none', { action: { kind: 'order', target: 'https://' } }, 'action.target'],
  [
    'a link that runs something',
    { action: { kind: 'order', target: 'javascript:alert(1)' } },
    'action.target',
  ],
  ['a form without an address', { action: { kind: 'form', target: 'el de la web' } }, 'action.target'],
  ['a phone that is none', { action: { kind: 'call', target: 'pregunte por Ana' } }, 'action.target'],
  ['a WhatsApp number that is none', { action: { kind: 'whatsapp', target: 'mi móvil' } }, 'action.target'],
  ['a deadline that is no date', { deadline: '2026-02-30' }, 'deadline'],
  ['a deadline in words', { deadline: 'fin de mes' }, 'deadline'],
  ['a sixth proof', { proofs: Array.from({ length: MAX_PROOFS + 1 }, () => proof) }, 'proofs'],
  [
    'two strongest proofs',
    { proofs: [proof, proof].map((one) => ({ ...one, isStrongest: true })) },
    'proofs',
  ],
  ['a kind of proof that nobody knows', { proofs: [{ ...proof, kind: 'rumour' }] }, 'proofs.0.kind'],
  ['a question that is none', { colour: 'red' }, ''],
])('%s is rejected at its field, in both languages', (_what, body, field) => {
  const { error } = putBriefSchema.safeParse(body);
  const [issue] = error?.issues ?? [];
  expect(issue?.path.join('.')).toBe(field);
  if (field === '') return;
  for (const locale of LOCALES) expect(translateDynamic(locale, issue?.message ?? '')).toBeTruthy();
});

test.each([
  ['call', '+34 600 123 123 (Ana)'],
  ['call', '0113 000 000'],
  ['whatsapp', 'https://wa.me/34600123123'],
  ['whatsapp', '600 123 123'],
  ['form', 'www.ejemplo.es/contacto'],
  ['form', 'hola@ejemplo.es'],
  ['visit', 'Calle Mayor 3, Oviedo'],
  ['order', 'https://ejemplo.es/tienda?p=1'],
  ['reply', ''],
])('to %s at “%s” is accepted', (kind, target) => {
  expect(putBriefSchema.parse({ action: { kind, target } }).action).toEqual({ kind, target });
});

test('a deadline that has passed is stored', () => {
  expect(putBriefSchema.parse({ deadline: '2001-01-31' }).deadline).toBe('2001-01-31');
});

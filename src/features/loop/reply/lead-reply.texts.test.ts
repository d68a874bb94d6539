import { expect, test } from 'vitest';
import { replyText } from './lead-reply.texts.ts';

const PLATE = { name: 'Albero', price: '14,50 € por plato' };

test('a reply begins in the language of the lead, with the product and its price', () => {
  expect(replyText({ contactName: 'Elena Puig', language: 'es' }, PLATE, 'Ana Ruiz')).toBe(
    'Hola, Elena:\n\nGracias por su interés en Albero. Precio: 14,50 € por plato.\n\nUn cordial saludo,\nAna Ruiz',
  );
  expect(replyText({ contactName: 'Elena Puig', language: 'en' }, PLATE, 'Ana Ruiz')).toContain(
    'Hello Elena,\n\nThank you for your interest in Albero.',
  );
});

test('a reply says nothing of a price, a product or a name that nobody knows', () => {
  const lead = { contactName: null, language: 'en' } as const;
  expect(replyText(lead, { ...PLATE, price: '' }, 'Ana')).not.toContain('price');
  expect(replyText(lead, null, 'Ana')).toBe('Hello,\n\nThank you for your message.\n\nKind regards,\nAna');
});

test.each([
  [
    'es',
    '¿Qué precio tendrían cuarenta platos?',
    '14,50 € el plato de 27 cm, IVA incluido',
    'cuarenta platos',
    '580',
  ],
  ['en', 'How much would forty plates cost?', '€14.50 per 27 cm plate, VAT included', 'forty plates', '580'],
] as const)(
  'in %s, a question for a number of pieces is told their sum',
  (language, notes, price, pieces, sum) => {
    const text = replyText({ contactName: 'Elena', language, notes }, { name: 'Albero', price }, 'Alfar');
    expect(text).toMatch(new RegExp(`${pieces}.*${sum}`, 'iu'));
  },
);

test.each([
  ['How much would a hundred cost?', '€14.50 per 27 cm plate'],
  ['We would like a workshop for twelve people.', 'from €38 per person'],
  ['Twelve bowls, please.', '€14.50 per 27 cm plate'],
])('“%s” at “%s” has no sum', (notes, price) => {
  const lead = { contactName: null, language: 'en', notes } as const;
  expect(replyText(lead, { name: 'Albero', price }, 'Alfar')).not.toContain('come to');
});

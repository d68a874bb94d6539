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

const SOLD = {
  en: [
    { name: 'Albero tableware', price: '€14.50 per 27 cm plate, VAT included' },
    { name: 'Pottery workshop for groups', price: 'from €38 per person' },
  ],
  es: [
    { name: 'Vajilla Albero', price: '14,50 € el plato de 27 cm, IVA incluido' },
    { name: 'Visita y taller de torno para grupos', price: 'desde 38 € por persona' },
  ],
} as const;

test.each([
  ['en', 'Is there a Friday evening in May for a workshop with nine of us?', 'Pottery workshop for groups'],
  ['es', '¿Tienen un viernes por la tarde en mayo para un taller? Seríamos nueve.', 'Visita y taller'],
  ['en', 'Where is your shop?', 'Thank you for your message.'],
  ['es', '¿Dónde está su tienda?', 'Gracias por su mensaje.'],
] as const)('in %s, “%s” names another product or none, and is told no price', (language, notes, thanks) => {
  const [plate, workshop] = SOLD[language];
  const text = replyText({ contactName: 'Tomás Arce', language, notes }, plate, 'Alfar', [workshop]);
  expect(text).toContain(thanks);
  expect(text).not.toContain('€');
  expect(text).toContain('…');
});

test.each([
  ['en', 'We lose a plate a week.', '14.50'],
  ['es', '¿Hacen los platos en verde oscuro?', '14,50'],
  ['en', 'How much is Albero?', '14.50'],
  ['es', 'Querría la vajilla.', '14,50'],
] as const)('in %s, “%s” names the product, and is told its price', (language, notes, price) => {
  const [plate, workshop] = SOLD[language];
  const text = replyText({ contactName: 'Ana', language, notes }, plate, 'Alfar', [workshop]);
  expect(text).toContain(price);
  expect(text).not.toContain('…');
});

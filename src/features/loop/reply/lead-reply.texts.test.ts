import { expect, test } from 'vitest';
import { replyText } from './lead-reply.texts.ts';

const PLATE = { name: 'Albero', price: '14,50 € por plato' };

test('a reply begins in the language of the lead, with the product and its price', () => {
  expect(replyText({ contactName: 'Elena Puig', language: 'es' }, PLATE, 'Ana Ruiz')).toBe(
    'Hola, Elena:\n\nGracias por su interés en Albero. Precio: 14,50 € por plato.\n\n\n\nUn cordial saludo,\nAna Ruiz',
  );
  expect(replyText({ contactName: 'Elena Puig', language: 'en' }, PLATE, 'Ana Ruiz')).toContain(
    'Hello Elena,\n\nThank you for your interest in Albero.',
  );
});

test('a reply says nothing of a price, a product or a name that nobody knows', () => {
  const lead = { contactName: null, language: 'en' } as const;
  expect(replyText(lead, { ...PLATE, price: '' }, 'Ana')).not.toContain('price');
  expect(replyText(lead, null, 'Ana')).toBe(
    'Hello,\n\nThank you for your message.\n\n\n\nKind regards,\nAna',
  );
});

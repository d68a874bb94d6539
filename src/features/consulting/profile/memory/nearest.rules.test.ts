import { expect, test } from 'vitest';
import { recall, type Example } from './memory.rules.ts';
import { nearestIndex } from './nearest.rules.ts';

const example = (description: string, over: Partial<Example> = {}): Example => ({
  description,
  process: 'quotes',
  symptom: 'slow',
  ...over,
});
const memoryOf = (...all: Example[]) => nearestIndex(all, ({ description }) => description);

const STAIRS = 'Cada escalera se dibuja desde cero y el cliente espera dos semanas su precio';

test('the nearest comes first, the same text is at 1, and what shares no word is not met', () => {
  const nearest = nearestIndex(
    ['The mixer stops every Friday', 'The mixer stops and the oven stops', 'Invoices are typed twice'],
    (text) => text,
  );
  const found = nearest('The mixer stops every Friday', 5);
  expect(found.map(({ one }) => one)).toEqual([
    'The mixer stops every Friday',
    'The mixer stops and the oven stops',
  ]);
  expect(found[0]?.nearness).toBeCloseTo(1);
  // The search leaves nothing of one sentence for the next.
  expect(nearest('Zzz', 5)).toEqual([]);
  expect(nearest('The mixer stops every Friday', 5)).toEqual(found);
});

test('accents, capitals and forms of a word make no difference', () => {
  const nearest = memoryOf(example(STAIRS));
  const forms = 'CADA ESCALERA SE DIBUJABA DESDE CERO; los clientes esperan dos semanas sus precios';
  expect(recall(nearest, forms)?.description).toBe(STAIRS);
});

test('a sentence of the other language is met by the word families of both', () => {
  const nearest = memoryOf(
    example('Supplier invoices are typed by hand into the accounts', {
      process: 'invoices_in',
      symptom: 'manual',
    }),
  );
  const [found] = nearest('Las facturas de proveedores se teclean a mano en la contabilidad', 1);
  expect(found?.nearness).toBeGreaterThan(0.2);
});

test('what is not near enough is not remembered, nor what is left out', () => {
  const nearest = memoryOf(example(STAIRS));
  expect(recall(nearest, 'La escalera del almacén está rota')).toBeUndefined();
  expect(recall(nearest, STAIRS, ({ description }) => description === STAIRS)).toBeUndefined();
});

test('where the rules read the sentence themselves, only a corrected reading of the same kind contradicts them', () => {
  const typed = 'Supplier invoices are typed in by hand at the head office every Monday';
  const near = 'Supplier invoices are typed in by hand at the workshop by two people';
  const otherwise = { process: 'documents', symptom: 'lost' } as const;
  // The rules read both as supplier invoices; a person put the first under documents.
  expect(recall(memoryOf(example(typed, otherwise)), near)).toMatchObject(otherwise);
  const unlike = example('Quotes are typed in by hand at the workshop by two people', otherwise);
  expect(recall(memoryOf(unlike), near)).toBeUndefined();
});

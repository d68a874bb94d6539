import { expect, test } from 'vitest';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { anOwn, someWords } from '#tests/builders/own-intervention.ts';
import { SETS, type Case } from '#tests/reader/sets.ts';
import { MOST_OFFERED } from './analyst.values.ts';
import { retrieval, shortlist } from './shortlist.rules.ts';

const OWN = 'ours-3f9a2c51d0';
const STAIRS = 'Cada escalera se dibuja desde cero y el cliente espera dos semanas su precio';
const FIRM = { sector: 'Escaleras de hormigón', size: 'small' } as const;

const SHIPPED = {
  en: retrieval(CATALOGUE, (id) => interventionWords(id, 'en')),
  es: retrieval(CATALOGUE, (id) => interventionWords(id, 'es')),
};

/** The shipped interventions with one of the firm's own. */
const withOwn = (over: object = {}) => {
  const { words, ...figures } = anOwn(over);
  const own = { ...figures, id: OWN, version: 1 };
  return retrieval([...CATALOGUE, own], (id) =>
    id === OWN ? (words.es ?? undefined) : interventionWords(id, 'es'),
  );
};
const offered = (text: string, among = withOwn()) => shortlist({ text, ...FIRM }, among);

test('an own intervention whose words are near the sentence is in the short list, one of another matter is not', () => {
  expect(offered(STAIRS)).toContain(OWN);
  expect(offered('Las facturas de proveedores se teclean a mano en la contabilidad')).not.toContain(OWN);
});

test('an own intervention of another trade or size is never offered', () => {
  const match = { process: 'quotes', symptoms: ['slow'] };
  expect(offered(STAIRS, withOwn({ match: { ...match, sectors: ['health'] } }))).not.toContain(OWN);
  expect(offered(STAIRS, withOwn({ match: { ...match, sizes: ['large'] } }))).not.toContain(OWN);
});

test('an own intervention in the words of the other language is met by the word families of both', () => {
  const title = 'Supplier invoices are read instead of typed by hand';
  const own = withOwn({
    match: { process: 'invoices_in' },
    words: { es: { ...someWords(title), first: 'Have the supplier invoices read where they arrive.' } },
  });
  expect(offered('Las facturas de proveedores se teclean a mano en la contabilidad', own)).toContain(OWN);
});

/** Shares of the sentences for which one of the fitting interventions is among the few; reached. */
test.each([
  ['golden answers', 0.98],
  ['trades, tuned', 0.9],
  ['broad, tuned', 0.64],
  ['fresh, tuned', 0.6],
])('of "%s" the short list has a fitting intervention for the share %d', (name, least) => {
  const cases = SETS.find((set) => set.name === name)?.cases ?? [];
  const answered = cases.filter(({ actions = [] }) => actions.length > 0);
  const listOf = (one: Case) => shortlist(one, SHIPPED[one.language === 'es' ? 'es' : 'en']);
  const lists = answered.map((one) => ({ ...one, list: listOf(one) }));
  expect(lists.filter(({ list }) => list.length > MOST_OFFERED)).toEqual([]);
  const met = lists.filter(({ actions = [], list }) => actions.some((id) => list.includes(id)));
  expect(met.length / answered.length).toBeGreaterThanOrEqual(least);
});

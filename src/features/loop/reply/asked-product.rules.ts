import { foldText } from '#shared/texts/text.ts';

type Named = { name: string; price: string };

const SHORTEST_NOUN = 4;
/** Of prices, whatever they are of. */
const OF_ANY = new Set([
  'desd',
  'from',
  'incl',
  'included',
  'includ',
  'incluido',
  'iva',
  'para',
  'persona',
  'person',
  'precio',
  'price',
  'total',
  'unidad',
  'unit',
  'with',
]);

const stemOf = (word: string): string => foldText(word).replace(/(?:es?|s)$/u, '');

const stemsOf = (text: string): string[] =>
  [...text.matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= SHORTEST_NOUN)
    .map((word) => stemOf(word))
    .filter((stem) => !OF_ANY.has(stem));

/**
 * Returns the product that a message asks about: its page's own where the message names it, by its name or by the piece
 * that its price is of; else another that it names; null where it names none. An empty message asks about the page.
 */
export function askedProduct<One extends Named>(
  message: string,
  own: One,
  others: readonly One[],
): One | null {
  if (message.trim() === '') return own;
  const said = new Set(stemsOf(message));
  const isNamed = ({ name, price }: Named) => stemsOf(`${name} ${price}`).some((stem) => said.has(stem));
  return [own, ...others].find(isNamed) ?? null;
}

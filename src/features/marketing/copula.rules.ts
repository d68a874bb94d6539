import { wordsOf } from './forms.rules.ts';
import type { NounForm } from './grammar-es.rules.ts';
import { SPANISH_PARTICIPLES } from './lexicon.rules.ts';

/** What Spanish is for good ("es apto") and what is the result of something ("está hecho"). */
const BY_NATURE =
  /^(?:apt|compatible|ideal|resistente|facil|liger|libre|valid|unic|util|comod|silencios|impermeable|transpirable|plegable|ajustable|reutilizable|reciclable|biodegradable|lavable|portatil|inalambric|hipoalergenic)/;
const VARIES = /(?:o|a|os|as)$/;

/** The verb that ties a quality to the product, where the quality agrees with it; as typed it may not. */
export function copula(fact: string, about: NounForm): string | undefined {
  const [first = ''] = wordsOf(fact);
  const isNature = BY_NATURE.test(first);
  if (!isNature && !SPANISH_PARTICIPLES.has(first)) return undefined;
  const isMany = first.endsWith('s');
  const isFeminine = /as?$/.test(first);
  if (isMany !== about.isPlural) return undefined;
  if (VARIES.test(first) && isFeminine !== (about.gender === 'f')) return undefined;
  return isNature ? (isMany ? 'son' : 'es') : isMany ? 'están' : 'está';
}

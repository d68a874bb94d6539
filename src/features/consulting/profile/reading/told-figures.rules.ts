import { findQuantities } from './quantities.rules.ts';

/** A number with the words that say of what: "35 minutos por siniestro", "70 a la semana", "12 %". */
const NUMBER =
  /(?:[€$£]\s?)?\d[\d.,]*(?:\s?(?:%|€|\p{L}+))?(?: (?:a|al|por|per|each|cada|an|the|la|el) \p{L}+(?: \p{L}+)?)?/gu;
const LONGEST_READ = 2000;
const MOST_FIGURES = 4;

/** Figures of a text as they were typed. */
export type ToldFigures = {
  figures: string[];
  /** Whether two of them state different values of the same thing: neither counts. */
  isContradictory: boolean;
};

/** Returns the figures that a problem's sentence tells, in its own words, for showing as told; they are in no sum. */
export function toldIn(description: string): ToldFigures {
  const text = description.slice(0, LONGEST_READ);
  const quantities = findQuantities(text);
  const values = Map.groupBy(quantities, ({ field }) => field);
  const isContradictory = [...values.values()].some((all) => new Set(all.map(({ value }) => value)).size > 1);
  const quoted = quantities.map((quantity) => quantity.quoted);
  const others = [...text.matchAll(NUMBER)]
    .map(([figure]) => figure.trim())
    .filter((figure) => !quoted.some((one) => one.includes(figure) || figure.includes(one)));
  const figures = [...new Set([...quoted, ...others])].slice(0, MOST_FIGURES);
  return { figures, isContradictory };
}

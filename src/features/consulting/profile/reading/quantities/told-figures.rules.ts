import { kept } from '#shared/texts/kept.ts';
import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { findQuantities } from './quantities.rules.ts';

/** A number with the words that say of what: "35 minutos por siniestro", "70 a la semana", "12 %". */
const NUMBER =
  /(?:[€£$]\s?\d+(?:[.,]\d+)*|(?<![\d.,])(?!(?:19|20)\d\d \p{L})\d+(?:[.,]\d+)*(?:\s?(?:%|€|(?!(?:al?|por|per)(?!\p{L}))\p{L}+)(?: (?:a|al|por|per|each|cada|an|the|la|el) (?!(?:un[ao]?|otr[ao]s?|las|los|(?:la )?mism[ao]|another)(?!\p{L}))\p{L}+(?: \p{L}+)?)?| (?:a|al|por|per) (?!(?:un[ao]?|otr[ao]s?|las|los|(?:la )?mism[ao]|another)(?!\p{L}))\p{L}+(?: \p{L}+)?))/gu;
/** The same in words, which only a period makes a figure: "twice a fortnight", "una hora y media al día". */
const IN_WORDS =
  /(?<!\p{L})(?:once|twice|half an? \p{L}+|medi[oa] \p{L}+|(?:una|dos|tres|cuatro|cinco|seis|diez|one|two|three|four|five|six|ten) \p{L}+(?: y media| and a half)?) (?:a|an|per|every|each|al?|por|cada)(?: la)? (?!(?:un[ao]?|otr[ao]s?|las|los|(?:la )?mism[ao]|another)(?!\p{L}))(?!otr)\p{L}+/giu;
/** Sums and hours in words, and a count since some day: "thirty thousand dollars", "seven times since Easter". */
const SMALL_IN_WORDS =
  '(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|\\p{L}+nta(?: y \\p{L}+)?|veinti\\p{L}+|veinte|dieci\\p{L}+|diez|once|doce|trece|catorce|quince|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cien(?:to \\p{L}+)?|\\p{L}+cient[oa]s)';
const LARGE_IN_WORDS = new RegExp(
  `(?<!\\p{L})${SMALL_IN_WORDS}(?: and a half| y medi[oa])? (?:hundred|thousand|grand|mil)(?: (?:dollars|pounds|euros|quid|hours|d[oó]lares|libras|horas))(?!\\p{L})`,
  'giu',
);
/** Sums that their own words tell to be money: "two and a half grand", "six thousand eight hundred", "tres mil novecientos y pico". */
const SUM_IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${SMALL_IN_WORDS}(?: and a half)? grand|${SMALL_IN_WORDS} thousand ${SMALL_IN_WORDS} hundred|${SMALL_IN_WORDS} mil(?: \\p{L}+cient[oa]s)?(?: y pico| en total))(?!\\p{L})`,
  'giu',
);
const TIMES_IN_WORDS =
  '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:times|veces)';
const COUNTED_SINCE = new RegExp(
  `(?<![\\p{L}\\d])(?:${TIMES_IN_WORDS} (?:since|desde|this|last|in|en|este|esta) \\p{L}+|(?:since|desde|in|en|last|this|este|esta) \\p{L}+, ${TIMES_IN_WORDS})(?!\\p{L})`,
  'giu',
);
/** "14 de", "125 y": a number before such a word counts nothing. "35 por siniestro" does. */
const BINDING = new Set(['de', ...LANGUAGE_PACKS.flatMap(({ bindingWords }) => [...bindingWords])]);
const RATES = new Set(['a', 'al', 'por', 'per', 'each', 'cada']);
const countsNothing = (figure: string): boolean => {
  if (!/^\d/u.test(figure)) return false;
  const [, word, ...rest] = foldText(figure).split(/\s+/u);
  return word !== undefined && BINDING.has(word) && !(RATES.has(word) && rest.length > 0);
};
const LONGEST_READ = 2000;
const MOST_FIGURES = 4;

/** Figures of a text as they were typed. */
type ToldFigures = {
  figures: string[];
  /** Whether two of them state different values of the same thing: neither counts. */
  isContradictory: boolean;
};

/** Returns the figures that a problem's sentence tells, in its own words, for showing as told; they are in no sum. */
export const toldIn = kept(findTold);

function findTold(description: string): ToldFigures {
  const text = description.slice(0, LONGEST_READ);
  const quantities = findQuantities(text);
  const values = Map.groupBy(quantities, ({ field }) => field);
  const quoted = quantities.map((quantity) => quantity.quoted);
  const others = [NUMBER, IN_WORDS, LARGE_IN_WORDS, SUM_IN_WORDS, COUNTED_SINCE]
    .flatMap((figure) => [...text.matchAll(figure)])
    .map(([figure]) => figure.trim())
    .filter((figure) => !countsNothing(figure))
    .filter((figure) => !quoted.some((one) => one.includes(figure) || figure.includes(one)))
    .filter((figure, _, all) => !all.some((other) => other !== figure && other.includes(figure)));
  const figures = [...new Set([...quoted, ...others])].slice(0, MOST_FIGURES);
  const shapes = figures.map((figure) => figure.replace(/\d[\d.,]*/u, '#'));
  const isContradictory =
    [...values.values()].some((all) => new Set(all.map(({ value }) => value)).size > 1) ||
    // "5 horas a la semana" and "8 horas a la semana".
    shapes.some((shape, place) => shape.includes(' ') && shapes.indexOf(shape) !== place);
  return { figures, isContradictory };
}

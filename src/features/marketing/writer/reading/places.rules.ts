import type { Locale } from '#shared/languages.ts';
import { packOf } from '#features/language/language-pack.rules.ts';

const REGION =
  '(?:(?:provincia|norte|sur|este|oeste|centro|comarca|sierra|ribera|costa|isla) de |(?:north|south|east|west|mid|central) )?';
const NAME =
  REGION + String.raw`\p{Lu}\p{L}+(?:[ '’-](?:(?:de|del|la|las|los|el|on|upon|le|the|of) )?\p{Lu}\p{L}+)*`;
const JOINED = String.raw`(?:, | y | e | o | and | or | & )`;
const LIST = new RegExp(`^${NAME}(?:${JOINED}(?:the |la |el )?${NAME})+$`, 'u');
/** "Abogados de Asturias y Cantabria": of one name alone it may be a brand. */
const OF_PLACES = new RegExp(
  `(?<=^|[\\s,])\\p{L}+s(?: \\p{L}+s)? de (${NAME}(?:${JOINED}(?:el |la |los |las )?${NAME})+)$`,
  'u',
);
const LONGEST = 70;
const LONGEST_READ = 2_000;

/** "Notarios, particulares" are buyers: most plurals end so, and few places. */
const isOfPlurals = (list: string): boolean => {
  const names = list.split(/, | y | e | o | and | or | & /u);
  return names.filter((name) => name.endsWith('s')).length * 2 > names.length;
};

/**
 * The places that an answer about buyers ends a sentence with: "dentists and vets in Leeds and York", or a sentence of names
 * alone. Undefined where it names none for certain.
 */
export function placesIn(audience: string, language: Locale): string | undefined {
  const within = new RegExp(
    `(?<!\\p{L})(?:${packOf(language).placeWords}) ((?:the |la |el )?${NAME}(?:${JOINED}(?:the |la |el )?${NAME})*)$`,
    'u',
  );
  for (const sentence of audience
    .slice(0, LONGEST_READ)
    .split(/[.;\n]+/u)
    .map((part) => part.trim())) {
    const found =
      OF_PLACES.exec(sentence)?.[1] ??
      (LIST.test(sentence) && !isOfPlurals(sentence) ? sentence : within.exec(sentence)?.[1]);
    if (found !== undefined && found.length <= LONGEST && !packOf(language).noPlaces.test(found))
      return found;
  }
  return undefined;
}

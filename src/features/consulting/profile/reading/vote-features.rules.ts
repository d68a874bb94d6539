import { foldText } from '#shared/texts/text.ts';
import type { Span } from './reading.values.ts';
import type { Word } from './word-families.rules.ts';

/** Endings of both languages that say number, gender or tense. */
const ENDING = /(?:s|es|as|os|a|o|e|ed|ing|ly)$/;
/** "Lentísima" is "lenta" said louder. */
const LOUDER = /isim[oa]s?$/;
const STEM_LETTERS = 6;
const BEGINNING_LETTERS = 4;
/** Too frequent to say anything alone. */
const BINDING = new Set(
  'the a an of to in on and or is are we our it that el la los las de y o en un una que se es lo del al nos por con su'.split(
    ' ',
  ),
);
const TIMES = new Set(
  (
    'january february march april june july august september october november december summer winter ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno'
  ).split(' '),
);
const DAYS = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'lunes martes miercoles jueves viernes sabado domingo sabados domingos'
  ).split(' '),
);
const NUMBERS = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand dozen ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cien doscientos doscientas mil docena'
  ).split(' '),
);
/** Capitals in the middle of a sentence: somebody's name, whoever it is. */
const NAME = /(?<=[a-záéíóúñ,;] )[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+/gu;

/** Something that a text says, and the words that say it. */
export type Feature = { name: string; span: Span };

/** Folded names of people and places that a typed text has. */
export const namesIn = (typed: string): Set<string> =>
  new Set((typed.match(NAME) ?? []).map(foldText).filter((name) => !TIMES.has(name) && !DAYS.has(name)));

function tokenOf(text: string, names: ReadonlySet<string>): string {
  if (names.has(text)) return '@name';
  if (/^\d+$/.test(text) || NUMBERS.has(text)) return '@number';
  if (TIMES.has(text)) return '@time';
  if (DAYS.has(text)) return '@day';
  return text.length > 3 ? text.replace(LOUDER, '').replace(ENDING, '').slice(0, STEM_LETTERS) : text;
}

/** Features of a text: stems, pairs of neighbours, beginnings of longer words (`ab*`) and word families (`%family`). */
export function featuresOf(
  words: readonly Word[],
  names: ReadonlySet<string>,
  families: ReadonlyMap<string, Span>,
): Feature[] {
  const found = new Map<string, Span>();
  const note = (name: string, span: Span): void => {
    if (!found.has(name)) found.set(name, span);
  };
  let before: (Span & { token: string }) | undefined;
  for (const { text, start, end } of words) {
    const token = tokenOf(text, names);
    if (!BINDING.has(token)) note(token, { start, end });
    if (before) note(`${before.token} ${token}`, { start: before.start, end });
    if (text.length > BEGINNING_LETTERS) note(`${text.slice(0, BEGINNING_LETTERS)}*`, { start, end });
    before = { token, start, end };
  }
  for (const [family, span] of families) note(`%${family}`, span);
  return [...found].map(([name, span]) => ({ name, span }));
}

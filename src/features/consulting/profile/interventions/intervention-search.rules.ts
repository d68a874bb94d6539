import type {
  CatalogueIntervention,
  CatalogueWords,
} from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { Sector } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import { isOfAnotherTrade } from './intervention-sheet.rules.ts';
import ordinary from './ordinary-words.json' with { type: 'json' };

const MOST_FOUND = 30;
/** Shorter words are compared whole: "voz" is not in "vozarrón", nor "car" in "carriage". */
const LEAST_BEGINNING = 4;
/** Letters in which words of one stem differ at most: "factura", "facturación". */
const MOST_ENDING = 4;
/** A beginning of a phrase is a stem from so many letters on; a shorter one is a word. */
const LEAST_STEM = 5;
/** Words of so few letters say nothing: "a", "de", "of". */
const LEAST_WORD = 3;
const WORD = /[\p{L}\p{N}]+/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().normalize('NFC').match(WORD) ?? [];
const isAccented = (word: string): boolean => word !== foldText(word);

const isOfStem = (word: string, stem: string): boolean =>
  word.startsWith(stem) && word.length - stem.length <= MOST_ENDING;

/** A typed word, ready to be compared: an accent that was typed counts, one that was not does not. */
type Typed = { word: string; isAccented: boolean };

const isSame = ({ word, isAccented: counts }: Typed, other: string): boolean => {
  const there = counts ? other : foldText(other);
  if (word.length < LEAST_BEGINNING) return there === word || there === `${word}s` || there === `${word}es`;
  return isOfStem(there, word);
};

type Indexed = { named: readonly string[]; said: readonly string[] };
/** Of a title on a line, and of the text below it, which may have lines of its own. */
const indexOf = kept((joined): Indexed => {
  const end = joined.indexOf('\n');
  return { named: wordsIn(joined.slice(0, end)), said: wordsIn(joined.slice(end)) };
});

/** Words that clients use and no title has, by what they mean; of both languages. */
const ORDINARY = new Map<string, readonly string[]>();
for (const { words, ids } of ordinary)
  for (const id of ids) ORDINARY.set(id, [...(ORDINARY.get(id) ?? []), ...words.flatMap(wordsIn)]);

/** Whether a phrase that calls for an intervention holds every typed word: its words are stems, or short words. */
const isCalledBy = (phrases: readonly string[], typed: readonly Typed[]): boolean =>
  phrases.some((phrase) => {
    const beginnings = phrase.split(' ');
    return typed.every(
      ({ word, isAccented: counts }) =>
        !counts &&
        word.length >= LEAST_BEGINNING &&
        beginnings.some(
          (beginning) =>
            beginning === word ||
            isOfStem(beginning, word) ||
            (beginning.length >= LEAST_STEM && isOfStem(word, beginning)),
        ),
    );
  });

/**
 * Interventions of the whole catalogue that are called by all the words that were typed: in title or name of the problem,
 * in the phrases that call for them, or in ordinary words of clients; where none is, those whose sheet says them. Those of
 * another trade come last.
 */
export function findInterventions<One extends CatalogueIntervention>(
  all: readonly One[],
  query: string,
  wordsOf: (id: string) => CatalogueWords | undefined,
  sectors: readonly Sector[],
): One[] {
  const typed = wordsIn(query)
    .filter((word) => word.length >= LEAST_WORD)
    .map((word) => ({ word: isAccented(word) ? word : foldText(word), isAccented: isAccented(word) }));
  if (typed.length === 0) return [];
  const found = all.flatMap((one) => {
    const words = wordsOf(one.id);
    if (words === undefined) return [];
    const { named, said } = indexOf(
      `${`${words.title} ${words.problem ?? ''}`.replaceAll('\n', ' ')}\n${[words.first, words.lasting, words.tool].join(' ')}`,
    );
    const holds = (list: readonly string[]) => typed.every((each) => list.some((word) => isSame(each, word)));
    const phrases = [...(one.match.about ?? []), ...(one.match.anywhere ?? [])];
    const isNamed = holds(named) || holds(ORDINARY.get(one.id) ?? []);
    if (!isNamed && !isCalledBy(phrases, typed) && !holds([...named, ...said])) return [];
    const place = isNamed ? 0 : isCalledBy(phrases, typed) ? 1 : 2;
    return [{ one, place, isForeign: isOfAnotherTrade(one, sectors) }];
  });
  const isCalled = found.some(({ place }) => place < 2);
  return found
    .filter(({ place }) => !isCalled || place < 2)
    .toSorted((a, b) => Number(a.isForeign) - Number(b.isForeign) || a.place - b.place)
    .slice(0, MOST_FOUND)
    .map(({ one }) => one);
}

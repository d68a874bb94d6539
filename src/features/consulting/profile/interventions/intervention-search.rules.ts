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
const WORD = /[\p{L}\p{N}]+/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().normalize('NFC').match(WORD) ?? [];
const isAccented = (word: string): boolean => word !== foldText(word);

/** A typed word, ready to be compared: an accent that was typed counts, one that was not does not. */
type Typed = { word: string; isAccented: boolean };

const isSame = ({ word, isAccented: counts }: Typed, other: string): boolean => {
  const there = counts ? other : foldText(other);
  return word.length < LEAST_BEGINNING
    ? there === word || there === `${word}s` || there === `${word}es`
    : there.startsWith(word);
};

type Indexed = { named: readonly string[]; said: readonly string[] };
const indexOf = kept((joined): Indexed => {
  const [named = '', said = ''] = joined.split('\n');
  return { named: wordsIn(named), said: wordsIn(said) };
});

/** Words that clients use and no title has, by what they mean; of both languages. */
const ORDINARY = new Map<string, readonly string[]>();
for (const { words, ids } of ordinary)
  for (const id of ids) ORDINARY.set(id, [...(ORDINARY.get(id) ?? []), ...words.flatMap(wordsIn)]);

/** Whether a phrase that calls for an intervention holds every typed word: its words are beginnings. */
const isCalledBy = (phrases: readonly string[], typed: readonly Typed[]): boolean =>
  phrases.some((phrase) => {
    const beginnings = phrase.split(' ');
    return typed.every(
      ({ word, isAccented: counts }) =>
        !counts &&
        word.length >= LEAST_BEGINNING &&
        beginnings.some((beginning) => word.startsWith(beginning) || beginning.startsWith(word)),
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
  const typed = wordsIn(query).map((word) => ({
    word: isAccented(word) ? word : foldText(word),
    isAccented: isAccented(word),
  }));
  if (typed.length === 0) return [];
  const found = all.flatMap((one) => {
    const words = wordsOf(one.id);
    if (words === undefined) return [];
    const { named, said } = indexOf(
      `${words.title} ${words.problem ?? ''}\n${[words.first, words.lasting, words.tool].join(' ')}`,
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

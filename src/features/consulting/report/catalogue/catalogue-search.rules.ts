import type { Intervention } from './catalogue.schema.ts';
import { phraseSearch } from './phrases.rules.ts';

/** Phrases that a text may say for an intervention: `full` ones of several words are an object with its trouble. */
type Phrases<One> = { one: One; kind: 'anywhere' | 'about' | 'full'; list: readonly string[] };

/** Interventions that the phrases of a text speak for; those of `full` are among those of `about` too. */
type Spoken<One> = Record<'anywhere' | 'about' | 'full', Set<One>>;

/** A catalogue, filed for choosing from it: built once, it answers any number of problems. */
export type CatalogueSearch<One> = {
  byId: ReadonlyMap<string, One>;
  byProcess: ReadonlyMap<string, readonly One[]>;
  spokenIn: (words: readonly string[]) => Spoken<One>;
  placeOf: ReadonlyMap<One, number>;
};

const isFull = (phrase: string): boolean => phrase.includes(' ');

/** By the list that was filed. */
const searches = new WeakMap<readonly unknown[], unknown>();

/** The search of a list of interventions, filed once; the list must not change afterwards. */
export function catalogueSearch<One extends Intervention>(catalogue: readonly One[]): CatalogueSearch<One> {
  // The search of a list finds what is in that list.
  const search = (searches.get(catalogue) as CatalogueSearch<One> | undefined) ?? fileCatalogue(catalogue);
  searches.set(catalogue, search);
  return search;
}

function fileCatalogue<One extends Intervention>(catalogue: readonly One[]): CatalogueSearch<One> {
  const phrases = catalogue.flatMap((one): Phrases<One>[] => {
    const { anywhere = [], about = [] } = one.match;
    return [
      { one, kind: 'anywhere', list: anywhere },
      { one, kind: 'about', list: about.filter((phrase) => !isFull(phrase)) },
      { one, kind: 'full', list: about.filter(isFull) },
    ];
  });
  const search = phraseSearch(phrases, ({ list }) => list);
  return {
    byId: new Map(catalogue.map((one) => [one.id, one])),
    byProcess: Map.groupBy(catalogue, ({ match }) => match.process),
    spokenIn: (words) => {
      const spoken: Spoken<One> = { anywhere: new Set(), about: new Set(), full: new Set() };
      for (const { one, kind } of search(words)) {
        spoken[kind].add(one);
        if (kind === 'full') spoken.about.add(one);
      }
      return spoken;
    },
    placeOf: new Map(catalogue.map((one, place) => [one, place])),
  };
}

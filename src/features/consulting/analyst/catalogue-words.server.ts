import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import type { WorkspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import type { Locale } from '#shared/languages.ts';
import type { Offered } from './analyst.types.ts';
import { retrieval, type Retrieval } from './shortlist.rules.ts';
import { runsOfTexts } from './text-checks.rules.ts';

const textsOf = (locale: Locale): string[] =>
  CATALOGUE.flatMap(({ id }) => {
    const words = interventionWords(id, locale);
    return words ? [words.first, words.lasting, words.risk, words.kpiHow, ...words.toolMust] : [];
  });

type Store<Key, Value> = { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown };

function once<Key, Value>(built: Store<Key, Value>, key: Key, build: () => Value): Value {
  const value = built.get(key) ?? build();
  built.set(key, value);
  return value;
}

const filed = new WeakMap<WorkspaceCatalogue, Map<Locale, Retrieval>>();
const runs = new Map<Locale, ReadonlySet<string>>();

/** The index of a workspace's interventions, its own among them; built with the first problem that is read in a language. */
export const retrievalIn = (catalogue: WorkspaceCatalogue, locale: Locale): Retrieval =>
  once(
    once(filed, catalogue, () => new Map<Locale, Retrieval>()),
    locale,
    () => retrieval(catalogue.all, (id) => catalogue.wordsOf(id, locale)),
  );

/** Runs of words of the shipped sheets: no model is sent a sheet, and none of the firm's own. */
export const catalogueRuns = (locale: Locale): ReadonlySet<string> =>
  once(runs, locale, () => runsOfTexts(textsOf(locale)));

/** Of an intervention a model learns its title and the problem that it answers, never its sheet. */
export function offeredAs(id: string, { wordsOf }: WorkspaceCatalogue, locale: Locale): Offered {
  const { title = id, problem = '' } = wordsOf(id, locale) ?? {};
  return { id, title, problem, ...(isOwnIntervention(id) && { isOwn: true as const }) };
}

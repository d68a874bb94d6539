import { COMPANY_SIZES } from '#features/consulting/companies/company.values.ts';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { catalogueSearch } from './catalogue-search.rules.ts';
import { chooseIntervention } from './catalogue.rules.ts';
import type { Intervention } from './catalogue.schema.ts';
import { SECTORS } from './catalogue.values.ts';

/** As the check of all texts names it: a file below src/i18n, a place in it, what belongs there. */
export type CatalogueMistake = { file: string; key: string; expected: string };
/** One group's figures with the ids of its words in each language. */
export type CatalogueGroupFiles = {
  group: string;
  interventions: readonly Intervention[];
  words: Readonly<Record<string, readonly string[]>>;
};

export const figuresFile = (group: string): string => `catalogue/${group}.json`;
export const wordsFile = (locale: string, group: string): string => `${locale}/catalogue/${group}.json`;

/** Every id is unique, and has its words in each language; no words belong to nothing. */
function idMistakes(groups: readonly CatalogueGroupFiles[]): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  const first = new Map<string, string>();
  for (const { group, interventions, words } of groups) {
    const file = figuresFile(group);
    interventions.forEach(({ id }, index) => {
      const other = first.get(id);
      if (other) mistakes.push({ file, key: `[${index}].id`, expected: `no second ${id}: ${other} has it` });
      else first.set(id, file);
    });
    const ids = new Set(interventions.map(({ id }) => id));
    for (const [locale, named] of Object.entries(words)) {
      const has = new Set(named);
      for (const id of ids)
        if (!has.has(id))
          mistakes.push({ file: wordsFile(locale, group), key: id, expected: `the words of ${file}` });
      for (const id of has)
        if (!ids.has(id))
          mistakes.push({
            file: wordsFile(locale, group),
            key: id,
            expected: `nothing: ${file} has no such id`,
          });
    }
  }
  return mistakes;
}

/** Returns the ids from which a chain of needs leads back to where it began, as that chain. */
function cycleFrom(start: string, needsOf: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const seen = new Set<string>();
  const search = (id: string, way: readonly string[]): string[] | undefined => {
    for (const next of needsOf.get(id) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = search(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search(start, [start]);
}

/** Checks that prerequisites exist, those too that only come before where a plan has both, and form no cycle. */
function needMistakes(groups: readonly CatalogueGroupFiles[]): CatalogueMistake[] {
  const needsOf = new Map(
    groups.flatMap(({ interventions }) =>
      interventions.map(({ id, needs, after = [] }) => [id, [...needs, ...after]] as const),
    ),
  );
  return groups.flatMap(({ group, interventions }) =>
    interventions.flatMap(({ id, needs, after = [] }, index): CatalogueMistake[] => {
      const file = figuresFile(group);
      const unknown = Object.entries({ needs, after }).flatMap(([list, ids]) =>
        ids.flatMap((other, place) =>
          needsOf.has(other)
            ? []
            : [
                {
                  file,
                  key: `[${index}].${list}[${place}]`,
                  expected: `the id of an intervention, not ${other}`,
                },
              ],
        ),
      );
      const cycle = cycleFrom(id, needsOf);
      if (!cycle) return unknown;
      return [...unknown, { file, key: `[${index}].needs`, expected: `no cycle: ${cycle.join(', ')}` }];
    }),
  );
}

/** Returns the mistakes across the files of the catalogue; each file is valid by itself. */
export const catalogueLinkMistakes = (groups: readonly CatalogueGroupFiles[]): CatalogueMistake[] => [
  ...idMistakes(groups),
  ...needMistakes(groups),
];

/** Every process has an intervention of its own for any symptom, sector and size. */
export function coverageMistakes(interventions: readonly Intervention[]): CatalogueMistake[] {
  const mistakes: CatalogueMistake[] = [];
  for (const process of PROCESSES) {
    const own = interventions.filter(({ match }) => match.process === process);
    const search = catalogueSearch(own);
    const gap = SYMPTOMS.flatMap((symptom) =>
      COMPANY_SIZES.flatMap((size) => [undefined, ...SECTORS].map((sector) => ({ symptom, size, sector }))),
    ).find(({ symptom, size, sector }) => {
      const chosen = chooseIntervention(
        { process, symptom, isConfirmed: true },
        sector ? [sector] : [],
        size,
        search,
      );
      return chosen === null;
    });
    if (gap)
      mistakes.push({
        file: 'catalogue',
        key: process,
        expected: `an intervention for symptom ${gap.symptom}, size ${gap.size}, ${gap.sector ? `sector ${gap.sector}` : 'any sector'}`,
      });
  }
  return mistakes;
}

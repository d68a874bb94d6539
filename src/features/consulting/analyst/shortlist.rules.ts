import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { nearestIndex, type NearestIndex } from '#features/consulting/profile/memory/nearest.rules.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import { chooseIntervention, isGeneric } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { catalogueSearch } from '#features/consulting/report/catalogue/catalogue-search.rules.ts';
import { isEvident, isRefused } from '#features/consulting/report/catalogue/evidence.rules.ts';
import type {
  CatalogueIntervention,
  CatalogueWords,
} from '#features/consulting/report/catalogue/catalogue.types.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { MOST_OFFERED } from './analyst.values.ts';

/** Reasons for an intervention: the rules' choice, its own evidence, its process, and how near its words are (0 to 1). */
const WEIGHT = { chosen: 20, evident: 10, process: 3, near: 20 };

export type Retrieval = {
  entries: readonly CatalogueIntervention[];
  nearest: NearestIndex<CatalogueIntervention>;
  search: ReturnType<typeof catalogueSearch<CatalogueIntervention>>;
};

/** Files a catalogue for `shortlist`, once a language. */
export function retrieval(
  catalogue: readonly CatalogueIntervention[],
  wordsOf: (id: string) => CatalogueWords | undefined,
): Retrieval {
  const entries = catalogue.filter((one) => !isGeneric(one) && one.settles === undefined);
  const textOf = ({ id }: CatalogueIntervention): string => {
    const { title = '', problem = '', first = '', cases = [] } = wordsOf(id) ?? {};
    return [title, problem, first, ...cases].join(' ');
  };
  return { entries, nearest: nearestIndex(entries, textOf), search: catalogueSearch(catalogue) };
}

/**
 * Returns the ids of the few interventions that a model may choose from for a problem, the likeliest first: never one
 * of another trade, of another size, or one that the text rules out.
 */
export function shortlist(
  { text, sector, size }: { text: string; sector: string; size: CompanySize },
  { entries, nearest, search }: Retrieval,
): string[] {
  const said = understand(text);
  const sectors = sectorsOf(sector);
  const readings = [said, ...said.alternatives].filter(({ process }) => process !== 'other');
  const chosen = readings.map(({ process, symptom }) =>
    chooseIntervention({ process, symptom, isConfirmed: true }, sectors, size, search, text),
  );
  const processes = new Set<string>(readings.map(({ process }) => process));
  const nearness = new Map(nearest(text, entries.length).map(({ one, nearness: near }) => [one, near]));
  const scored = entries.flatMap((intervention) => {
    const { id, match } = intervention;
    const isElsewhere =
      (match.sectors.length > 0 && !match.sectors.some((one) => sectors.includes(one))) ||
      (match.sizes.length > 0 && !match.sizes.includes(size));
    if (isElsewhere || isRefused(id, said)) return [];
    const score =
      Number(chosen.includes(intervention)) * WEIGHT.chosen +
      Number(isEvident(id, said)) * WEIGHT.evident +
      Number(processes.has(match.process)) * WEIGHT.process +
      (nearness.get(intervention) ?? 0) * WEIGHT.near;
    return score > 1 ? [{ id, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
}

import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';
import { chooseIntervention, isGeneric } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { catalogueSearch } from '#features/consulting/report/catalogue/catalogue-search.rules.ts';
import { isEvident, isRefused } from '#features/consulting/report/catalogue/evidence.rules.ts';
import type {
  CatalogueIntervention,
  CatalogueWords,
} from '#features/consulting/report/catalogue/catalogue.types.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import { MOST_OFFERED } from './analyst.values.ts';

/** Letters by which words of two texts are compared, and the shortest that are. */
const STEM = 5;
/** Reasons for an intervention: the rules' choice, its own evidence, its process, and shared words. */
const WEIGHT = { chosen: 20, evident: 10, process: 3 };

const stemsOf = (text: string): Set<string> =>
  new Set((foldText(text).match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, STEM)));

type Entry = { intervention: CatalogueIntervention; stems: ReadonlySet<string> };
export type Retrieval = {
  entries: readonly Entry[];
  search: ReturnType<typeof catalogueSearch<CatalogueIntervention>>;
  /** In how many interventions a stem stands: rare ones tell more. */
  counts: ReadonlyMap<string, number>;
};

/** Files a catalogue for `shortlist`, once a language. */
export function retrieval(
  catalogue: readonly CatalogueIntervention[],
  wordsOf: (id: string) => CatalogueWords | undefined,
): Retrieval {
  const entries = catalogue
    .filter((one) => !isGeneric(one) && one.settles === undefined)
    .map((intervention) => {
      const { title = '', problem = '', first = '', cases = [] } = wordsOf(intervention.id) ?? {};
      return { intervention, stems: stemsOf([title, problem, first, ...cases].join(' ')) };
    });
  const counts = new Map<string, number>();
  for (const { stems } of entries) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { entries, counts, search: catalogueSearch(catalogue) };
}

/**
 * Returns the ids of the few interventions that a model may choose from for a problem, the likeliest first: never one
 * of another trade, of another size, or one that the text rules out.
 */
export function shortlist(
  { text, sector, size }: { text: string; sector: string; size: CompanySize },
  { entries, search, counts }: Retrieval,
): string[] {
  const said = understand(text);
  const sectors = sectorsOf(sector);
  const readings = [said, ...said.alternatives].filter(({ process }) => process !== 'other');
  const chosen = readings.map(({ process, symptom }) =>
    chooseIntervention({ process, symptom, isConfirmed: true }, sectors, size, search, text),
  );
  const processes = new Set<string>(readings.map(({ process }) => process));
  const stems = stemsOf(text);
  const scored = entries.flatMap(({ intervention, stems: own }) => {
    const { id, match } = intervention;
    const isElsewhere =
      (match.sectors.length > 0 && !match.sectors.some((one) => sectors.includes(one))) ||
      (match.sizes.length > 0 && !match.sizes.includes(size));
    if (isElsewhere || isRefused(id, said)) return [];
    let score = 0;
    if (chosen.includes(intervention)) score += WEIGHT.chosen;
    if (isEvident(id, said)) score += WEIGHT.evident;
    if (processes.has(match.process)) score += WEIGHT.process;
    for (const stem of stems) if (own.has(stem)) score += Math.log(entries.length / (counts.get(stem) ?? 1));
    return score > 1 ? [{ id, score }] : [];
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
}

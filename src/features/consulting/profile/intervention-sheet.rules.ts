import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type {
  CatalogueIntervention,
  CatalogueWords,
} from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { Sector } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { isEvident } from '#features/consulting/report/catalogue/evidence.rules.ts';
import { centsOf } from '#features/consulting/report/plan/range.rules.ts';
import { foldText } from '#shared/texts/text.ts';
import type { InterventionSheet } from './problem.schema.ts';
import { understand } from './reading/reading.rules.ts';

const MOST_FOUND = 30;

/** Whether it was written for trades, and none of them is the company's. */
export const isOfAnotherTrade = (
  { match }: Pick<CatalogueIntervention, 'match'>,
  own: readonly Sector[],
): boolean => match.sectors.length > 0 && !match.sectors.some((sector) => own.includes(sector));

/** Words of a problem that speak for an intervention; none where only its process does. */
function reasonIn(id: string, description: string): string[] {
  const understood = understand(description);
  if (!isEvident(id, understood) && !understood.actions.includes(id)) return [];
  return [...new Set(understood.evidence.map(({ start, end }) => description.slice(start, end)))];
}

type Asked = { size: CompanySize; sectors: readonly Sector[]; description: string };

/** The whole sheet of an intervention as a company of that size would get it. */
export function sheetOf(
  one: CatalogueIntervention,
  words: CatalogueWords,
  { size, sectors, description }: Asked,
): InterventionSheet {
  const setup = centsOf(one.setupEuros[size]);
  const running = centsOf(one.runningEurosPerYear[size]);
  const { title, first, lasting, kpi, kpiHow, tool, toolMust, before, risk } = words;
  return {
    id: one.id,
    title,
    ...(isOfAnotherTrade(one, sectors) && { otherTrades: one.match.sectors }),
    trades: one.match.sectors,
    because: reasonIn(one.id, description),
    first,
    lasting,
    owner: (size === 'small' ? words.ownerSmall : undefined) ?? words.owner,
    kpi,
    kpiHow,
    tool,
    toolMust,
    before,
    risk,
    weeks: one.weeks[size],
    effort: one.effort[size],
    setupLowCents: setup.low,
    setupHighCents: setup.high,
    runningLowCents: running.low,
    runningHighCents: running.high,
    savedShare: one.savedShare,
    avoidedShare: one.avoidedShare,
    figuresSource: one.figuresSource,
  };
}

/** Interventions of the whole catalogue whose words hold all those that were typed; those of another trade last. */
export function findInterventions<One extends CatalogueIntervention>(
  all: readonly One[],
  query: string,
  wordsOf: (id: string) => CatalogueWords | undefined,
  sectors: readonly Sector[],
): One[] {
  const typed = foldText(query).split(/\s+/u).filter(Boolean);
  if (typed.length === 0) return [];
  const found = all.flatMap((one) => {
    const words = wordsOf(one.id);
    if (words === undefined) return [];
    const title = ` ${foldText(words.title)}`;
    const text = ` ${foldText([words.title, words.problem ?? '', words.first, words.lasting, words.tool].join(' '))}`;
    if (!typed.every((word) => text.includes(` ${word}`))) return [];
    const isNamed = typed.every((word) => title.includes(` ${word}`));
    return [{ one, rank: Number(isOfAnotherTrade(one, sectors)) * 2 + Number(!isNamed) }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ one }) => one);
}

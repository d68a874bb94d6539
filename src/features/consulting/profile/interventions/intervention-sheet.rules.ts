import type { CompanySize } from '#features/consulting/companies/company.values.ts';
import type { CatalogueIntervention } from '#features/consulting/report/catalogue/catalogue.types.ts';
import type { Sector } from '#features/consulting/report/catalogue/catalogue.values.ts';
import type { FittedSheet } from '#features/consulting/report/catalogue/fit/fit.rules.ts';
import { isEvident } from '#features/consulting/report/catalogue/evidence.rules.ts';
import { centsOf } from '#features/consulting/report/plan/range.rules.ts';
import type { InterventionSheet } from '#features/consulting/profile/problem.schema.ts';
import { understand } from '#features/consulting/profile/reading/reading.rules.ts';

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
  { words, hangsOn }: FittedSheet,
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
    foreignNouns: hangsOn,
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

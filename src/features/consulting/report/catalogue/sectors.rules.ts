import { foldText } from '#shared/texts/text.ts';
import { stemMatcher } from '#features/language/topic-stems.rules.ts';
import { SECTORS, type Sector } from './catalogue.values.ts';

const MATCHERS = SECTORS.map((sector) => [sector, stemMatcher(({ sectors }) => sectors[sector])] as const);

/** A supplier of hotels and restaurants does not belong to hospitality. */
const SUPPLIER = stemMatcher(({ suppliers }) => suppliers);

/** Returns the sectors that a company's sector, as typed, speaks of; empty where it says nothing that is known. */
export function sectorsOf(sector: string): Sector[] {
  const folded = foldText(sector);
  const isSupplier = SUPPLIER.test(folded);
  return MATCHERS.filter(
    ([name, matcher]) => matcher.test(folded) && !(isSupplier && name === 'hospitality'),
  ).map(([name]) => name);
}

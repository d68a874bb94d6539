import { foldText } from '#shared/text.ts';
import type { Trade } from '#features/marketing/brief/brief.types.ts';
import { anyStem } from '#features/language/topic-stems.rules.ts';

/** The first that a sector names, so that narrow trades stand before broad ones ("software para clínicas" is software). */
const NARROW_FIRST = [
  'cybersecurity',
  'software',
  'physiotherapy',
  'clinic',
  'beauty',
  'gym',
  'photography',
  'events',
  'lodging',
  'tours',
  'restaurant',
  'courses',
  'law',
  'accounting',
  'insurance',
  'architecture',
  'repairs',
  'building',
  'agriculture',
  'food',
  'logistics',
  'industrial',
  'association',
  'shop',
] as const satisfies Trade[];

const MATCHERS = NARROW_FIRST.map(
  (trade) =>
    [trade, new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyStem(({ trades }) => trades[trade])})`, 'u')] as const,
);

/** The trade that a sector names; generic where it names none. The owner may choose another one. */
export function guessTrade(sector: string): Trade {
  const folded = foldText(sector.slice(0, 1_000));
  return MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0] ?? 'generic';
}

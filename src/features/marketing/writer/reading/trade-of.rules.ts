import { foldText } from '#shared/text.ts';
import type { Trade } from '#features/marketing/brief/brief.types.ts';
import { TRADE_STEMS } from './trade-stems.values.ts';

const MATCHERS = TRADE_STEMS.map(
  ([trade, stems]) => [trade, new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})`, 'u')] as const,
);

/** The trade that a sector names; generic where it names none. The owner may choose another one. */
export function guessTrade(sector: string): Trade {
  const folded = foldText(sector.slice(0, 1_000));
  return MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0] ?? 'generic';
}

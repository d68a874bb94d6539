import { foldText } from '#shared/texts/text.ts';
import type { Trade } from '#features/marketing/brief/brief.types.ts';
import { anyStem, topicsOf } from '#features/language/topic-stems.rules.ts';

const MATCHERS = topicsOf(({ trades }) => trades).map(
  (trade) =>
    [trade, new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyStem(({ trades }) => trades[trade])})`, 'u')] as const,
);

/** The trade that a sector names; generic where it names none. The owner may choose another one. */
export function guessTrade(sector: string): Trade {
  const folded = foldText(sector.slice(0, 1_000));
  return MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0] ?? 'generic';
}

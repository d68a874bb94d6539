import { STAKE_WORDS, type StakeWords } from '#features/language/stakes.rules.ts';
import { kept } from '#shared/texts/kept.ts';
import { foldText } from '#shared/texts/text.ts';
import { mattersIn } from './matters.rules.ts';
import { votedStake } from './stake-votes.rules.ts';
import { PROPOSED_STAKES, type Stake, type STAKES } from './stake.values.ts';

/** The texts are folded: an expression without the letters of all scripts is made and read many times as fast. */
const WORD_START = '(?<![a-z0-9_])';
const compiled = new Map<string, RegExp>();
/** One expression for the same words: a paper stands in several pairs. */
function saying(words: string): RegExp {
  const found = compiled.get(words) ?? new RegExp(`${WORD_START}(?:${words})`, 'g');
  compiled.set(words, found);
  return found;
}
const isSaid = (words: string, text: string): boolean => text.search(saying(words)) !== -1;

type Span = { start: number; end: number };
function* spansOf(words: string, text: string): Generator<Span> {
  const expression = saying(words);
  expression.lastIndex = 0;
  for (let found = expression.exec(text); found; found = expression.exec(text)) {
    const end = found.index + found[0].length;
    yield { start: found.index, end };
    expression.lastIndex = Math.max(end, found.index + 1);
  }
}

/** A full stop ends a sentence, and not the thousands of "53.000". */
const SENTENCE_END = /[;!?\n]|\.(?!\d)/;

type Pair = StakeWords['legal']['pairs'][number];
function isPaired({ first, then, within }: Pair, text: string): boolean {
  const firsts = [...spansOf(first, text)];
  if (firsts.length === 0) return false;
  let at = 0;
  for (const { start } of spansOf(then, text)) {
    // The nearest that ends before it.
    while ((firsts[at + 1]?.end ?? Infinity) <= start) at += 1;
    const { end } = firsts[at] ?? { end: Infinity };
    if (end <= start && start - end <= within && !SENTENCE_END.test(text.slice(end, start))) return true;
  }
  return false;
}

const MATCHERS = PROPOSED_STAKES.flatMap((stake) =>
  STAKE_WORDS.map((language) => ({ stake, ...language[stake] })),
);
/** Priority 1 is monitored: whoever rated it so has decided that it can wait, unless it is marked. */
const LEAST_PRIORITY = 2;

/** The stake that the words of a problem speak of; undefined for none. */
export const proposedStake = kept((description): Stake | undefined => {
  const folded = foldText(description);
  const worded = MATCHERS.find(
    ({ hint, sign, pairs }) =>
      isSaid(hint, folded) && (isSaid(sign, folded) || pairs.some((pair) => isPaired(pair, folded))),
  );
  return (
    worded?.stake ??
    mattersIn(description).find(({ stake }) => stake !== undefined)?.stake ??
    votedStake(description)
  );
});

type Marked = {
  description: string;
  priority: number;
  stake?: (typeof STAKES)[number] | null | undefined;
};

/** The stake of a problem, as a person marked it or else as its words propose; undefined for none. */
export function stakeOf({
  description,
  priority,
  stake,
}: Marked): { stake: Stake; isMarked: boolean } | undefined {
  if (stake === 'none') return undefined;
  if (stake != null) return { stake, isMarked: true };
  const proposed = priority < LEAST_PRIORITY ? undefined : proposedStake(description);
  return proposed && { stake: proposed, isMarked: false };
}

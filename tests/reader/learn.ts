/**
 * `npm run reader:learn`: counts what the words of the tuned sentences speak for and writes `votes.json`, by which a
 * reading is confirmed or left open, `action-votes.json` and `stake-votes.json`. The same sentences make the same files;
 * `votes.test.ts` says when they are older than what they were learned from.
 */
import { writeFileSync } from 'node:fs';
import { PROCESSES, SYMPTOMS } from '#features/consulting/profile/reading/reading.values.ts';
import { CATALOGUE } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { STAKE_CHOICES } from '#features/consulting/profile/stake/stake-vote.rules.ts';
import { currentExamples, printOf, type Example } from './lessons.ts';

const FILE = 'src/features/consulting/profile/reading/votes.json';
const ACTIONS_FILE = 'src/features/consulting/report/catalogue/action-votes.json';
const STAKES_FILE = 'src/features/consulting/profile/stake/stake-votes.json';
const SEEDS = [1, 2, 3, 4, 5];
const TURNS = 14;
/** The last turns, of which the mean is kept. */
const AVERAGED = 7;
/** Of a thousand words and families so many are left out of a turn, so that no single one decides. */
const LEFT_OUT = 300;
const KEPT_FROM = 3;
const PACE = 0.25;
const SLOWING = 0.4;
const SHRINK = 1e-3;
const SPREAD = 3;
const UNIT = 10;
/** Smaller weights decide nothing. */
const LEAST = 0.2;
/** A word that speaks less for anything is left out. */
const LOUDEST_AT_LEAST = 0.3;

/** Adds `by` times the second to the first. */
function add(to: Float64Array, from: Float64Array, by: number): void {
  // Iterators would take most of the minutes.
  for (let place = 0; place < to.length; place += 1) to[place] = (to[place] ?? 0) + by * (from[place] ?? 0);
}

/** Whole numbers below one, in an order that a seed decides. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 16_807) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

/** One pass of learning; adds its weights to the sums. */
function pass(
  examples: readonly Example[],
  choices: number,
  seed: number,
  sums: ReadonlyMap<string, Float64Array>,
  bias: Float64Array,
): void {
  const words = new Map([...sums.keys()].map((name) => [name, new Float64Array(choices)]));
  const own = new Float64Array(choices);
  const next = dice(seed);
  const order = [...examples];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (let place = order.length - 1; place > 0; place -= 1) {
      const other = next(place + 1);
      const [here, there] = [order[place], order[other]];
      if (here && there) [order[place], order[other]] = [there, here];
    }
    const pace = PACE / (1 + turn * SLOWING);
    for (const { names, right, counts } of order) {
      const heard = names.flatMap((name) => (next(1000) < LEFT_OUT ? [] : (words.get(name) ?? [])));
      const scale = SPREAD / Math.sqrt(heard.length || 1);
      const shares = Float64Array.from(own);
      for (const weights of heard) add(shares, weights, scale);
      const most = Math.max(...shares);
      let whole = 0;
      for (let place = 0; place < choices; place += 1) {
        const power = Math.exp((shares[place] ?? 0) - most);
        shares[place] = power;
        whole += power;
      }
      for (let place = 0; place < choices; place += 1) shares[place] = (shares[place] ?? 0) / whole;
      for (const [choice, share] of right) shares[choice] = (shares[choice] ?? 0) - share;
      for (const weights of heard) {
        add(weights, weights, -pace * SHRINK);
        add(weights, shares, -pace * counts * scale);
      }
      add(own, shares, -pace * 0.1 * counts);
    }
    if (turn >= TURNS - AVERAGED)
      for (const [name, sum] of sums) add(sum, words.get(name) ?? sum, 1 / (AVERAGED * SEEDS.length));
  }
  add(bias, own, 1 / SEEDS.length);
}

/** A log-linear model, the mean of several passes in orders that are always the same. */
function learn(examples: readonly Example[], choices: number) {
  const seen = new Map<string, number>();
  for (const { names } of examples) for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const sums = new Map(
    [...seen].flatMap(([name, times]) =>
      times >= KEPT_FROM ? [[name, new Float64Array(choices)] as const] : [],
    ),
  );
  const bias = new Float64Array(choices);
  for (const seed of SEEDS) pass(examples, choices, seed, sums, bias);
  const tenths = (weight: number) => Math.round(weight * UNIT);
  const kept = [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, weights]) => {
      if (Math.max(...weights.map(Math.abs)) < LOUDEST_AT_LEAST) return [];
      const pairs = [...weights].flatMap((weight, choice) =>
        Math.abs(weight) >= LEAST ? [`${choice}:${tenths(weight)}`] : [],
      );
      return pairs.length === 0 ? [] : [[name, pairs.join(' ')] as const];
    });
  return { bias: [...bias].map(tenths), words: Object.fromEntries(kept) };
}

const examples = currentExamples();
const of = printOf(examples);
const actions = learn(examples.actions, CATALOGUE.length);
const processes = learn(examples.processes, PROCESSES.length);
const symptoms = learn(examples.symptoms, SYMPTOMS.length);
writeFileSync(FILE, `${JSON.stringify({ of, processes, symptoms })}\n`);
const ids = CATALOGUE.map(({ id }) => id);
writeFileSync(ACTIONS_FILE, `${JSON.stringify({ of, ids, ...actions })}\n`);
const stakes = learn(examples.stakes, STAKE_CHOICES.length);
writeFileSync(STAKES_FILE, `${JSON.stringify({ of, ...stakes })}\n`);
const count = ({ words }: { words: object }) => Object.keys(words).length;
console.log(examples.lessons, count(processes), count(symptoms), count(actions), count(stakes));

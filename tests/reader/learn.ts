/**
 * `npm run reader:learn`: counts what the words of the tuned sentences speak for and writes `votes.json`, by which a
 * reading is confirmed or left open. The same sentences make the same file.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { foldedOf } from '#features/consulting/profile/reading/folded.rules.ts';
import lessons from '#features/consulting/profile/reading/reading.lessons.json' with { type: 'json' };
import { PROCESSES, SYMPTOMS, type Process } from '#features/consulting/profile/reading/reading.values.ts';
import { situationsIn } from '#features/consulting/profile/reading/situations.rules.ts';
import { featuresOf, namesIn } from '#features/consulting/profile/reading/vote-features.rules.ts';
import { symptomFeatures } from '#features/consulting/profile/reading/vote.rules.ts';
import { wordsIn } from '#features/consulting/profile/reading/word-families.rules.ts';
import { CATALOGUE, interventionWords } from '#features/consulting/report/catalogue/catalogue.texts.ts';
import { LOCALES } from '#shared/languages.ts';
import { SETS } from './sets.ts';

export const FILE = 'src/features/consulting/profile/reading/votes.json';
export const ACTIONS_FILE = 'src/features/consulting/report/catalogue/action-votes.json';
const TEMPLATES = 'src/i18n/templates';
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
const TITLE_COUNTS = 0.3;
const PROBLEM_COUNTS = 0.7;
/** A lesson has one symptom, a sentence of a trade all that a consultant would accept. */
const LESSON_COUNTS = 0.5;

type Lesson = {
  text: string;
  readings: readonly string[];
  counts: number;
  isWhole?: boolean;
  actions?: readonly string[];
};

const processOf = new Map(CATALOGUE.map(({ id, match }) => [id, match.process]));

const ofSets = SETS.filter(({ isMeasured }) => isMeasured !== true).flatMap(({ cases }) =>
  cases.map(({ text, readings, actions = [] }): Lesson => ({
    text,
    readings: readings ?? actions.map((id) => `${processOf.get(id) ?? 'other'}/`),
    counts: 1,
    actions,
    isWhole: true,
  })),
);
const ofLessons = Object.entries(lessons).flatMap(([readings, texts]) =>
  texts.map((text): Lesson => ({ text, readings: readings.split(' '), counts: 1 })),
);
const ofCatalogue = CATALOGUE.flatMap(({ id, match: { process } }) =>
  LOCALES.flatMap((locale): Lesson[] => {
    const { problem = '', title = '', first = '' } = interventionWords(id, locale) ?? {};
    return [
      { text: problem, readings: [`${process}/`], counts: PROBLEM_COUNTS, actions: [id] },
      { text: title, readings: [`${process}/`], counts: TITLE_COUNTS, actions: [id] },
      { text: first, readings: [], counts: TITLE_COUNTS, actions: [id] },
    ];
  }),
);
type Template = { problems: { id: string; process: string; symptom: string }[] };
type Words = { problems: Record<string, string> };
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const ofTemplates = readdirSync(TEMPLATES).flatMap((file) =>
  (readJson(`${TEMPLATES}/${file}`) as Template).problems.flatMap(({ id, process, symptom }) =>
    LOCALES.map((locale): Lesson => ({
      text: (readJson(`src/i18n/${locale}/templates/${file}`) as Words).problems[id] ?? '',
      readings: [`${process}/${symptom}`],
      counts: 1,
    })),
  ),
);

/** Everything that may be learned from; no measured half. */
export const LESSONS: readonly Lesson[] = [...ofSets, ...ofLessons, ...ofCatalogue, ...ofTemplates];

/** By it a test sees that the file was made of the sentences that there are. */
export const printOf = (all: readonly Lesson[]): string =>
  createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);

function namesOf(text: string): string[] {
  const folded = foldedOf(text);
  return featuresOf(wordsIn(folded), namesIn(text), situationsIn(folded).families).map(({ name }) => name);
}

type Example = { names: string[]; right: [number, number][]; counts: number };

/** Adds `by` times the second to the first. */
function add(to: Float64Array, from: Float64Array, by: number): void {
  for (const [place, value] of from.entries()) to[place] = (to[place] ?? 0) + by * value;
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
      for (const [place, sum] of shares.entries()) shares[place] = Math.exp(sum - most);
      const whole = shares.reduce((sum, power) => sum + power, 0);
      for (const [place, power] of shares.entries()) shares[place] = power / whole;
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

const evenly = (all: readonly number[]): [number, number][] => all.map((one) => [one, 1 / all.length]);
const processIn = (reading: string): Process =>
  PROCESSES.find((one) => one === reading.split('/')[0]) ?? 'other';

export function learned(all: readonly Lesson[]) {
  const read = all.map((lesson) => ({ ...lesson, names: namesOf(lesson.text) }));
  const processes = read
    .filter(({ readings }) => readings.length > 0)
    .map(({ names, readings, counts }) => ({
      names,
      counts,
      right: evenly([...new Set(readings.map((one) => PROCESSES.indexOf(processIn(one))))]),
    }));
  const symptoms = read.flatMap(({ names, readings, isWhole }) =>
    [...new Set(readings.map(processIn))].flatMap((process) => {
      const own = readings.flatMap((one) => {
        const place = SYMPTOMS.findIndex((symptom) => one === `${process}/${symptom}`);
        return place < 0 ? [] : [place];
      });
      if (process === 'other' || own.length === 0) return [];
      return [
        { names: symptomFeatures(names, process), counts: isWhole ? 1 : LESSON_COUNTS, right: evenly(own) },
      ];
    }),
  );
  const places = new Map(CATALOGUE.map(({ id }, place) => [id, place]));
  const actions = read.flatMap(({ names, counts, actions: fit = [] }) => {
    const known = fit.flatMap((id) => places.get(id) ?? []);
    return known.length === 0 ? [] : [{ names, counts, right: evenly(known) }];
  });
  return {
    of: printOf(all),
    actions: learn(actions, CATALOGUE.length),
    processes: learn(processes, PROCESSES.length),
    symptoms: learn(symptoms, SYMPTOMS.length),
  };
}

if (process.argv[1]?.endsWith('learn.ts')) {
  const { of, actions, ...readings } = learned(LESSONS);
  writeFileSync(FILE, `${JSON.stringify({ of, ...readings })}\n`);
  const ids = CATALOGUE.map(({ id }) => id);
  writeFileSync(ACTIONS_FILE, `${JSON.stringify({ of, ids, ...actions })}\n`);
  const count = ({ words }: { words: object }) => Object.keys(words).length;
  console.log(LESSONS.length, count(readings.processes), count(readings.symptoms), count(actions));
}

import { PROCESSES, SYMPTOMS, type Process, type Span, type Symptom } from './reading.values.ts';
import type { Feature } from './vote-features.rules.ts';
import votes from './votes.json' with { type: 'json' };

/** The choices that each feature speaks for, learned from the tuned sentences (tests/reader/learn.ts). */
type Ballots = { processes: Ballot; symptoms: Ballot };
export type Ballot = { bias: readonly number[]; words: Readonly<Record<string, string>> };

/** Weights are whole tenths. */
const UNIT = 10;
const SPREAD = 3;
/** A word counts as evidence from so much on. */
const SPEAKS = 0.5;
const MOST_EVIDENCE = 6;

type Weight = readonly [choice: number, weight: number];

/** "k:w k:w": for the k-th choice, w tenths. */
const readWeights = (source: string): Weight[] =>
  source.split(' ').map((pair) => {
    const [choice = '', weight = ''] = pair.split(':');
    return [Number(choice), Number(weight) / UNIT];
  });

/** The weights of the words that some text has said; most of a file is never asked for. */
const read = new WeakMap<Ballot, Map<string, readonly Weight[]>>();

/** The weights of a word; undefined for one that the ballot does not know. */
function weightsOf(name: string, ballot: Ballot): readonly Weight[] | undefined {
  const known = read.get(ballot) ?? new Map<string, readonly Weight[]>();
  read.set(ballot, known);
  const found = known.get(name);
  if (found !== undefined) return found;
  const source = ballot.words[name];
  if (source === undefined) return undefined;
  const weights = readWeights(source);
  known.set(name, weights);
  return weights;
}

/** How likely each choice of a ballot is by what a text says. */
export function shares(names: readonly string[], ballot: Ballot): number[] {
  const { bias } = ballot;
  const sums = bias.map(() => 0);
  let known = 0;
  for (const name of names) {
    const weights = weightsOf(name, ballot);
    if (weights === undefined) continue;
    known += 1;
    for (const [choice, weight] of weights) sums[choice] = (sums[choice] ?? 0) + weight;
  }
  const powers = bias.map((own, choice) =>
    Math.exp(own / UNIT + (SPREAD * (sums[choice] ?? 0)) / Math.sqrt(known || 1)),
  );
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

const best = (all: readonly number[]): number =>
  all.reduce((most, share, place) => (share > (all[most] ?? 0) ? place : most), 0);

/** Features by which a symptom is told: those of the text, the process, and the process with each family. */
export const symptomFeatures = (names: readonly string[], process: Process): string[] => [
  ...names,
  `#${process}`,
  ...names.filter((name) => name.startsWith('%')).map((name) => `#${process}${name}`),
];

/** The opinion that words which were read before have of a text: how likely each process is, and what is wrong. */
export type Vote = {
  process: Process;
  /** Whether any word was read before; else the shares say how often each process occurs. */
  isInformed: boolean;
  share: (process: Process) => number;
  symptom: (process: Process) => { symptom: Symptom; share: (symptom: Symptom) => number };
  /** The words that speak most for a process, in no order. */
  evidence: (process: Process) => Span[];
};

export function voteOn(features: readonly Feature[], ballots: Ballots = votes): Vote {
  const names = features.map(({ name }) => name);
  const all = shares(names, ballots.processes);
  return {
    process: PROCESSES[best(all)] ?? 'other',
    isInformed: names.some((name) => weightsOf(name, ballots.processes) !== undefined),
    share: (process) => all[PROCESSES.indexOf(process)] ?? 0,
    symptom: (process) => {
      const wrong = shares(symptomFeatures(names, process), ballots.symptoms);
      return {
        symptom: SYMPTOMS[best(wrong)] ?? 'other',
        share: (symptom) => wrong[SYMPTOMS.indexOf(symptom)] ?? 0,
      };
    },
    evidence: (process) => {
      const choice = PROCESSES.indexOf(process);
      return features
        .map(({ name, span }) => {
          const weights = weightsOf(name, ballots.processes) ?? [];
          const weight = weights.find(([one]) => one === choice)?.[1] ?? 0;
          return { span, weight };
        })
        .filter(({ weight }) => weight >= SPEAKS)
        .toSorted((a, b) => b.weight - a.weight)
        .slice(0, MOST_EVIDENCE)
        .map(({ span }) => span);
    },
  };
}

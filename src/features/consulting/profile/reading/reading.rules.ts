import { foldText } from '#shared/texts/text.ts';
import { PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';
import { candidatesOf, type Candidate } from './candidates.rules.ts';
import { isForeign } from './foreign-text.rules.ts';
import { SYMPTOMS, type Process, type Reading, type Symptom, type Understanding } from './reading.values.ts';
import { situationsIn } from './situations.rules.ts';
import { stemFinder, wordStarts } from './stem-index.rules.ts';

const findSymptoms = stemFinder<Symptom>(
  SYMPTOMS.flatMap((symptom) =>
    symptom === 'other' ? [] : PROBLEM_WORDS.map(({ symptoms }) => [symptom, symptoms[symptom]] as const),
  ),
);

/** The cause before its effect: what is done by hand is also slow, and only the first can be mended. */
const BY_CAUSE = ['manual', 'lost', 'none', 'unknown', 'risk', 'capacity', 'errors', 'slow'] as const;

/** Usual symptom of a process, for a sentence that names none. */
const USUAL: Readonly<Partial<Record<Process, Symptom>>> = {
  ai_use: 'risk',
  backup: 'risk',
  collections: 'slow',
  data_quality: 'errors',
  forecasting: 'unknown',
  hiring: 'capacity',
  integration: 'none',
  knowledge: 'risk',
  maintenance: 'errors',
  privacy: 'risk',
  quality: 'errors',
  security: 'risk',
};

/** Processes whose gaps are a risk, whoever leaves them open. */
const PROTECTIVE: ReadonlySet<Process> = new Set(['ai_use', 'privacy', 'security']);
const GAPS: ReadonlySet<Symptom> = new Set(['manual', 'lost', 'none', 'unknown']);

/** Characters in which a problem has said what it is about; the rest is detail. */
export const LONGEST_READ = 2000;

/** A phrase names the matter by itself, even where it is but the place. */
const PHRASE = 2.39;
/** From here on a situation knows its symptom better than single words. */
const PARTICULAR = 3;
/** A noun decides beside a symptom that is said. */
const NOUN = 1.99;
/** It does although it is but the place, where no other process is named. */
const LONE_NOUN = 1.39;
/** Their nouns name the trouble itself: "impagados", "contratar". */
const TROUBLES: ReadonlySet<Process> = new Set(['collections', 'hiring', 'reviews']);

function symptomOf(said: ReadonlySet<Symptom>, process: Process): Symptom {
  // Whatever waits for the one who knows, the risk is that nobody else does.
  if (process === 'knowledge') return 'risk';
  const found = new Set(said);
  // A missing thing outside every known process, such as a car park, is no gap in the work.
  if (process === 'other') found.delete('none');
  if (PROTECTIVE.has(process) && (found.has('risk') || [...found].some((symptom) => GAPS.has(symptom)))) {
    return 'risk';
  }
  // "Cannot find welders" is a shortage, not a loss.
  if (process === 'hiring' && found.has('lost')) return 'capacity';
  return BY_CAUSE.find((symptom) => found.has(symptom)) ?? USUAL[process] ?? 'other';
}

/** A line break is a space; several are one. */
const foldedOf = (description: string): string =>
  foldText(description.slice(0, LONGEST_READ)).replaceAll('’', "'").replaceAll(/\s+/g, ' ');

const OPEN: Understanding = {
  process: 'other',
  symptom: 'other',
  evidence: [],
  alternatives: [],
  actions: [],
  said: new Set(),
};

const KEPT = 20_000;
const understood = new Map<string, Understanding>();

/** Understands a text once: a draft asks for the same rows with every change. */
export function understand(description: string): Understanding {
  const known = understood.get(description);
  if (known) return known;
  if (understood.size >= KEPT) understood.clear();
  const fresh = read(description);
  understood.set(description, fresh);
  return fresh;
}

/**
 * Understands what a problem is about and what is wrong, in any language or several. Where the words do not carry a
 * decision it is left open: it is worse to be wrong.
 */
function read(description: string): Understanding {
  if (isForeign(description.slice(0, LONGEST_READ))) return OPEN;
  const folded = foldedOf(description);
  const starts = wordStarts(folded);
  const hits = findSymptoms(folded, starts);
  const said = new Set(hits.map(({ tag }) => tag));
  const candidates = candidatesOf(folded, starts);
  const { situations, families } = situationsIn(folded);
  const [situation] = situations;
  const [best] = candidates;
  const actions = [...new Set(situations.flatMap((one) => one.actions))];
  const readings = [
    ...situations.map(({ process, symptom }) => ({ process, symptom })),
    ...candidates.map(({ process }) => ({ process, symptom: symptomOf(said, process) })),
  ];
  const others = (process: Process) =>
    [...new Map(readings.toReversed().map((one) => [one.process, one])).values()]
      .toReversed()
      .filter((one) => one.process !== process)
      .slice(0, 2);
  for (const symptom of said) families.add(`@${symptom}`);
  for (const { process, strength: value } of candidates) if (value >= LONE_NOUN) families.add(`#${process}`);
  for (const { process } of situations) families.add(`#${process}`);
  const rest = { actions, said: families };
  if (situation && (best?.strength ?? 0) < situation.strength) {
    const { process, spans } = situation;
    const isNamed = said.size > 0 && best?.process === process && situation.strength < PARTICULAR;
    const symptom = isNamed ? symptomOf(said, process) : situation.symptom;
    return { process, symptom, evidence: spans, alternatives: others(process), ...rest };
  }
  if (best === undefined || !carries(best, said, candidates.length === 1)) {
    return {
      process: 'other',
      symptom: symptomOf(said, 'other'),
      evidence: [],
      alternatives: others('other'),
      ...rest,
    };
  }
  const symptom = symptomOf(said, best.process);
  const troubles = hits.filter(({ tag }) => tag === symptom);
  return {
    process: best.process,
    symptom,
    evidence: [...best.spans, ...troubles].map(({ start, end }) => ({ start, end })),
    alternatives: others(best.process),
    ...rest,
  };
}

/** Whether what a text says of its likeliest process decides. */
function carries(
  { process, strength: value }: Candidate,
  said: ReadonlySet<Symptom>,
  isAlone: boolean,
): boolean {
  if (value >= PHRASE) return true;
  return value >= (isAlone ? LONE_NOUN : NOUN) && (said.size > 0 || TROUBLES.has(process));
}

/** Reads what a problem is about and what is wrong; `other` where it is left open. */
export function readProblem(description: string): Pick<Reading, 'process' | 'symptom'> {
  const { process, symptom } = understand(description);
  return { process, symptom };
}

import { foldText } from '#shared/texts/text.ts';
import { anyWord, PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';
import { PROCESSES, SYMPTOMS, type Process, type Reading, type Symptom } from './reading.values.ts';
import { stemFinder, wordStarts, type ProcessStems, type StemHit } from './stem-index.rules.ts';

type ProcessTag = { process: Process; weight: number; isCompounding: boolean };

const LEVELS = [
  ['decisive', 4],
  ['phrase', 3],
  ['noun', 2],
  ['hint', 1],
] as const;

const tagged = (stems: ProcessStems, isCompounding: boolean) =>
  PROCESSES.flatMap((process) =>
    LEVELS.flatMap(([level, weight]) => {
      const list = stems[process]?.[level];
      return list === undefined ? [] : [[{ process, weight, isCompounding }, list] as const];
    }),
  );

const findProcesses = stemFinder<ProcessTag>(
  PROBLEM_WORDS.flatMap(({ processes, hasCompounds }) => tagged(processes, hasCompounds)),
);

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

/** "in the office", "por correo": where a thing happens or by what means, not what is wrong. */
const PLACE = new RegExp(
  `(?:^|[^a-z0-9])(?:${anyWord(({ prepositions }) => prepositions)}) (?:(?:${anyWord(({ determiners }) => determiners)}) )?$`,
);
const LONGEST_PLACE = 20;
/** Characters in which a problem has said what it is about; the rest is detail. */
const LONGEST_READ = 2000;

function strength(folded: string, hit: StemHit<ProcessTag>, next: StemHit<ProcessTag> | undefined): number {
  const { weight, process, isCompounding } = hit.tag;
  const isModifier =
    weight < 4 &&
    isCompounding &&
    next?.tag.isCompounding === true &&
    next.tag.process !== process &&
    next.tag.weight >= 2 &&
    /^[ -]$/.test(folded.slice(hit.end, next.start));
  if (isModifier) return weight - 1.2;
  const isPlace = PLACE.test(folded.slice(Math.max(0, hit.start - LONGEST_PLACE), hit.start));
  return isPlace && weight < 4 ? weight - 0.6 : weight;
}

function processOf(folded: string, starts: readonly number[]): Process {
  const hits = findProcesses(folded, starts);
  let best: Process = 'other';
  // A hint that is but the place counts for nothing.
  let most = 0.5;
  for (const hit of hits) {
    // "web" of "web shop" is no thing of its own.
    if (hits.some(({ start, end }) => start === hit.start && end > hit.end)) continue;
    const next = hits.find(({ start }) => start === hit.end + 1);
    const value = strength(folded, hit, next);
    if (value > most) {
      most = value;
      best = hit.tag.process;
    }
  }
  return best;
}

function symptomOf(folded: string, starts: readonly number[], process: Process): Symptom {
  // Whatever waits for the one who knows, the risk is that nobody else does.
  if (process === 'knowledge') return 'risk';
  const found = new Set(findSymptoms(folded, starts).map(({ tag }) => tag));
  // A missing thing outside every known process, such as a car park, is no gap in the work.
  if (process === 'other') found.delete('none');
  if (PROTECTIVE.has(process) && (found.has('risk') || [...found].some((symptom) => GAPS.has(symptom)))) {
    return 'risk';
  }
  // "Cannot find welders" is a shortage, not a loss.
  if (process === 'hiring' && found.has('lost')) return 'capacity';
  return BY_CAUSE.find((symptom) => found.has(symptom)) ?? USUAL[process] ?? 'other';
}

/** Reads what a problem is about and what is wrong, in any language or several; `other` where nothing fits. */
export function readProblem(description: string): Pick<Reading, 'process' | 'symptom'> {
  const folded = foldText(description.slice(0, LONGEST_READ)).replaceAll('’', "'");
  const starts = wordStarts(folded);
  const process = processOf(folded, starts);
  return { process, symptom: symptomOf(folded, starts, process) };
}

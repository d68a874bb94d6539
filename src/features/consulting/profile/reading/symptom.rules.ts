import { PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';
import { SYMPTOMS, type Process, type Symptom } from './reading.values.ts';
import { stemFinder } from './stem-index.rules.ts';

/** The symptoms that a folded text says. */
export const findSymptoms = stemFinder<Symptom>(
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

/** The symptom of a process where a text says these. */
export function symptomOf(said: ReadonlySet<Symptom>, process: Process): Symptom {
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

import { foldText } from '#shared/texts/text.ts';
import { anyWord, PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';
import {
  PROCESSES,
  SYMPTOMS,
  type Process,
  type Reading,
  type Span,
  type Symptom,
  type Understanding,
} from './reading.values.ts';
import { situationsIn } from './situations.rules.ts';
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
export const LONGEST_READ = 2000;

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
  // "A quotation takes…" is no Spanish "a".
  const isArticle = hit.start === 2 && folded.startsWith('a ');
  const isPlace = !isArticle && PLACE.test(folded.slice(Math.max(0, hit.start - LONGEST_PLACE), hit.start));
  return isPlace && weight < 4 ? weight - 0.6 : weight;
}

/** A process that a text may be about, with the words that say so. */
type Candidate = { process: Process; strength: number; spans: Span[] };

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

/** The processes that the words of a text name, the likeliest first; among equals the first in the text. */
function candidatesOf(folded: string, starts: readonly number[]): Candidate[] {
  const byProcess = new Map<Process, Candidate>();
  const hits = findProcesses(folded, starts);
  for (const hit of hits) {
    // "web" of "web shop" is no thing of its own.
    if (hits.some(({ start, end }) => start === hit.start && end > hit.end)) continue;
    const value = strength(
      folded,
      hit,
      hits.find(({ start }) => start === hit.end + 1),
    );
    const { process } = hit.tag;
    const known = byProcess.get(process);
    const span = { start: hit.start, end: hit.end };
    if (known === undefined) byProcess.set(process, { process, strength: value, spans: [span] });
    else {
      known.spans.push(span);
      if (value > known.strength) {
        known.strength = value;
        // Among equals the first to be named so clearly.
        byProcess.delete(process);
        byProcess.set(process, known);
      }
    }
  }
  return [...byProcess.values()].toSorted((a, b) => b.strength - a.strength);
}

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

/** Letters and words of neighbouring languages, which share enough words with ours to be misread. */
const FOREIGN =
  /[àèòçêâîôûœ]|l·l|(?<!\p{L})(?:els|amb|dels|tenim|fem|ens|perquè|aquesta?|molts?|nous|notre|avons|sont|avec|dans|chez|quand)(?!\p{L})/giu;
const OWN =
  /(?<!\p{L})(?:el|los|que|por|para|con|no|se|lo|del|the|and|is|to|of|we|for|in|are|our)(?!\p{L})/giu;

/** Whether a text is in a language that the rules do not read. */
function isForeign(description: string): boolean {
  const text = description.slice(0, LONGEST_READ);
  const foreign = text.match(FOREIGN)?.length ?? 0;
  return foreign > 0 && foreign > (text.match(OWN)?.length ?? 0);
}

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
  if (isForeign(description)) return OPEN;
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

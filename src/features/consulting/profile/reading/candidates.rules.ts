import { anyWord, PROBLEM_WORDS } from '#features/language/problem-words.rules.ts';
import { PROCESSES, type Process, type Span } from './reading.values.ts';
import { stemFinder, type ProcessStems, type StemHit } from './stem-index.rules.ts';

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

/** "in the office", "por correo": where a thing happens or by what means, not what is wrong. */
const PLACE = new RegExp(
  `(?:^|[^a-z0-9])(?:${anyWord(({ prepositions }) => prepositions)}) (?:(?:${anyWord(({ determiners }) => determiners)}) )?$`,
);
const LONGEST_PLACE = 20;

/** A process that a text may be about, with the words that say so. */
export type Candidate = { process: Process; strength: number; spans: Span[] };

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

/** The processes that the words of a text name, the likeliest first; among equals the first in the text. */
export function candidatesOf(folded: string, starts: readonly number[]): Candidate[] {
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

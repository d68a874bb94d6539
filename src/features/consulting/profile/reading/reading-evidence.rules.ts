import { foldText } from '#shared/texts/text.ts';
import { LONGEST_READ } from './folded.rules.ts';
import { understand } from './reading.rules.ts';
import type { Alternative, Reading, Span } from './reading.values.ts';

/** Words of a sentence that a reading rests on, and where they stand in it. */
type Evidence = Span & { text: string };
type ReadingReasons = { evidence: Evidence[]; alternatives: Alternative[] };

/** For each character of the folded text, where it stands in the typed one. */
function placesOf(typed: string): number[] {
  const places: number[] = [];
  let at = 0;
  let isSpace = false;
  for (const character of typed) {
    const isNext = /\s/.test(character);
    // Several spaces are folded to one.
    const length = isNext ? Number(!isSpace) : foldText(character).length;
    for (let place = 0; place < length; place += 1) places.push(at);
    isSpace = isNext;
    at += character.length;
  }
  places.push(at);
  return places;
}

/** In their order, those that touch as one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else all.push({ ...span });
  }
  return all;
}

/**
 * Returns the words that a reading rests on and the next best readings, two or, where it is open, three. A reading that a person chose against the
 * words rests on none of them. Offsets are in UTF-16 units of the description.
 */
export function reasonsFor(description: string, { process }: Pick<Reading, 'process'>): ReadingReasons {
  const understood = understand(description);
  const typed = description.slice(0, LONGEST_READ);
  const places = placesOf(typed);
  const read = { process: understood.process, symptom: understood.symptom };
  const isOwn = process === understood.process;
  const others = isOwn || read.process === 'other' ? [] : [read];
  return {
    evidence: joined(isOwn && process !== 'other' ? understood.evidence : []).map((span) => {
      const [start = 0, end = typed.length] = [places[span.start], places[span.end]];
      return { start, end, text: typed.slice(start, end) };
    }),
    alternatives: [...others, ...understood.nextBest.filter((one) => one.process !== process)].slice(
      0,
      process === 'other' ? 3 : 2,
    ),
  };
}

import { mattersIn } from '#features/consulting/profile/stake/matters.rules.ts';
import { LONGEST_READ } from './folded.rules.ts';
import { understand } from './reading.rules.ts';

/** The two problems that one text tells, each in its own words. */
export type Split = { first: string; second: string };

/** Ends a problem: a full stop or a semicolon, or a comma, a conjunction or both. */
const BOUNDARY =
  /(?:[.;!?,]\s(?:(?:y además|y también|además|también|y|and also|and|also|plus),?\s)?|\s(?:y además|y también|y|and also|and)\s)/giu;
const FEWEST_WORDS = 3;
/** How sure both readings must be. */
const SURE = 0.7;

/** A clause that brings its own subject, or that the person who speaks is the subject of, in Spanish. */
const SPANISH_OWN =
  /^(?:el|la|los|las|un[ao]?s?|cada|nadie|ning\S+|nuestr\S+|mis?|tampoco|al?|en|no hay|hay(?! que)|\S+mos|\S+[^aeiou\s]o)\s/iu;
/** A clause that goes on about what was named before it. */
const ENGLISH_OF_OTHER =
  /^(?:it|they|this|that|these|those|he|she|ha[sd]|have|is|are|was|were|to|so|then|which)\s/iu;
const IS_SPANISH = /(?<!\p{L})(?:el|la|los|las|de|del|se|no|que|por|con)(?!\p{L})/iu;

/** "El contrato lo prohíbe": at the end, the pronoun stands for the first half. */
const SPANISH_OF_OTHER = /\slo\s\S+$/iu;

const isOfItsOwn = (clause: string): boolean =>
  IS_SPANISH.test(clause)
    ? SPANISH_OWN.test(clause) && !SPANISH_OF_OTHER.test(clause)
    : !ENGLISH_OF_OTHER.test(clause);

const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;

/** A sentence that brings something else, whatever it is about. */
const ADDS =
  /^(?:y (?:luego|encima|aparte|otra cosa|para colmo|de paso|por otro lado)|y además|además|aparte de eso|aparte,|encima|otra cosa|por otra parte|lo otro|and (?:forby|another thing|on top|besides)|on top of that|also|besides|plus|forby|another thing|mind you)(?!\p{L})[,:]?\s+/iu;
const FEWEST_ADDED = 5;

type Boundary = { before: string; end: string; after: string; added: string | undefined };

const countsWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** From a boundary on, a sentence that adds another problem to the first, without the words that say so. */
function addedIn(rest: string, before: string): string | undefined {
  const sentence = /^[.!?;]\s+/u.exec(rest)?.[0];
  const marker = sentence && ADDS.exec(rest.slice(sentence.length))?.[0];
  if (!sentence || !marker) return undefined;
  const added = rest.slice(sentence.length + marker.length);
  return Math.min(countsWords(before), countsWords(added)) >= FEWEST_ADDED ? added : undefined;
}

/** Every place of a text at which a second problem might begin, with words enough on both sides. */
function boundariesOf(text: string): Boundary[] {
  const words = [...text.matchAll(WORD)];
  const [endOfBefore, startOfAfter] = [words[FEWEST_WORDS - 1], words.at(-FEWEST_WORDS)];
  if (!endOfBefore || !startOfAfter) return [];
  const first = endOfBefore.index + endOfBefore[0].length;
  return [...text.matchAll(BOUNDARY)]
    .filter(({ 0: between, index }) => index >= first && index + between.length <= startOfAfter.index)
    .map(({ 0: between, index }) => ({
      before: text.slice(0, index),
      end: /^[.!?]/u.exec(between)?.[0] ?? '.',
      after: text.slice(index + between.length),
      added: addedIn(text.slice(index), text.slice(0, index)),
    }));
}

const atOnce = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');
const halves = ({ before, end, after, added = after }: Boundary): Split => ({
  first: before + end,
  second: added.charAt(0).toLocaleUpperCase() + added.slice(1),
});

function isSure(clause: string): boolean {
  const { process, symptom, share } = understand(clause);
  return process !== 'other' && symptom !== 'other' && share(process) >= SURE;
}

/** A text of more sentences is a letter, which nobody parts in two; each boundary costs a reading of both halves. */
const MOST_BOUNDARIES = 40;

/** A danger and what brings it about are one problem: of those alone no half is told apart. */
function tellTwoMatters(before: string, after: string): boolean {
  const [first, second] = [before, after].map(mattersIn);
  if (!first?.length || !second?.length) return false;
  return (
    ![...first, ...second].some(({ stake }) => stake === 'safety') &&
    !first.some(({ intervention }) => second.some((other) => other.intervention === intervention))
  );
}

const tellTwoProcesses = (before: string, after: string): boolean =>
  isSure(before) && isSure(after) && understand(before).process !== understand(after).process;

/** Whether a text tells a matter that neither half tells: its thing in one, its trouble in the other. */
const isTornApart = (text: string, { before, after }: Boundary): boolean =>
  mattersIn(text).length > 0 && mattersIn(before).length + mattersIn(after).length === 0;

/**
 * Proposes where a text tells two problems: each half names another process and its trouble, both without doubt, or another
 * duty or debt, and the second does not go on about the first; or a sentence says itself that it adds another. Null for one problem.
 */
export function splitOf(description: string): Split | null {
  const text = atOnce(description);
  if (text.length > LONGEST_READ) return null;
  const boundaries = boundariesOf(text);
  if (boundaries.length > MOST_BOUNDARIES) return null;
  const own = boundaries.filter(({ after }) => isOfItsOwn(after));
  const found =
    boundaries.find(({ added }) => added !== undefined) ??
    own.find((one) => tellTwoProcesses(one.before, one.after) && !isTornApart(text, one)) ??
    own.findLast(({ before, after }) => tellTwoMatters(before, after));
  return found ? halves(found) : null;
}

/** Parts a text in two for a person to go on: at the boundary next to its middle; all of it first where there is none. */
export function roughSplitOf(description: string): Split {
  const text = atOnce(description);
  const fromMiddle = ({ before }: Boundary) => Math.abs(before.length - text.length / 2);
  const [nearest] = boundariesOf(text).toSorted((one, other) => fromMiddle(one) - fromMiddle(other));
  return nearest ? halves(nearest) : { first: text, second: '' };
}

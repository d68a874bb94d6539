import { LANGUAGE_PACKS } from '#features/language/language-pack.rules.ts';
import { linesOf } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { isEmptyBrief } from './brief.rules.ts';
import type { Brief } from './brief.types.ts';
import { MAX_PROOFS } from './brief.values.ts';

const TEXTS = ['buyer', 'pain', 'change', 'offer', 'guarantee'] as const;
type TextField = (typeof TEXTS)[number];

/** Destinations of a fact; `leave` discards it. */
export const SPLIT_PLACES = [
  'buyer',
  'pain',
  'change',
  'proofs',
  'quote',
  'offer',
  'guarantee',
  'leave',
] as const;
export type SplitPlace = (typeof SPLIT_PLACES)[number];
export type SplitFact = { text: string; place: SplitPlace };
/** `source` is the field that contains all facts. */
export type Split = { source: TextField | 'characteristics'; facts: SplitFact[] };

const FEWEST_LINES = 3;

const isSaidIn = (text: string, what: 'promises' | 'offers'): boolean =>
  LANGUAGE_PACKS.some((pack) => pack[what].test(text));

/** Guesses the place of a fact, for the owner to correct. */
function placeOf(text: string): SplitPlace {
  if (/^[«“"]/u.test(text)) return 'quote';
  if (isSaidIn(text, 'promises')) return 'guarantee';
  return isSaidIn(text, 'offers') ? 'offer' : 'proofs';
}

/**
 * Finds one field that contains several facts, and proposes a place for each; undefined if there is none. Splits only
 * at lines and bullets, never at commas or by length. `characteristics` count while the brief is empty.
 */
export function findSplit(brief: Brief, characteristics: string): Split | undefined {
  const sources: (readonly [Split['source'], string])[] = [
    ...TEXTS.map((field) => [field, brief[field]] as const),
    ...(isEmptyBrief(brief) ? [['characteristics', characteristics] as const] : []),
  ];
  for (const [source, text] of sources) {
    const lines = linesOf(text).filter((line) => line !== '');
    if (lines.length >= FEWEST_LINES)
      return { source, facts: lines.map((line) => ({ text: line, place: placeOf(line) })) };
  }
  return undefined;
}

const joined = (before: string, added: string): string =>
  before.trim() === '' ? added : `${before}\n${added}`;

/**
 * Appends each fact to the existing answer at its place. Proofs beyond the fifth stay in their source field; `leftOver`
 * counts them.
 */
export function applySplit(brief: Brief, { source, facts }: Split): { brief: Brief; leftOver: number } {
  const next: Brief = { ...brief, proofs: brief.proofs.filter(({ text }) => text.trim() !== '') };
  const over: string[] = [];
  if (source !== 'characteristics') next[source] = '';
  for (const { text, place } of facts) {
    if (text.trim() === '' || place === 'leave') continue;
    if (place === 'quote') next.quote = { ...next.quote, text: joined(next.quote.text, text) };
    else if (place !== 'proofs') next[place] = joined(next[place], text);
    else if (next.proofs.length < MAX_PROOFS)
      next.proofs = [
        ...next.proofs,
        { text, kind: /\d/.test(text) ? 'figure' : 'other', isStrongest: false },
      ];
    else over.push(text);
  }
  if (source !== 'characteristics') for (const text of over) next[source] = joined(next[source], text);
  return { brief: next, leftOver: over.length };
}

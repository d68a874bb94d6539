import type { Aspect } from './aspects.rules.ts';
import type { ByAudience } from './copy.types.ts';
import type { Pen } from './pen.rules.ts';
import { small } from './places.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { AudienceType } from './writer.types.ts';

export type Telling = {
  /** With what the fact means to the reader. */
  isExplained?: boolean;
  /** After another sentence, so that it may begin with "Además". */
  isNext?: boolean;
  limit?: number;
  /** These sentences and no others. */
  lines?: readonly string[];
};

/** Longer facts leave no room for a second half of the sentence. */
const LONGEST_FOLLOWED = 90;
const LONGEST_JOINED = 70;

const forAudience = ({ any, B2C, B2B }: ByAudience, type: AudienceType): string[] =>
  type === 'both' ? [...any] : [...(type === 'B2C' ? B2C : B2B), ...any];

/** Meanings of the fact's kind that have not been given yet. */
function meaningsOf({ copy, chance, ledger, voice }: Pen, aspect: Aspect): string[] {
  const lines = chance.shuffled(forAudience(copy.aspects[aspect].means, voice.audience));
  return lines.filter((line) => !ledger.meanings.has(line));
}

/** "Ninety minutes" is how long something takes; "a refurbishment in 15 days" is not. */
const IS_TIME =
  /^(?:unos |unas |about )?(?:\d[\d.,]*|media|una|dos|tres|cuatro|treinta|sesenta|noventa|half an|an?|one|two|three|four|thirty|sixty|ninety) (?:y media )?(?:minut|hora|hour|h\b|sesi|session|semana|week|d[ií]a|day|noche|night|mes|month)/iu;

/** Sentences that a fact can be, those that read best several times over, so that the seed finds them first. */
function framesOf({ copy }: Pen, { aspect, text, shape: { form } }: Fact, isNext: boolean): string[] {
  const { facts, aspects } = copy.frames;
  const isFitting = aspect === 'duration' ? IS_TIME.test(text) : !text.includes(':');
  const special = (form === 'noun' || form === 'phrase') && isFitting ? (aspects[aspect]?.[form] ?? []) : [];
  // "Incluye dos revisiones incluidas" says it twice.
  const fitting = /inclu[ií]d|included/u.test(text)
    ? special.filter((line) => !/inclu/u.test(line))
    : special;
  if (!isNext) {
    const own = form === 'verb' || form === 'adjective' ? facts.open[form].slice(0, 1) : [];
    return [facts.alone, facts.alone, ...own, ...fitting];
  }
  const next = special.length > 0 ? [...fitting, ...fitting] : facts.next[form];
  return [facts.alone, facts.alone, ...next];
}

/** The fact and what follows from it, in one sentence. */
function followed(pen: Pen, fact: Fact, limit: number | undefined): string | undefined {
  const { copy, chance, ledger } = pen;
  if (fact.text.length > LONGEST_FOLLOWED || /[:;]/.test(fact.text)) return undefined;
  // "Con desayuno con pan" stumbles.
  if (fact.shape.form === 'noun' && fact.text.split(' ').includes(copy.frames.with)) return undefined;
  for (const line of chance.shuffled(copy.aspects[fact.aspect].so)) {
    const so = pen.word(line);
    if (so === undefined || ledger.meanings.has(line)) continue;
    const frames = copy.frames.facts.so[fact.shape.form];
    const text = pen.say(frames, { ...pen.values([fact]), so: { text: small(so.text) } }, limit);
    if (text === undefined) continue;
    ledger.meanings.add(line);
    return text;
  }
  return undefined;
}

/** The fact, and in the same sentence or the next one what it means. */
function explained(
  pen: Pen,
  fact: Fact,
  frames: readonly string[],
  limit: number | undefined,
): string | undefined {
  for (const meaning of meaningsOf(pen, fact.aspect)) {
    const means = pen.word(meaning);
    if (means === undefined) continue;
    const isShort = fact.text.length < LONGEST_JOINED && !/[:;]/.test(fact.text + means.text);
    const joined = pen.copy.frames.facts.explained;
    const lines = [...(isShort ? [joined, joined] : []), ...frames.map((frame) => `${frame} {means}`)];
    const places = { ...pen.values([fact]), means, meansSmall: { text: small(means.text) } };
    const text = pen.first(pen.chance.shuffled(lines), places, limit);
    if (text === undefined) continue;
    pen.ledger.meanings.add(meaning);
    return text;
  }
  return undefined;
}

/** A fact as a sentence that has not been said, or nothing where every one has been. */
export function tellFact(
  pen: Pen,
  fact: Fact,
  { isExplained, isNext, limit, lines }: Telling,
): string | undefined {
  const frames = lines ?? framesOf(pen, fact, isNext === true);
  if (isExplained === true) {
    const isFollowed = pen.chance.below(2) === 0;
    const text = (isFollowed ? followed(pen, fact, limit) : undefined) ?? explained(pen, fact, frames, limit);
    if (text !== undefined) return text;
  }
  const plain = pen.say(frames, pen.values([fact]), limit);
  if (plain !== undefined || lines !== undefined) return plain;
  return pen.say(pen.copy.frames.facts.open[fact.shape.form], pen.values([fact]), limit);
}

import type { ByTone, Channel, Goal } from './copy.types.ts';
import { languageOf } from './language-of.rules.ts';
import { paragraph } from './message-plan.rules.ts';
import { valuesIn } from './numbers.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import { extended, isPractical, summed } from './weave.rules.ts';
import type { AudienceType } from './writer.types.ts';

/** How the reader's day looks, from the kind of product; then what any buyer thinks. */
export function hook(pen: Pen): string | undefined {
  const { copy, reading, voice } = pen;
  const lines = (table: (typeof copy.themes)[typeof reading.theme]['hooks'], type: AudienceType) =>
    type === 'both' ? table.any : [...table[type], ...table[type], ...table.any];
  return (
    pen.say(lines(copy.themes[reading.theme].hooks, voice.audience)) ??
    pen.say(lines(copy.themes.general.hooks, voice.audience))
  );
}

const only = (table: ByTone, fits: (line: string) => boolean): ByTone => ({
  any: table.any.filter(fits),
  professional: (table.professional ?? []).filter(fits),
  friendly: (table.friendly ?? []).filter(fits),
  direct: (table.direct ?? []).filter(fits),
  inspiring: (table.inspiring ?? []).filter(fits),
});

/** Nothing may follow the definition where it is made longer. */
const isEnding = (line: string): boolean => /\{definition\}\.$/u.test(line);

/**
 * What the product is, with a feature more where there is one to add; else what it is called and by whom it is made.
 * Answers which fact it has told on the way. A name that stands in the sentence `before` is not said again.
 */
export function present(
  pen: Pen,
  facts: readonly Fact[] = [],
  before = '',
): { text: string | undefined; told?: Fact } {
  const more = pen.chance.below(4) === 0 ? undefined : extended(pen, facts);
  const { moves } = pen.copy;
  const isNamed = before.includes(pen.reading.product.name);
  const define = isNamed ? moves.defineAgain : moves.define;
  const introduce = isNamed ? moves.introduceAgain : moves.introduce;
  if (more !== undefined) {
    const text = pen.move(only(define, isEnding), { ...pen.values(), definition: { text: more.text } });
    if (text !== undefined) return { text, told: more.fact };
  }
  return {
    text: (pen.reading.definition?.isEcho === false ? pen.move(define) : undefined) ?? pen.move(introduce),
  };
}

export const priceLine = (pen: Pen, limit?: number): string | undefined => {
  const { kind } = pen.reading.price;
  return kind === 'none' ? undefined : pen.say(pen.copy.frames.prices[kind], undefined, limit);
};

export const askFor = (pen: Pen, channel: Channel, goal: Goal, limit?: number): string | undefined =>
  pen.say(pen.copy.frames.asks[channel][goal], undefined, limit) ??
  pen.move(pen.copy.moves.plain, undefined, limit);

export const plain = (pen: Pen): string | undefined => pen.move(pen.copy.moves.plain);

/** The questions that a fact answers; "how long" (marked #) only one with a figure in it. */
export const questionsOf = (pen: Pen, { aspect, text }: Fact): string[] => {
  const hasFigure = valuesIn(text).size > 0;
  return pen.copy.aspects[aspect].questions
    .filter((question) => hasFigure || !question.startsWith('#'))
    .map((question) => question.replace(/^#/u, ''));
};

/** The question that a fact answers, and then the fact. */
export const questioned = (pen: Pen, fact: Fact, limit?: number): string | undefined => {
  const lines = questionsOf(pen, fact).map((question) => `${question} ${pen.copy.frames.facts.alone}`);
  return pen.say(lines, pen.values([fact]), limit);
};

/** The name above a text that would not say it: a post is read far from the page of the product. */
export const nameAbove = (pen: Pen, parts: readonly (string | undefined)[]): string | undefined =>
  parts.some((part) => part?.includes(pen.reading.product.name) === true)
    ? undefined
    : pen.move(pen.copy.moves.name);

/** A fact that opens a text: by itself with a turn towards the product, or as the answer to a question. */
export function opening(pen: Pen, fact: Fact): string | undefined {
  const asked = pen.chance.below(3) === 0 ? questioned(pen, fact) : undefined;
  if (asked !== undefined) return asked;
  const alone = pen.tell(fact);
  if (alone === undefined) return undefined;
  const { practical, turn } = pen.copy.moves;
  // The name is not said twice in a row.
  const isNamed = alone.includes(pen.reading.product.name);
  const turns = isNamed ? only(turn, (line) => !line.includes('{product}')) : turn;
  return paragraph(alone, pen.move(isPractical(fact) ? practical : turns));
}

/** The first of some facts that can still be said in a new way. */
export const anyOf = (
  pen: Pen,
  facts: readonly Fact[],
  isExplained: boolean,
  limit?: number,
): { text: string; told: Fact } | undefined => {
  for (const fact of facts) {
    const text = pen.tell(fact, { isExplained, ...(limit !== undefined && { limit }) });
    if (text !== undefined) return { text, told: fact };
  }
  return undefined;
};

/** Facts with what they mean; where nothing new is left to say of them, as they are. `isNext` after another sentence. */
export const argued = (pen: Pen, facts: readonly Fact[], isNext = false): string[] =>
  facts.flatMap((fact, at) => pen.tell(fact, { isExplained: true, isNext: isNext || at > 0 }) ?? []);

/** The first facts with what they mean to the reader, the others as they are, several in a sentence where they can. */
export function body(pen: Pen, facts: readonly Fact[], explained: number, isNext = false): string[] {
  const first = argued(pen, facts.slice(0, explained), isNext);
  const rest = facts.slice(explained);
  const together = summed(pen, rest);
  const left = rest.filter((fact) => together?.told.includes(fact) !== true);
  const alone = left.flatMap((fact) => pen.tell(fact, { isNext: true }) ?? []);
  return [...first, ...(together === undefined ? [] : [together.text]), ...alone];
}

const LONGEST_QUOTE = 90;
const CODE = /[<>{}[\]\\|=]|https?:/u;

/** What could not be said in this language is shown once, as it was typed: the fullest of it, its language named. */
export function cited(pen: Pen, quote: (text: string) => string): string | undefined {
  const other = pen.reading.language === 'es' ? 'en' : 'es';
  const [source] = pen.reading.foreign
    .filter(
      ({ quote: text }) => text.length <= LONGEST_QUOTE && languageOf(text) === other && !CODE.test(text),
    )
    .toSorted((a, b) => b.quote.length - a.quote.length);
  if (source === undefined) return undefined;
  return pen.move(pen.copy.moves.quote, { ...pen.values(), quote: { text: quote(source.quote) } });
}

import type { Channel, Goal } from './copy.types.ts';
import { paragraph } from './message-plan.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
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

/** What the product is, or at least what it is called and by whom it is made. */
export const present = (pen: Pen): string | undefined =>
  (pen.reading.definition && pen.move(pen.copy.moves.define)) ?? pen.move(pen.copy.moves.introduce);

export const priceLine = (pen: Pen, limit?: number): string | undefined => {
  const { kind } = pen.reading.price;
  return kind === 'none' ? undefined : pen.say(pen.copy.frames.prices[kind], undefined, limit);
};

export const askFor = (pen: Pen, channel: Channel, goal: Goal, limit?: number): string | undefined =>
  pen.say(pen.copy.frames.asks[channel][goal], undefined, limit) ??
  pen.move(pen.copy.moves.plain, undefined, limit);

export const plain = (pen: Pen): string | undefined => pen.move(pen.copy.moves.plain);

/** The question that a fact answers, and then the fact. */
export const questioned = (pen: Pen, fact: Fact, limit?: number): string | undefined => {
  const { questions } = pen.copy.aspects[fact.aspect];
  const lines = questions.map((question) => `${question} {^fact}.`);
  return pen.say(lines, pen.values([fact]), limit);
};

/** A fact that opens a text: by itself with a turn towards the product, or as the answer to a question. */
export function opening(pen: Pen, fact: Fact): string | undefined {
  const isAsked = pen.chance.below(3) === 0;
  const asked = isAsked ? questioned(pen, fact) : undefined;
  if (asked !== undefined) return asked;
  const alone = pen.say(['{^fact}.'], pen.values([fact])) ?? pen.tell(fact);
  return alone === undefined ? undefined : paragraph(alone, pen.move(pen.copy.moves.turn));
}

/** Facts with what they mean; where nothing new is left to say of them, as they are. */
export const argued = (pen: Pen, facts: readonly Fact[]): string[] =>
  facts.flatMap((fact) => pen.tell(fact, { isExplained: true }) ?? []);

/** What could not be said in this language is shown once, as it was typed. */
export function cited(pen: Pen, quote: (text: string) => string): string | undefined {
  const source = pen.reading.foreign.find((item) => item.quote.length <= 90 && !/[<>{}]/u.test(item.quote));
  if (source === undefined) return undefined;
  return pen.move(pen.copy.moves.quote, { ...pen.values(), quote: { text: quote(source.quote) } });
}

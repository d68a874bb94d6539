import { factsFrom, newDesk, penFor, type Desk } from './message-plan.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { AdTexts, WriteAdTexts } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

/** The fewest words that say most: a fact that fits, else what the lead is about, else the name. */
function headlineOf(pen: Pen, facts: readonly Fact[]): string {
  const { frames, aspects } = pen.copy;
  const limit = TEXT_LIMITS.adHeadline;
  for (const fact of facts.slice(0, 3)) {
    const text = pen.first(['{^fact}'], pen.values([fact]), limit);
    if (text !== undefined) return text;
  }
  const [lead] = facts;
  const values = pen.values(facts);
  return (
    pen.first(['{^kind}'], values, limit) ??
    (lead && pen.say(aspects[lead.aspect].titles, values, limit)) ??
    pen.first(['{name}', ...frames.headlines.slice(-1)], values, limit) ??
    ''
  );
}

export function adTextsOf(desk: Desk): AdTexts {
  const pen = penFor(desk, 'ad');
  const { frames } = pen.copy;
  const facts = factsFrom(desk.plan, 0, 6);
  const headline = headlineOf(pen, facts);
  const limit = TEXT_LIMITS.adLine;
  const { product, definition } = desk.plan.reading;
  // "Bálsamo de caléndula: bálsamo de caléndula y cera" would say it twice.
  const others = facts.filter(
    ({ text }) => text.toLowerCase() !== headline.toLowerCase() && !text.startsWith(product.name),
  );
  const told = ['{name}: {fact}.', ...(definition?.isEcho === true ? [] : ['{name}: {kind}.'])];
  const lines = ['{name}, {price}.', '{name}, {company}.', '{name}.'];
  const line =
    pen.first(told, pen.values(others), limit) ??
    pen.first(lines, pen.values(others), limit) ??
    pen.first(frames.preheaders.slice(-1), undefined, limit) ??
    '';
  const callToAction = pen.say(frames.buttons[desk.plan.goal], undefined, TEXT_LIMITS.adAction) ?? '';
  return { headline, line, callToAction };
}

/** The words on an image: a headline, a line under it, and what to do; each within what an image has room for. */
export const writeAdTexts: WriteAdTexts = (facts, { language, seed }) =>
  adTextsOf(newDesk(facts, { language, seed, tone: 'direct' }));

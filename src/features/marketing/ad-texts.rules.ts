import { factsFrom, newDesk, penFor, type Desk } from './message-plan.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import { isPractical } from './weave.rules.ts';
import type { AdTexts, WriteAdTexts } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const TOLD = '{name}: {fact}.';

type Opening = Pick<AdTexts, 'headline'> & { line?: string };

/** A lead that is too long for a headline stands in the line, below what it is about. */
function titled(pen: Pen, lead: Fact): Opening | undefined {
  const values = pen.values([lead]);
  const line = pen.first([TOLD], values, TEXT_LIMITS.adLine);
  const headline = line && pen.say(pen.copy.aspects[lead.aspect].titles, values, TEXT_LIMITS.adHeadline);
  return line && headline ? { headline, line } : undefined;
}

/**
 * The fewest words that say most: the lead where it fits, else another fact or, by turns, what the lead is about, else
 * the name. So the nine images of a product do not all say the one fact that is short.
 */
function opening(pen: Pen, facts: readonly Fact[], isTitled: boolean): Opening {
  const limit = TEXT_LIMITS.adHeadline;
  const [lead, ...others] = facts;
  const whole = (fact: Fact) => pen.first(['{^fact}'], pen.values([fact]), limit);
  const own = lead && whole(lead);
  if (own !== undefined) return { headline: own };
  // "Invoice and payment" draws nobody: how it is paid or sent is no headline of its own.
  const pair = () => (lead && !isPractical(lead) ? titled(pen, lead) : undefined);
  const first = isTitled ? pair() : undefined;
  if (first) return first;
  for (const fact of others.slice(0, 2)) {
    const headline = whole(fact);
    if (headline !== undefined) return { headline };
  }
  const second = isTitled ? undefined : pair();
  if (second) return second;
  const { frames, aspects } = pen.copy;
  const values = pen.values(facts);
  const headline =
    pen.first(['{^kind}'], values, limit) ??
    (lead && pen.say(aspects[lead.aspect].titles, values, limit)) ??
    pen.first(['{name}', ...frames.headlines.slice(-1)], values, limit);
  return { headline: headline ?? '' };
}

export function adTextsOf(desk: Desk): AdTexts {
  const pen = penFor(desk, 'ad');
  const { frames } = pen.copy;
  const facts = factsFrom(desk.plan, 0, 6);
  const { headline, line: told } = opening(pen, facts, desk.seed % 2 === 1);
  const limit = TEXT_LIMITS.adLine;
  const { product, definition } = desk.plan.reading;
  // "Bálsamo de caléndula: bálsamo de caléndula y cera" would say it twice.
  const others = facts.filter(
    ({ text }) => text.toLowerCase() !== headline.toLowerCase() && !text.startsWith(product.name),
  );
  const tellings = [TOLD, ...(definition?.isEcho === true ? [] : ['{name}: {kind}.'])];
  const lines = ['{name}, {price}.', '{name}, {company}.', '{name}.'];
  const line =
    told ??
    pen.first(tellings, pen.values(others), limit) ??
    pen.first(lines, pen.values(others), limit) ??
    pen.first(frames.preheaders.slice(-1), undefined, limit) ??
    '';
  const callToAction = pen.say(frames.buttons[desk.plan.goal], undefined, TEXT_LIMITS.adAction) ?? '';
  return { headline, line, callToAction };
}

/** The words on an image: a headline, a line under it, and what to do; each within what an image has room for. */
export const writeAdTexts: WriteAdTexts = (facts, { language, seed }) =>
  adTextsOf(newDesk(facts, { language, seed, tone: 'direct' }));

import { quote } from '#features/consulting/report-quote.rules.ts';
import { factsFrom, paragraph, paragraphs, penFor, type Desk } from './message-plan.rules.ts';
import { askFor, body, cited, hook, opening, plain, present, priceLine, questionsOf } from './parts.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { EmailContent } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const FEW = 2;
/** The first of the subjects and preheaders tell something; those behind them are for when there is nothing to tell. */
const TELLING = 4;

/** The subject promises what the first lines keep: it is the leading fact, or the question that it answers. */
export function subjectOf(pen: Pen, facts: readonly Fact[]): string {
  const [lead] = facts;
  const question = pen.word(lead && questionsOf(pen, lead)[0]);
  const extra = { ...pen.values(facts), question };
  const { subjects } = pen.copy.frames;
  return (
    pen.say(subjects.slice(0, TELLING), extra, TEXT_LIMITS.subject) ??
    pen.say(subjects.slice(TELLING, -2), extra, TEXT_LIMITS.subject) ??
    pen.first(pen.copy.frames.subjects, extra, TEXT_LIMITS.subject) ??
    ''
  );
}

/** What the inbox shows beside the subject: what else the letter answers. */
export function preheaderOf(pen: Pen, facts: readonly Fact[], subject: string): string {
  const { preheaders } = pen.copy.frames;
  const values = pen.values(facts);
  // What the subject says already is not said beside it.
  const isPriced = values['price'] !== undefined && subject.includes(values['price'].text);
  const told = isPriced ? { ...values, price: undefined } : values;
  return (
    pen.say(preheaders.slice(0, TELLING - 1), told, TEXT_LIMITS.preheader) ??
    pen.say(preheaders.slice(TELLING - 1), told, TEXT_LIMITS.preheader) ??
    ''
  );
}

function attention(pen: Pen, facts: readonly Fact[]): string {
  const [lead] = facts;
  const isHooked = lead === undefined || pen.chance.below(3) === 0;
  if (!isHooked) return opening(pen, lead) ?? hook(pen) ?? '';
  return paragraph(hook(pen), lead && pen.chance.below(2) === 0 ? pen.tell(lead) : undefined);
}

/** What the product is and whom it is for; answers which facts are still to be told. */
function interest(pen: Pen, facts: readonly Fact[], before: string): { text: string; left: readonly Fact[] } {
  const others = facts.slice(1);
  const shown = present(pen, others, before);
  const audience = pen.chance.below(2) === 0 ? pen.move(pen.copy.moves.audience) : undefined;
  const text = paragraph(
    shown.text,
    audience,
    facts.length < FEW ? cited(pen, (source) => quote(source, pen.reading.language)) : undefined,
    facts.length === 0 ? plain(pen) : undefined,
  );
  return { text, left: others.filter((fact) => fact !== shown.told) };
}

function desire(pen: Pen, facts: readonly Fact[]): string {
  const isListed = facts.length >= 3 && pen.chance.below(3) === 0;
  if (isListed) {
    const head = pen.move(pen.copy.moves.lead);
    const lines = facts
      .slice(0, 4)
      .flatMap((fact) => pen.tell(fact, { lines: [pen.copy.frames.facts.alone] }) ?? []);
    const items =
      lines.length > FEW && head !== undefined
        ? [head, ...lines.map((line) => `• ${line}`)].join('\n')
        : undefined;
    if (items !== undefined) return items;
  }
  const sentences = body(pen, facts.slice(0, 4), facts.length > 3 ? 2 : 1);
  const enough = sentences.length >= FEW ? [] : [plain(pen), plain(pen)].slice(sentences.length);
  return paragraph(...sentences, ...enough);
}

/** The e-mail of a set. It is led by the first fact of the plan. */
export function writeEmail(desk: Desk): EmailContent {
  const { plan } = desk;
  const pen = penFor(desk, 'email');
  const facts = factsFrom(plan, 0, 5);
  const { frames } = pen.copy;
  const subject = subjectOf(pen, facts);
  const preheader = preheaderOf(pen, facts, subject);
  const start = attention(pen, facts);
  const middle = interest(pen, facts, start);
  const content = {
    attention: start,
    interest: middle.text,
    desire: desire(pen, middle.left),
    action: paragraphs(
      paragraph(priceLine(pen), pen.chance.below(2) === 0 ? pen.move(pen.copy.moves.close) : undefined),
      askFor(pen, 'email', plan.goal),
    ),
  };
  return {
    subject,
    preheader,
    greeting: pen.move(frames.greetings) ?? '',
    ...content,
    callToAction: pen.say(frames.buttons[plan.goal], undefined, TEXT_LIMITS.callToAction) ?? '',
    signature: [pen.move(frames.signatures), plan.reading.company]
      .filter((line) => line !== undefined && line !== '')
      .join('\n'),
  };
}

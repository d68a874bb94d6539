import { quote } from '#features/consulting/report-quote.rules.ts';
import { factsFrom, paragraph, paragraphs, penFor, type Desk } from './message-plan.rules.ts';
import { argued, askFor, cited, hook, opening, plain, present, priceLine } from './parts.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { EmailContent } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const FEW = 2;

/** The subject promises what the first lines keep: it is the leading fact, or the question that it answers. */
function subjectOf(pen: Pen, facts: readonly Fact[]): string {
  const [lead] = facts;
  const question = lead && pen.copy.aspects[lead.aspect].questions[0];
  const extra = { ...pen.values(facts), question: question === undefined ? undefined : { text: question } };
  const subjects = pen.copy.frames.subjects.slice(0, -2);
  return (
    pen.say(subjects, extra, TEXT_LIMITS.subject) ??
    pen.first(pen.copy.frames.subjects, extra, TEXT_LIMITS.subject) ??
    pen.first(pen.copy.frames.metaTitles.slice(-1)) ??
    ''
  );
}

function attention(pen: Pen, facts: readonly Fact[]): string {
  const [lead] = facts;
  const isHooked = lead === undefined || pen.chance.below(3) === 0;
  if (!isHooked) return opening(pen, lead) ?? hook(pen) ?? '';
  return paragraph(hook(pen), lead && pen.chance.below(2) === 0 ? pen.tell(lead) : undefined);
}

function interest(pen: Pen, facts: readonly Fact[]): string {
  const told = facts.slice(1, 3);
  const weighed =
    pen.chance.below(2) === 0 ? pen.move(pen.copy.moves.weigh, pen.values(facts.slice(1, 4))) : undefined;
  const audience = weighed === undefined ? pen.move(pen.copy.moves.audience) : undefined;
  return paragraph(
    present(pen),
    audience,
    weighed,
    ...(weighed === undefined ? told.slice(0, 1).map((fact) => pen.tell(fact)) : []),
    facts.length < FEW ? cited(pen, (text) => quote(text, pen.reading.language)) : undefined,
    facts.length === 0 ? plain(pen) : undefined,
  );
}

function desire(pen: Pen, facts: readonly Fact[]): string {
  const used = facts.slice(1, 4);
  const isListed = used.length === 3 && pen.chance.below(3) === 0;
  const sentences = argued(pen, used);
  if (isListed) {
    const head = pen.move(pen.copy.moves.lead);
    return [head, ...sentences.map((sentence) => `• ${sentence}`)]
      .filter((line) => line !== undefined)
      .join('\n');
  }
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
  const preheader = pen.say(frames.preheaders, pen.values(facts.slice(1)), TEXT_LIMITS.preheader) ?? '';
  const content = {
    attention: attention(pen, facts),
    interest: interest(pen, facts),
    desire: desire(pen, facts),
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

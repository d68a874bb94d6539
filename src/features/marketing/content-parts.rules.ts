import { quote } from '#features/consulting/report-quote.rules.ts';
import { hashtagsOf } from './hashtags.rules.ts';
import { subjectOf, preheaderOf } from './aida-email.rules.ts';
import { factsFrom, paragraph, paragraphs, penFor, type Desk } from './message-plan.rules.ts';
import {
  askFor,
  body,
  cited,
  hook,
  nameAbove,
  opening,
  plain,
  present,
  priceLine,
  questionsOf,
} from './parts.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { Content, ContentPart, Length } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

type Parts = Content['parts'];
const SIZES: Record<Length, { facts: number; explained: number }> = {
  short: { facts: 2, explained: 0 },
  medium: { facts: 4, explained: 1 },
  long: { facts: 7, explained: 3 },
};

const filled = (parts: readonly { name: ContentPart; text: string | undefined }[]): Parts =>
  parts.flatMap(({ name, text }) => (text === undefined || text === '' ? [] : [{ name, text }]));

/** The paragraphs between the beginning and the request: as many facts as the length has room for. */
function middle(pen: Pen, facts: readonly Fact[], length: Length, before = ''): string {
  const { moves } = pen.copy;
  const { facts: most, explained } = SIZES[length];
  const shown = present(pen, facts, before);
  const left = facts.filter((fact) => fact !== shown.told).slice(0, most);
  const audience = length === 'long' ? pen.move(moves.audience) : undefined;
  const foreign = facts.length < 2 ? cited(pen, (text) => quote(text, pen.reading.language)) : undefined;
  const introduction = paragraph(shown.text, audience, foreign);
  if (length === 'short') {
    const [one] = left;
    // "Another point" wants a first one.
    return paragraph(introduction, one && pen.tell(one, { isNext: shown.told !== undefined }));
  }
  const half = length === 'long' ? Math.ceil(left.length / 2) : left.length;
  const first = body(pen, left.slice(0, half), explained, false);
  const weighed = length === 'long' ? pen.move(moves.weigh, pen.values(left.slice(half))) : undefined;
  const second = body(pen, left.slice(half), 1, weighed !== undefined);
  const fillers =
    first.length + second.length < 2 ? [plain(pen), length === 'long' ? plain(pen) : undefined] : [];
  return paragraphs(introduction, paragraph(...first), paragraph(weighed, ...second), paragraph(...fillers));
}

const closing = (pen: Pen, length: Length): string =>
  paragraph(priceLine(pen), length === 'long' ? pen.move(pen.copy.moves.close) : undefined);

const button = (desk: Desk, pen: Pen, limit: number): string | undefined =>
  pen.say(pen.copy.frames.buttons[desk.plan.goal], undefined, limit);

/** For a newspaper, a leaflet or a page: a headline, the text, and what to do. */
export function advertisement(desk: Desk, length: Length): Parts {
  const pen = penFor(desk, 'advertisement');
  const facts = factsFrom(desk.plan, 0, 8);
  const { headlines } = pen.copy.frames;
  const [lead, ...others] = facts;
  const question = pen.word(lead && questionsOf(pen, lead)[0]);
  const extra = { ...pen.values(facts), question };
  const headline =
    pen.say(headlines.slice(0, 3), extra, TEXT_LIMITS.headline) ??
    pen.say(headlines, extra, TEXT_LIMITS.headline);
  const start = length === 'short' ? undefined : hook(pen);
  return filled([
    { name: 'headline', text: headline },
    { name: 'body', text: paragraphs(start, middle(pen, others, length, start), closing(pen, length)) },
    { name: 'callToAction', text: button(desk, pen, TEXT_LIMITS.callToAction) },
  ]);
}

/** A letter that stands by itself: subject, what the inbox shows beside it, the letter. */
export function letter(desk: Desk, length: Length): Parts {
  const pen = penFor(desk, 'letter');
  const facts = factsFrom(desk.plan, 0, 8);
  const [lead, ...others] = facts;
  const { frames } = pen.copy;
  const subject = subjectOf(pen, facts);
  const preheader = preheaderOf(pen, facts, subject);
  const start = lead === undefined || pen.chance.below(3) === 0 ? hook(pen) : opening(pen, lead);
  const text = paragraphs(
    start,
    middle(pen, others, length, start),
    paragraph(closing(pen, length), askFor(pen, 'email', desk.plan.goal)),
  );
  const signature = paragraphs(pen.move(frames.signatures)).concat('\n', desk.plan.reading.company).trim();
  return filled([
    { name: 'subject', text: subject },
    { name: 'preheader', text: preheader },
    { name: 'greeting', text: pen.move(frames.greetings) },
    { name: 'body', text },
    { name: 'callToAction', text: button(desk, pen, TEXT_LIMITS.callToAction) },
    { name: 'signature', text: signature },
  ]);
}

/** A post that any of the networks takes; a short one fits the one with the least room. */
export function post(desk: Desk, length: Length): Parts {
  const pen = penFor(desk, 'post', { isPost: true });
  const facts = factsFrom(desk.plan, 0, 8);
  const [lead, ...others] = facts;
  const ask = askFor(pen, 'social', desk.plan.goal, 120);
  const tags = hashtagsOf(pen, { short: 2, medium: 3, long: 4 }[length]).join(' ');
  if (length === 'short') {
    const told = lead === undefined ? hook(pen) : pen.tell(lead, { isExplained: true, limit: 130 });
    const price = priceLine(pen, 50);
    const head = nameAbove(pen, [told, price]);
    const room = SHORTEST_POST - [...paragraphs(ask, tags)].length - 4;
    const versions = [
      [head, paragraph(told, price)],
      [head, told],
      [paragraph(told, price)],
      [told ?? price],
    ].map((parts) => paragraphs(...parts));
    return filled([
      {
        name: 'body',
        text: paragraphs(
          versions.find((text) => [...text].length <= room),
          ask,
        ),
      },
      { name: 'hashtags', text: tags },
    ]);
  }
  const isAsked = pen.chance.below(2) === 0;
  const start = lead === undefined || pen.chance.below(3) === 0 ? hook(pen) : opening(pen, lead);
  const text = paragraphs(
    start,
    middle(pen, others, length, start),
    paragraph(priceLine(pen), isAsked ? pen.move(pen.copy.moves.ask) : undefined),
    ask,
  );
  return filled([
    { name: 'body', text },
    { name: 'hashtags', text: tags },
  ]);
}

const SHORTEST_POST = 280;

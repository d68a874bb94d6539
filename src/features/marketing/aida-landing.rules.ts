import { quote } from '#features/consulting/report-quote.rules.ts';
import { factsFrom, paragraph, penFor, type Desk } from './message-plan.rules.ts';
import { argued, askFor, cited, hook, plain, present, priceLine } from './parts.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { LandingContent } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const MOST_BENEFITS = 4;
const MOST_QUESTIONS = 5;

/** The benefits name what the buyer gets and say why it matters. */
function benefitsOf(pen: Pen, facts: readonly Fact[]): LandingContent['benefits'] {
  return facts.flatMap((fact) => {
    const { titles, label } = pen.copy.aspects[fact.aspect];
    const title =
      pen.say(titles, undefined, TEXT_LIMITS.benefitTitle) ??
      pen.say([label], undefined, TEXT_LIMITS.benefitTitle);
    const text = title === undefined ? undefined : pen.tell(fact, { isExplained: true });
    return title === undefined || text === undefined ? [] : [{ title, text }];
  });
}

/** Every question is one that a fact answers; the price is asked for by everybody. */
function questionsOf(pen: Pen, facts: readonly Fact[]): LandingContent['faq'] {
  const { aspects, frames } = pen.copy;
  const answered = facts.flatMap((fact) => {
    const question = pen.say(aspects[fact.aspect].questions, undefined, TEXT_LIMITS.question);
    const answer = question === undefined ? undefined : pen.tell(fact, { lines: frames.answers });
    return question === undefined || answer === undefined ? [] : [{ question, answer }];
  });
  const price = priceLine(pen);
  const cost = price === undefined ? undefined : pen.say(frames.priceQuestions);
  const contact = pen.say(frames.contactQuestions);
  const reply = contact === undefined ? undefined : pen.say(frames.contactAnswers);
  return [
    ...answered.slice(0, MOST_QUESTIONS - 1),
    ...(cost === undefined || price === undefined ? [] : [{ question: cost, answer: price }]),
    ...(contact === undefined || reply === undefined ? [] : [{ question: contact, answer: reply }]),
  ];
}

/** The landing page of a set. It is led by the third fact. */
export function writeLanding(desk: Desk): LandingContent {
  const { plan } = desk;
  const pen = penFor(desk, 'landing');
  const { frames, moves } = pen.copy;
  const facts = factsFrom(plan, 2, 7);
  const [lead] = facts;
  const question = lead && pen.copy.aspects[lead.aspect].questions[1];
  const extra = { ...pen.values(facts), question: question === undefined ? undefined : { text: question } };
  const headline = (limit: number) =>
    pen.say(frames.headlines.slice(0, -3), extra, limit) ?? pen.first(frames.headlines, extra, limit) ?? '';
  const price = pen.reading.price;
  const short = 'text' in price ? { text: price.text } : undefined;
  const head = headline(TEXT_LIMITS.headline);
  const subheadline =
    pen.first(frames.subheadlines, pen.values(facts.slice(1)), TEXT_LIMITS.subheadline) ?? '';
  const faqFacts = pen.chance.shuffled(facts).slice(0, MOST_QUESTIONS - 2);
  const faq = questionsOf(pen, faqFacts);
  const benefits = benefitsOf(pen, facts.slice(0, MOST_BENEFITS));
  return {
    headline: head,
    subheadline,
    attention: hook(pen) ?? '',
    interest: paragraph(
      present(pen),
      pen.move(moves.audience),
      facts.length === 0 ? cited(pen, (text) => quote(text, pen.reading.language)) : undefined,
    ),
    desire: paragraph(
      pen.move(moves.weigh, pen.values(facts)),
      ...argued(pen, facts.slice(-1)),
      facts.length < 2 ? plain(pen) : undefined,
    ),
    action: paragraph(pen.move(moves.close), askFor(pen, 'landing', plan.goal)),
    benefits,
    faq,
    callToAction: pen.say(frames.buttons[plan.goal], undefined, TEXT_LIMITS.callToAction) ?? '',
    metaTitle: pen.first(frames.metaTitles, pen.values(facts.slice(1)), TEXT_LIMITS.metaTitle) ?? '',
    metaDescription:
      pen.first(
        frames.metaDescriptions,
        { ...pen.values(facts), price: short },
        TEXT_LIMITS.metaDescription,
      ) ?? '',
  };
}

import { quote } from '#features/consulting/report-quote.rules.ts';
import { factsFrom, paragraph, penFor, type Desk } from './message-plan.rules.ts';
import {
  anyOf,
  argued,
  askFor,
  cited,
  hook,
  plain,
  present,
  questionsOf as questionsAbout,
} from './parts.rules.ts';
import { isPractical, summed } from './weave.rules.ts';
import type { Pen } from './pen.rules.ts';
import type { Fact } from './reading.rules.ts';
import type { LandingContent } from './writer.types.ts';
import { TEXT_LIMITS } from './writer.values.ts';

const MOST_BENEFITS = 4;
const MOST_QUESTIONS = 5;
/** Headlines that say something of the product; those behind them are for when there is nothing to say. */
const TELLING = 3;

/** The benefits name what the buyer gets and say why it matters. */
function benefitsOf(pen: Pen, facts: readonly Fact[]): LandingContent['benefits'] {
  return facts.flatMap((fact) => {
    const { titles, label } = pen.copy.aspects[fact.aspect];
    const title =
      pen.say(titles, undefined, TEXT_LIMITS.benefitTitle) ??
      pen.say([label], undefined, TEXT_LIMITS.benefitTitle);
    const text =
      title === undefined
        ? undefined
        : pen.tell(fact, { isExplained: true, lines: [pen.copy.frames.facts.alone] });
    return title === undefined || text === undefined ? [] : [{ title, text }];
  });
}

/** Every question is one that a fact answers; the price is asked for by everybody. */
function questionsOf(pen: Pen, facts: readonly Fact[]): LandingContent['faq'] {
  const { frames } = pen.copy;
  const answered = facts.flatMap((fact) => {
    const question = pen.say(questionsAbout(pen, fact), undefined, TEXT_LIMITS.question);
    const answer =
      question === undefined
        ? undefined
        : (pen.tell(fact, { lines: frames.answers }) ??
          pen.tell(fact, { isExplained: true, lines: frames.answers }));
    return question === undefined || answer === undefined ? [] : [{ question, answer }];
  });
  const { kind } = pen.reading.price;
  const price = kind === 'none' ? undefined : pen.say(frames.priceAnswers[kind]);
  const cost = price === undefined ? undefined : pen.say(frames.priceQuestions);
  const contact = pen.say(frames.contactQuestions);
  const reply = contact === undefined ? undefined : pen.say(frames.contactAnswers);
  return [
    ...answered.slice(0, MOST_QUESTIONS - 1),
    ...(cost === undefined || price === undefined ? [] : [{ question: cost, answer: price }]),
    ...(contact === undefined || reply === undefined ? [] : [{ question: contact, answer: reply }]),
  ];
}

/** The first words of the page: what it is about, and what the product is or comes with. */
function headOf(pen: Pen, facts: readonly Fact[]): Pick<LandingContent, 'headline' | 'subheadline'> {
  const { headlines, subheadlines } = pen.copy.frames;
  const [lead, ...others] = facts;
  const question = pen.word(lead && questionsAbout(pen, lead).at(-1));
  const extra = { ...pen.values(facts), question };
  const headline =
    pen.say(headlines.slice(0, TELLING), extra, TEXT_LIMITS.headline) ??
    pen.say(headlines.slice(TELLING, -1), extra, TEXT_LIMITS.headline) ??
    pen.first(headlines.slice(-1)) ??
    '';
  const rest = pen.values(others);
  const isDefined = headline.toLowerCase().includes(pen.reading.definition?.text.toLowerCase() ?? headline);
  const together = summed(pen, others, true)?.text;
  const isShort = together !== undefined && [...together].length <= TEXT_LIMITS.subheadline;
  const subheadline =
    (isDefined ? undefined : pen.first(subheadlines.slice(0, 2), rest, TEXT_LIMITS.subheadline)) ??
    (isShort ? together : undefined) ??
    anyOf(pen, others, false, TEXT_LIMITS.subheadline)?.text ??
    pen.first(subheadlines.slice(2), rest, TEXT_LIMITS.subheadline) ??
    '';
  return { headline, subheadline };
}

function metaOf(pen: Pen, facts: readonly Fact[]): Pick<LandingContent, 'metaTitle' | 'metaDescription'> {
  const { metaTitles, metaDescriptions } = pen.copy.frames;
  const values = pen.values(facts);
  return {
    metaTitle: pen.first(metaTitles, values, TEXT_LIMITS.metaTitle) ?? '',
    metaDescription: pen.first(metaDescriptions, values, TEXT_LIMITS.metaDescription) ?? '',
  };
}

/** The landing page of a set. It is led by the third fact. */
export function writeLanding(desk: Desk): LandingContent {
  const { plan } = desk;
  const pen = penFor(desk, 'landing');
  const { frames, moves } = pen.copy;
  const facts = factsFrom(plan, 2, 7);
  // What is practical is asked for; the rest is what the benefits are about.
  const asked = [...facts.filter(isPractical), ...facts.filter((fact) => !isPractical(fact)).toReversed()];
  const faq = questionsOf(pen, asked.slice(0, MOST_QUESTIONS - 2));
  const benefits = benefitsOf(pen, facts.slice(0, MOST_BENEFITS));
  const isSilent = facts.length === 0;
  return {
    ...headOf(pen, facts),
    attention: hook(pen) ?? '',
    interest: paragraph(
      present(pen, facts.toReversed()).text,
      pen.move(moves.audience),
      isSilent ? cited(pen, (text) => quote(text, pen.reading.language)) : undefined,
    ),
    desire: paragraph(
      pen.move(moves.weigh, pen.values(facts)),
      ...argued(pen, facts.slice(1, 2), true),
      facts.length < 2 ? plain(pen) : undefined,
    ),
    action: paragraph(pen.move(moves.close), askFor(pen, 'landing', plan.goal)),
    benefits,
    faq,
    callToAction: pen.say(frames.buttons[plan.goal], undefined, TEXT_LIMITS.callToAction) ?? '',
    ...metaOf(pen, facts.slice(1)),
  };
}

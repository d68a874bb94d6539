import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Fact, Material } from './composer.types.ts';
import { hintsOf, leftOutHints } from '#features/marketing/writer/help/hints.rules.ts';
import {
  ended,
  isTiny,
  lengthOf,
  paragraph,
  paragraphs,
  raised,
  Said,
  saysFact,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { saysFirstPerson } from '#features/marketing/writer/reading/voice.rules.ts';
import { buttonVariants, placeLine } from './action.rules.ts';
import { bulletsOf, byStay, pitchOf } from '#features/marketing/writer/reading/material.rules.ts';
import {
  byCompany,
  cardOf,
  priceBeside,
  changeBelow,
  changeOf,
  guaranteed,
  isBare,
  isBound,
  isOfCompany,
  withName,
  offered,
  painOf,
  promiseOf,
  quoted,
  signed,
} from './phrases.rules.ts';
import { answeredFacts } from './sheet.rules.ts';
import { HEADLINE_ORDER, EMAIL_ORDER, openingVariants, taken } from './variants.rules.ts';

const MOST_BENEFITS = 8;
const LONG_PLACE = 400;

/** The price, and the doubts that the owner has answered; each answer is what was typed. */
function questionsOf(m: Material): LandingContent['faq'] {
  const answers =
    m.price && cardOf(m) === undefined
      ? [{ ...m.price, text: priceBeside(m, m.price.text) }, ...m.excluded]
      : [];
  const price = { question: m.input.words.faq.price, answer: paragraph(...answers.map(sentenceOf)) };
  const doubts = m.doubts.map(({ question, answer }) => ({ question, answer: sentenceOf(answer) }));
  return [...(answers.length > 0 ? [price] : []), ...doubts];
}

/** As many whole facts as a search result shows; a certificate opens none. */
function descriptionOf(m: Material): string {
  const proofs = bulletsOf(m).filter(({ isCertificate }) => !isCertificate);
  const facts = [...new Set([...pitchOf(m).slice(0, 1), ...proofs])].map(sentenceOf);
  const change = promiseOf(m) && (isBare(m) ? changeBelow(m, false) : changeOf(m));
  const told = change === undefined ? facts : [ended(change), ...facts];
  return told.reduce((text, next) => {
    const longer = paragraph(text, next);
    return lengthOf(longer) <= TEXT_LIMITS.metaDescription ? longer : text;
  }, '');
}

const within = (limit: number, ...texts: (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== '' && lengthOf(text) <= limit) ?? '';

const sentenceOf = ({ text }: Fact): string => ended(raised(text));

/** Facts that the page states, each once; `taken` is the text above. */
class Page {
  readonly #said: Said;
  constructor(taken: string) {
    this.#said = new Said(taken);
  }

  isFree = (fact: Fact | undefined): fact is Fact => fact !== undefined && !this.#said.says(fact.text);
  isTold = (fact: Fact | undefined): fact is Fact =>
    this.isFree(fact) && (fact.isCertificate === true || !isTiny(fact.text));

  /** Marks a text as said, and returns it. */
  say(text: string | undefined): string {
    this.#said.add(text ?? '');
    return text ?? '';
  }

  says = (text: string): boolean => this.#said.says(text);
}

/** Under the headline: what the product is or what speaks for it, after its name; else whose it is. */
function subheadlineOf(m: Material, headline: string): string {
  const isNamed = saysFact(headline, m.name);
  // Below the name with a benefit stands what the product is.
  const told = isNamed && m.what ? [m.what, ...pitchOf(m)] : pitchOf(m);
  const facts = [...told, ...m.details].filter(new Page(headline).isTold);
  return within(
    TEXT_LIMITS.subheadline,
    ...facts.map(({ text }) => ended(isNamed ? raised(text) : withName(m, text))),
    isNamed ? undefined : (byCompany(m) ?? raised(m.name)),
    m.company,
  );
}

/** Under the problem: what changes, unless it is the headline, else the strongest proof. */
function interestOf(m: Material, page: Page, problem: string): string {
  if (page.isTold(problem === '' ? promiseOf(m) : m.change))
    return page.say(ended((isBare(m) ? changeBelow(m, false) : changeOf(m)) ?? ''));
  const proof = byStay(m.proofs).find(
    (fact) => (!fact.isCertificate || fact.isStrongest) && page.isTold(fact),
  );
  return page.say(proof && sentenceOf(proof));
}

const desireOf = (m: Material, page: Page): string =>
  page.say(
    paragraphs(
      m.quote && page.isFree(m.quote.text) ? quoted(m) : undefined,
      page.isFree(m.guarantee) ? guaranteed(m) : undefined,
    ),
  );

function benefitsOf(m: Material, page: Page): LandingContent['benefits'] {
  const rest = [m.what, ...m.details].filter((fact) => fact !== undefined);
  const facts = [...bulletsOf(m), ...rest].filter(page.isFree).slice(0, MOST_BENEFITS);
  if (facts.length === 1 && !facts.every(page.isTold)) return [];
  page.say(facts.map(({ text }) => text).join('\n'));
  return facts.flatMap((fact) => fact.parts ?? [fact]).map(benefitOf);
}

const benefitOf = ({ text }: Fact): LandingContent['benefits'][number] =>
  lengthOf(text) <= TEXT_LIMITS.benefitTitle
    ? { title: raised(text), text: '' }
    : { title: '', text: ended(raised(text)) };

/** Promise, problem, proofs, the customer's sentence, guarantee, offer, questions, each in its place. */
export function composeLanding(m: Material): Composed<LandingContent> {
  const place = { limit: TEXT_LIMITS.headline, order: HEADLINE_ORDER, isSigned: true };
  const found = openingVariants(m, place).filter(({ formula }) => !isBound(m) || formula !== 'problem');
  const headlines = taken(found, m.input.take);
  const headline = headlines[0]?.text ?? m.company;
  const subheadline = subheadlineOf(m, headline);
  const title = !isOfCompany(m) ? raised(m.name) : `${raised(m.name)} | ${m.company}`;
  const page = new Page(`${headline}\n${subheadline}`);
  const hooks = openingVariants(m, { limit: LONG_PLACE, isLong: true, order: EMAIL_ORDER });
  // No problem stands below a promise.
  const promises = [m.change, m.offer, m.guarantee, ...m.praised].filter((fact) => fact !== undefined);
  const isPromised = promises.some(({ text }) => saysFact(headline, text));
  const problem = page.isTold(m.pain) && !isPromised ? (painOf(m, page.says(m.name)) ?? '') : '';
  const interest = interestOf(m, page, problem);
  const desire = desireOf(m, page);
  // Two voices in quotation marks do not stand one below the other.
  const isTwofold = interest === '' && m.quote !== undefined && m.pain && saysFirstPerson(m.pain.text);
  const attention = page.say(isTwofold ? '' : problem);
  const benefits = benefitsOf(m, page);
  const offer = offered(m)?.text;
  const action = page.say(
    paragraphs(offer && ended(offer), placeLine(m), m.places && ended(signed(m, m.name))),
  );
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'landing');
  return {
    content: {
      headline,
      subheadline,
      attention,
      interest,
      desire,
      action,
      benefits,
      faq: questionsOf(m),
      callToAction: buttons[0]?.text ?? '',
      metaTitle: within(TEXT_LIMITS.metaTitle, title, raised(m.name), m.company),
      metaDescription: descriptionOf(m),
    },
    variants: { headline: headlines, attention: hooks, callToAction: buttons },
    hints: [...hintsOf(m), ...leftOutHints(m, 'landing', leftOut(m, page))],
  };
}

/** The price stands among the questions. */
const leftOut = (m: Material, page: Page): Fact[] =>
  answeredFacts(m).filter((fact) => !page.says(fact.text) && fact !== m.price && !m.excluded.includes(fact));

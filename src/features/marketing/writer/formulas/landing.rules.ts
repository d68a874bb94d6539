import { foldText } from '#shared/text.ts';
import type { Locale } from '#shared/languages.ts';
import type { LandingContent } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, Fact, Material, Variant, VariantFormula } from './composer.types.ts';
import { hintsOf, leftOutHint } from '#features/marketing/writer/help/hints.rules.ts';
import {
  ended,
  fill,
  lengthOf,
  paragraph,
  paragraphs,
  raised,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { answeredFacts } from './sheet.rules.ts';
import { LIST_MARK } from './teller.rules.ts';
import { askedOf, byCompany, changeOf, labelled, named, offered, quoted } from './phrases.rules.ts';
import {
  actionSentence,
  buttonVariants,
  openingOrder,
  openingVariants,
  orderOf,
  taken,
} from './variants.rules.ts';

const MOST_BENEFITS = 8;
/** Without a customer’s sentence and a guarantee the page lists what there is. */
const MOST_LISTED = 6;
/** What a page may say below its headline, in characters. */
const LONG_PLACE = 400;

/** A page promises before it does anything else; with nothing to promise it says what the product is. */
const headlineOrder = (m: Material): VariantFormula[] => [
  ...new Set<VariantFormula>([m.isBriefed ? 'result' : 'number', ...orderOf(m)]),
];

/** The price, unless the page says it already; `used` is folded. */
const questionsOf = (m: Material, used: string): LandingContent['faq'] =>
  m.price && !used.includes(foldText(m.price.text))
    ? [{ question: m.input.words.faq.price, answer: ended(labelled(m, m.price.text)) }]
    : [];

/** As many whole facts as a search result shows. */
function descriptionOf(m: Material): string {
  const facts = [m.what, ...m.proofs].flatMap((fact) => (fact ? [ended(raised(fact.text))] : []));
  const change = changeOf(m);
  const told = change === undefined ? facts : [ended(change), ...facts];
  return told.reduce((text, next) => {
    const longer = paragraph(text, next);
    return lengthOf(longer) <= TEXT_LIMITS.metaDescription ? longer : text;
  }, '');
}

const within = (limit: number, ...texts: (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text !== '' && lengthOf(text) <= limit) ?? '';

const sentenceOf = ({ text }: Fact): string => ended(raised(text));

/** What the page says in so many words, each fact once; `taken` is what stands above. */
class Page {
  #said: string;
  readonly #mark: string;
  constructor(taken: string, language: Locale) {
    this.#said = foldText(taken);
    this.#mark = LIST_MARK[language];
  }

  isFree = (fact: Fact | undefined): fact is Fact =>
    fact !== undefined && !this.#said.includes(foldText(fact.text));

  holds = (text: string): boolean => this.#said.includes(foldText(text));

  /** Marks a text as said, and returns it. */
  say(text: string | undefined): string {
    this.#said += `\n${foldText(text ?? '')}`;
    return text ?? '';
  }

  /** Those of the facts that are not said yet, as sentences, or as a list where there are many. */
  rest(facts: readonly Fact[], most: number): string {
    const free = facts.filter(this.isFree);
    return this.say(
      free.length > most
        ? free.map(({ text }) => this.#mark + text).join('\n')
        : free.map(sentenceOf).join(' '),
    );
  }

  get said(): string {
    return this.#said;
  }
}

/** Facts that read as sentences one after the other; more of them are a list. */
const MOST_SENTENCES = 3;

/** The problem as it asks the reader; else the rest of the product, or what speaks for it, or its maker. */
function attentionOf(m: Material, page: Page, hooks: Variant[]): string {
  if (!page.isFree(m.pain)) {
    const advantage = m.isBriefed ? undefined : m.proofs.find(page.isFree);
    if (advantage) return page.say(sentenceOf(advantage));
    const told = page.rest([...(m.what ? [m.what] : []), ...m.details], MOST_SENTENCES);
    if (told !== '') return told;
    if (!m.isBriefed) return page.rest(m.proofs.slice(0, MOST_LISTED), MOST_SENTENCES);
    const maker = page.holds(m.company) ? undefined : byCompany(m);
    return page.say(maker && ended(maker));
  }
  const { text: pain } = m.pain;
  const asked = hooks.find(
    ({ formula, text }) => (formula === 'question' && text.includes(raised(pain))) || text.includes(pain),
  );
  return page.say(asked?.text ?? askedOf(m, true));
}

/** What changes, or what the product is. */
function interestOf(m: Material, page: Page): string {
  const change = page.isFree(m.change) ? page.say(ended(changeOf(m) ?? '')) : '';
  const details = page.rest([...(m.what ? [m.what] : []), ...m.details], MOST_SENTENCES);
  return paragraphs(change, details);
}

/** Stands with the offer where the page has little else to say, instead of being its only question. */
function priceOf(m: Material, page: Page): string | undefined {
  if (m.price === undefined || page.holds(m.price.text)) return undefined;
  return ended(fill(m.input.words.price, m.address, { price: m.price.text }));
}

/** The customer’s sentence and the guarantee; without them the proofs stand here as a list. */
function desireOf(m: Material, page: Page): string {
  const quote = m.quote && page.isFree(m.quote.text) ? quoted(m) : undefined;
  const guarantee = page.isFree(m.guarantee) ? sentenceOf(m.guarantee) : undefined;
  if (quote || guarantee) return page.say(paragraphs(quote, guarantee));
  return page.rest(m.proofs.slice(0, MOST_LISTED), 1);
}

const benefitOf = ({ text }: Fact): LandingContent['benefits'][number] =>
  lengthOf(text) <= TEXT_LIMITS.benefitTitle
    ? { title: raised(text), text: '' }
    : { title: '', text: ended(raised(text)) };

/** Promise, proofs, the customer's sentence, guarantee, offer, questions, call to action, each in its place. */
export function composeLanding(m: Material): Composed<LandingContent> {
  const { words, take } = m.input;
  const headlines = taken(openingVariants(m, { limit: TEXT_LIMITS.headline, order: headlineOrder(m) }), take);
  const headline = headlines[0]?.text ?? m.company;
  const company = fill(words.lead.company, m.address, { name: m.name, company: m.company });
  const title = m.company === '' ? m.name : `${m.name} | ${m.company}`;
  const lead = m.what && (headline.includes(m.name) ? raised(m.what.text) : named(m, m.what.text));
  const subheadline = within(
    TEXT_LIMITS.subheadline,
    m.what && !headline.includes(m.what.text) ? lead : undefined,
    headline.includes(m.name) ? m.company : company,
  );
  const page = new Page(`${headline}\n${subheadline}`, m.input.language);
  const hooks = openingVariants(m, { limit: LONG_PLACE, isLong: true, order: openingOrder(m) });
  const attention = attentionOf(m, page, hooks);
  const told = interestOf(m, page);
  const isTold = told !== '' || m.isBriefed;
  const interest = isTold ? told : page.rest(m.proofs.filter(page.isFree).slice(0, 1), 1);
  const desire = desireOf(m, page);
  const proofs = [...m.proofs, ...m.advantages].filter(page.isFree).slice(0, MOST_BENEFITS);
  page.say(proofs.map(({ text }) => text).join('\n'));
  const isOffered = page.isFree(m.offer);
  const action = paragraph(
    isOffered ? ended(offered(m)?.text ?? '') : undefined,
    told === '' ? priceOf(m, page) : undefined,
    actionSentence(m, 'landing'),
  );
  page.say(action);
  const buttons = buttonVariants(m, TEXT_LIMITS.callToAction, 'landing');
  return {
    content: {
      headline,
      subheadline,
      attention,
      interest,
      desire,
      action,
      benefits: proofs.map(benefitOf),
      faq: questionsOf(m, page.said),
      callToAction: buttons[0]?.text ?? '',
      metaTitle: within(TEXT_LIMITS.metaTitle, title, m.name, m.company),
      metaDescription: descriptionOf(m),
    },
    variants: { headline: headlines, attention: hooks, callToAction: buttons },
    hints: [...hintsOf(m), ...leftOutHint('landing', foldedLeftOut(m, page.said))],
  };
}

const foldedLeftOut = (m: Material, said: string): string[] =>
  [...answeredFacts(m), ...m.registrations]
    .filter(({ text }) => !said.includes(foldText(text)))
    .map(({ text }) => text);

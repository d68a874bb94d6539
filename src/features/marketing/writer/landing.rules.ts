import { foldText } from '#shared/text.ts';
import type { LandingContent } from '../writer.types.ts';
import { TEXT_LIMITS } from '../writer.values.ts';
import type { Composed, Fact, Material, Variant, VariantFormula } from './composer.types.ts';
import { hintsOf, leftOutHint } from './hints.rules.ts';
import { ended, fill, lengthOf, paragraph, paragraphs, raised } from './quoting.rules.ts';
import { answeredFacts } from './sheet.rules.ts';
import {
  actionSentence,
  buttonVariants,
  doubtOf,
  offered,
  openingVariants,
  orderOf,
  quoted,
  taken,
} from './variants.rules.ts';

const PROOFS = 3;
/** What a page may say below its headline, in characters. */
const LONG_PLACE = 400;

/** A page promises before it does anything else. */
const headlineOrder = (m: Material): VariantFormula[] => [
  ...new Set<VariantFormula>([
    ...(m.isBriefed ? (['result'] as const) : (['proof'] as const)),
    ...orderOf(m),
  ]),
];

/** The price, and what was typed of the product and stands nowhere else on the page; `used` is folded. */
function questionsOf(m: Material, used: string): LandingContent['faq'] {
  const { faq } = m.input.words;
  const more = m.characteristics.filter(({ text }) => !used.includes(foldText(text)));
  return [
    ...(m.price && !used.includes(foldText(m.price.text))
      ? [{ question: faq.price, answer: ended(raised(m.price.text)) }]
      : []),
    ...(more.length > 0
      ? [{ question: faq.characteristics, answer: more.map(({ text }) => raised(text)).join('\n') }]
      : []),
  ];
}

/** As many whole facts as a search result shows. */
function descriptionOf(m: Material): string {
  const told = [m.change, m.what, ...m.proofs].flatMap((fact) => (fact ? [ended(raised(fact.text))] : []));
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
  constructor(taken: string) {
    this.#said = foldText(taken);
  }

  isFree = (fact: Fact | undefined): fact is Fact =>
    fact !== undefined && !this.#said.includes(foldText(fact.text));

  /** Marks a text as said, and returns it. */
  say(text: string | undefined): string {
    this.#said += `\n${foldText(text ?? '')}`;
    return text ?? '';
  }

  /** The first of these facts that is not said yet, as a sentence. */
  next(facts: readonly Fact[]): string {
    const fact = facts.find(this.isFree);
    return this.say(fact && sentenceOf(fact));
  }

  get said(): string {
    return this.#said;
  }
}

/** The problem, as it asks the reader; else what is left of the product. */
function attentionOf(m: Material, page: Page, hooks: Variant[]): string {
  if (!page.isFree(m.pain)) return page.next(m.characteristics);
  const { text: pain } = m.pain;
  const asked = hooks.find(({ formula, text }) => formula === 'question' && text.includes(raised(pain)));
  return page.say(asked?.text ?? sentenceOf(m.pain));
}

/** The customer's sentence and the guarantee after the doubt that it answers. */
function desireOf(m: Material, page: Page): string {
  const quote = m.quote && page.isFree(m.quote.text) ? quoted(m, true) : undefined;
  const guarantee = page.isFree(m.guarantee) ? sentenceOf(m.guarantee) : undefined;
  const doubt = m.input.tone === 'direct' ? undefined : doubtOf(m);
  return page.say(paragraphs(quote, guarantee && paragraph(doubt, guarantee)));
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
  const lead = m.what && fill(words.lead.name, m.address, { name: m.name, fact: raised(m.what.text) });
  const subheadline = within(
    TEXT_LIMITS.subheadline,
    m.isBriefed && !headline.includes(m.name) ? lead : undefined,
    headline.includes(m.name) ? m.company : company,
  );
  const page = new Page(`${headline}\n${subheadline}`);
  const hooks = openingVariants(m, { limit: LONG_PLACE, isLong: true, order: ['question', ...orderOf(m)] });
  const attention = attentionOf(m, page, hooks);
  const change = page.isFree(m.change) ? page.say(sentenceOf(m.change)) : '';
  const interest = change || page.next(m.characteristics);
  const desire =
    desireOf(m, page) || page.next([...m.characteristics, ...m.proofs.slice(PROOFS), ...m.proofs]);
  const proofs = m.proofs.filter(page.isFree).slice(0, PROOFS);
  page.say(proofs.map(({ text }) => text).join('\n'));
  const isOffered = page.isFree(m.offer);
  const action = paragraph(
    isOffered ? ended(offered(m)?.text ?? '') : undefined,
    actionSentence(m, 'landing'),
  );
  page.say(action);
  const buttons = taken(buttonVariants(m, TEXT_LIMITS.callToAction), take);
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
      metaTitle: within(TEXT_LIMITS.metaTitle, company, m.name, m.company),
      metaDescription: descriptionOf(m),
    },
    variants: { headline: headlines, attention: hooks, callToAction: buttons },
    hints: [...hintsOf(m), ...leftOutHint('landing', foldedLeftOut(m, page.said))],
  };
}

const foldedLeftOut = (m: Material, said: string): string[] =>
  answeredFacts(m)
    .filter(({ text }) => !said.includes(foldText(text)))
    .map(({ text }) => text);

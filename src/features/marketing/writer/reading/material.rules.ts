// One long file: every kind of answer is sorted once, into what a text may quote and what it may not.
import type { Locale } from '#shared/languages.ts';
import { foldText, formatText } from '#shared/texts/text.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import { isPast } from '#features/marketing/brief/brief-answers.rules.ts';
import { emptyBrief, isEmptyBrief, proofsByStrength } from '#features/marketing/brief/brief.rules.ts';
import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { FactField, MarketingFacts } from '#features/marketing/writer/checks/writer.types.ts';
import { voiceOf } from './address.rules.ts';
import type {
  ComposerInput,
  Fact,
  Hint,
  Material,
  Voice,
} from '#features/marketing/writer/formulas/composer.types.ts';
import { LONGEST_FACT, LONGEST_FACT_WORDS } from '#features/marketing/writer/formulas/composer.values.ts';
import { detectLanguage } from './detect-language.rules.ts';
import { breaksOff, dateOf } from './date-words.rules.ts';
import { placesIn } from './places.rules.ts';
import { usedTarget } from './target.rules.ts';
import { countWords, isTiny, Said, saysFact, sharesWords, withoutStop } from './quoting.rules.ts';
import { joinTiny } from './short-facts.rules.ts';
import {
  isListOfNames,
  isOfUnnamed,
  isPhrase,
  saysBuyersChange,
  saysFirstPerson,
  saysI,
  standsAlone,
} from './voice.rules.ts';
import { sentencesOf } from '#features/marketing/writer/checks/sentences-of.rules.ts';
import { hasMarkup, isFree, isNothing, isRegistration, wholeFacts } from './whole-facts.rules.ts';

/** Units and currencies that a price shows in any language. */
const PRICE_SIGNS = /^(?:eur|usd|gbp|kg|g|l|ml|h|m|m2|ud|min)$/i;

/** The language in which a product was typed, or undefined where its words do not show it. */
export const languageOfProduct = ({
  characteristics,
  advantages,
}: Pick<MarketingFacts['product'], 'characteristics' | 'advantages'>): Locale | undefined =>
  detectLanguage(`${characteristics}\n${advantages}`);

/** True where neither brief nor product says anything in the language (api.md: `brief_language_missing`). */
export function lacksLanguage(facts: MarketingFacts, brief: Brief | null, language: Locale): boolean {
  if (brief !== null && !isEmptyBrief(brief)) return false;
  const typed = languageOfProduct(facts.product);
  if (typed === undefined || typed === language) return false;
  const { characteristics, advantages } = facts.product;
  return !wholeFacts(`${characteristics}\n${advantages}`).some((fact) => detectLanguage(fact) === language);
}

const isTooLong = (text: string): boolean =>
  text.length > LONGEST_FACT || countWords(text) > 2 * LONGEST_FACT_WORDS;

/** Words of a problem without a verb that shows a scene: "Pots drying on every windowsill", but not "Tax return". */
const FEWEST_FOR_SCENE = 8;

class Sorter {
  readonly hints: Hint[] = [];
  readonly #language: Locale;
  constructor(language: Locale) {
    this.#language = language;
  }

  refuse(code: Hint['code'], field: string, text: string): undefined {
    this.hints.push({ code, field, facts: [text] });
  }

  /** Undefined where nobody answered, or where the answer cannot be quoted. */
  fact(field: FactField, typed: string, around?: Locale): Fact | undefined {
    const text = withoutStop(typed);
    if (isNothing(text)) return undefined;
    const name = field.replace(/^(?:brief|product)\./, '');
    if (hasMarkup(text)) return this.refuse('markup', name, text);
    const language = detectLanguage(text) ?? around ?? this.#language;
    if (language !== this.#language) return this.refuse('other_language', name, text);
    if (isTooLong(text)) return this.refuse('too_long_to_quote', name, text);
    return { text, field, typed: typed.trim() };
  }

  facts(field: FactField, typed: readonly string[], around?: Locale): Fact[] {
    return typed.flatMap((text) => this.fact(field, text, around) ?? []);
  }
}

/** Characters of a price with its conditions. */
const LONGEST_PRICE = 160;

/** The questions that were answered in the language; each is a question. */
const doubtsIn = (sorter: Sorter, { doubts = [] }: Brief): Material['doubts'] =>
  doubts.flatMap(({ question, answer }) => {
    const asked = question.trim();
    const told = asked.endsWith('?') && !hasMarkup(asked) ? sorter.fact('brief.doubts', answer) : undefined;
    return told === undefined ? [] : [{ question: asked, answer: told }];
  });

/** A price says a figure, or that there is none to pay. */
function priceFact(
  sorter: Sorter,
  price: string,
  typed: Locale | undefined,
  language: Locale,
): Fact | undefined {
  const text = withoutStop(price);
  const saysPrice = (/\d/u.test(text) && !/^0(?:[.,]0+)?$/u.test(text)) || isFree(text);
  if (isNothing(text) || !saysPrice || hasMarkup(text) || text.length > LONGEST_PRICE) return undefined;
  if (!/\p{L}|\p{Sc}/u.test(text)) return sorter.refuse('no_currency', 'price', text);
  const words = text.match(/\p{L}+/gu) ?? [];
  const isNeutral = words.every((word) => PRICE_SIGNS.test(word));
  const own = detectLanguage(text) ?? typed ?? language;
  return isNeutral || own === language ? { text, field: 'product.price' } : undefined;
}

/** Without those that say what another says already. */
function distinct(facts: readonly Fact[]): Fact[] {
  const kept: { fact: Fact; key: string }[] = [];
  for (const fact of facts) {
    const key = foldText(fact.text);
    const at = kept.findIndex((one) => one.key.includes(key) || key.includes(one.key));
    if (at === -1) kept.push({ fact, key });
    else if (key.length > (kept[at]?.key.length ?? 0)) kept[at] = { fact, key };
  }
  return kept.map(({ fact }) => fact);
}

function quoteOf(sorter: Sorter, { quote }: Brief): Material['quote'] {
  if (isNothing(quote.text)) return undefined;
  if (!quote.isPermitted) return sorter.refuse('not_permitted', 'quote', quote.text);
  // Nobody believes words that nobody has said.
  if (isNothing(quote.name)) return sorter.refuse('no_quote_name', 'quote', quote.text);
  const typed = quote.text.trim().replace(/^["«“]+|(?<!["»”])["»”]+$/gu, '');
  const text = sorter.fact('brief.quote', typed);
  return text && { text: { ...text, typed }, name: quote.name.trim() };
}

function buyerOf({ buyer }: Brief, language: Locale): Fact | undefined {
  const isUsable = !isNothing(buyer) && !hasMarkup(buyer) && !isTooLong(buyer);
  if (!isUsable || (detectLanguage(buyer) ?? language) !== language) return undefined;
  return { text: withoutStop(buyer), field: 'brief.buyer' };
}

const LONGEST_SECTOR = 40;

/** A trade in several words, because one is a whole branch ("tourism"), where the product shows that its owner types in this language. */
function sectorOf(sector: string, typed: Locale | undefined, language: Locale): string | undefined {
  const text = withoutStop(sector);
  const isShort = text.length <= LONGEST_SECTOR && countWords(text) > 1 && !hasMarkup(text);
  return isShort && typed === language && (detectLanguage(text) ?? language) === language ? text : undefined;
}

/** Returns the owner's form of address; by default tú for consumers in a friendly tone, else usted. */
function voiceIn(input: ComposerInput, facts: readonly Fact[]): Voice {
  const { language } = input;
  if (packOf(language).address === undefined) return 'usted';
  if (input.address !== undefined) return input.address;
  const isPrivate = input.facts.company.targetAudienceType === 'B2C';
  return (
    voiceOf(
      facts.map(({ text }) => text),
      language,
    ) ?? (input.tone === 'friendly' && isPrivate ? 'tu' : 'usted')
  );
}

/** Collects what may be quoted of company, product and brief in a language, unaltered. */
export function readMaterial(input: ComposerInput): Material {
  const { facts, language, now } = input;
  const { product, company } = facts;
  const brief = input.brief ?? emptyBrief();
  const isBriefed = !isEmptyBrief(brief);
  const typed = languageOfProduct(facts.product);
  const sorter = new Sorter(language);
  const isUnsaid = ({ text }: Fact) => !saysFact(product.name, text);
  const isNumbered = ({ text }: Fact) => isRegistration(text);
  const allListed = sorter.facts('product.characteristics', wholeFacts(product.characteristics), typed);
  const allAdvantages = sorter.facts('product.advantages', wholeFacts(product.advantages), typed);
  const registrations = distinct([...allListed, ...allAdvantages].filter(isNumbered));
  const listed = allListed.filter((fact) => !isNumbered(fact) && isUnsaid(fact));
  const praised = allAdvantages.filter((fact) => !isNumbered(fact) && isUnsaid(fact));
  const own = proofsByStrength(brief.proofs).flatMap(({ text, kind, isStrongest }) =>
    sorter.facts('brief.proofs', [text]).map((fact) => {
      const isOfNames = isListOfNames(fact.text, language);
      return {
        ...fact,
        text: isOfNames ? formatText(input.words.customers, { text: fact.text }) : fact.text,
        isOfNames,
        isStrongest,
        isCertificate: kind === 'certificate' || isRegistration(fact.text),
      };
    }),
  );
  // An offer ends with its deadline: it is not used without its day either.
  const isOver = isPast(brief.deadline, now);
  const change = sorter.fact('brief.change', brief.change);
  const typedPain = sorter.fact('brief.pain', brief.pain);
  // A problem without a verb says nothing where nothing follows, nor one of a thing that nobody has named.
  const isBare =
    typedPain !== undefined &&
    ((!change && isPhrase(typedPain.text, language) && countWords(typedPain.text) < FEWEST_FOR_SCENE) ||
      isOfUnnamed(typedPain.text, language));
  const pain = isBare ? sorter.refuse('left_out', 'pain', typedPain.text) : typedPain;
  const day = brief.deadline === null || isOver ? undefined : dateOf(brief.deadline, language, now);
  const promised = isOver ? undefined : sorter.fact('brief.offer', brief.offer);
  const isCut = promised !== undefined && breaksOff(promised.text);
  const offer = !isCut
    ? promised
    : day === undefined
      ? sorter.refuse('offer_unfinished', 'offer', promised.text)
      : { ...promised, text: packOf(language).dates.withDay(promised.text, day) };
  const guarantee = sorter.fact('brief.guarantee', brief.guarantee);
  const quote = quoteOf(sorter, brief);
  if (isOver && brief.deadline !== null) sorter.refuse('deadline_passed', 'deadline', brief.deadline);
  const { target } = brief.action;
  const used = usedTarget(brief.action);
  if (used === '' && target.trim() !== '') sorter.refuse('link_invalid', 'action', target);
  const tellers = [...own, pain, change, offer, guarantee].filter((fact) => fact !== undefined);
  const told = tellers.map(({ text }) => new Said(text));
  const isFresh = ({ text }: Fact) => !told.some((one) => one.says(text));
  const isSame = (one: Fact, other: Fact | undefined) => foldText(one.text) === foldText(other?.text ?? '');
  const proofs = distinct(own).filter(
    (fact) => ![offer, guarantee, change].some((told) => isSame(fact, told)),
  );
  const isOwn = (fact: Fact) => guarantee === undefined || !sharesWords(fact.text, guarantee.text);
  const advantages = distinct(praised.filter((fact) => isFresh(fact) && isOwn(fact))).filter(
    ({ text }) => distinct([...proofs, { text, field: 'product.advantages' }]).length > proofs.length,
  );
  const fresh = listed.filter((fact) => isFresh(fact) && !advantages.some((told) => isSame(fact, told)));
  const price = priceFact(sorter, product.price, typed, language);
  // A price that holds less than a reader would think is never told without it.
  const isExcluded = ({ text }: Fact) => price !== undefined && packOf(language).excludes.test(text);
  const excluded = fresh.filter(isExcluded);
  const characteristics = joinTiny(fresh.filter((fact) => !isExcluded(fact)));
  // A word alone says nothing, and a limit invites nobody.
  const telling = characteristics.filter(({ text }) => !isTiny(text));
  const what = telling.find(({ text }) => !packOf(language).drawback.test(text)) ?? telling[0];
  const said = [change, offer, guarantee, ...own, ...praised, ...listed].filter((fact) => fact !== undefined);
  return {
    input,
    isBriefed,
    address: voiceIn(input, pain ? [pain, ...said] : said),
    isOne: said.some(
      (fact) => saysI(fact.text, language) && !(fact === change && saysBuyersChange(fact.text)),
    ),
    name: product.name.trim().replace(/\s+/gu, ' '),
    company: company.name.trim().replace(/\s+/gu, ' '),
    places: hasMarkup(company.targetAudience) ? undefined : placesIn(company.targetAudience, language),
    sector: sectorOf(company.sector, typed, language),
    buyer: buyerOf(brief, language),
    what,
    pain,
    change,
    proofs,
    advantages,
    praised,
    quote,
    offer,
    deadline: isCut ? undefined : day,
    guarantee,
    doubts: doubtsIn(sorter, brief),
    price,
    excluded,
    characteristics: fresh,
    registrations: registrations.filter(({ text }) => !own.some((proof) => saysFact(proof.text, text))),
    details: characteristics.filter((fact) => fact !== what),
    action: { kind: brief.action.kind, target: used },
    hints: sorter.hints,
  };
}

export const bulletsOf = (m: Material): Fact[] => [...m.proofs, ...m.advantages];

/** Facts of a list: proofs, advantages, then all else that the product is, and last what limits it. */
export const listedOf = (m: Material): Fact[] => {
  const isDrawback = ({ text }: Fact) => packOf(m.input.language).drawback.test(text);
  const own = m.characteristics.filter((fact) => !m.excluded.includes(fact));
  return [...bulletsOf(m), ...own.filter((fact) => !isDrawback(fact)), ...own.filter(isDrawback)];
};

/** Words of a name that says what is sold: "Man and van", "Cambio de caldera", but not "Ledgerly". */
const TELLING_NAME = 3;

/** The sentences of a fact of several, for texts that have no room for all of it: those of the thing before those of its maker. */
function sentenceFacts(m: Material, fact: Fact | undefined): Fact[] {
  const found = fact === undefined ? [] : sentencesOf(fact.text);
  if (fact === undefined || found.length < 2) return [];
  return found
    .map((text) => ({ ...fact, text: withoutStop(text) }))
    .filter(({ text }) => !isTiny(text) && standsAlone(text, m.input.language))
    .toSorted((a, b) => Number(saysFirstPerson(a.text)) - Number(saysFirstPerson(b.text)));
}

/**
 * The one fact that is told of the product beside its name: an advantage, where the name says what it is. The line that
 * was typed first is no pitch by itself.
 */
export const pitchOf = (m: Material): Fact[] => {
  const praised = m.isBriefed && countWords(m.name) >= TELLING_NAME ? m.advantages : [];
  return [...praised, m.what, ...sentenceFacts(m, m.what), ...m.advantages].filter(
    (fact) => fact !== undefined,
  );
};

/** Proofs, the ones that stay longest first: the starred one, figures, certificates. */
export const byStay = (proofs: readonly Fact[]): Fact[] => {
  const rank = ({ isStrongest, isCertificate }: Fact) => (isStrongest ? 0 : isCertificate ? 2 : 1);
  return proofs.toSorted((a, b) => rank(a) - rank(b));
};

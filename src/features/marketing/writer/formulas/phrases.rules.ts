import { foldText } from '#shared/text.ts';
import { detectLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import {
  isAskable,
  saysBuyersChange,
  saysFirstPerson,
  saysOfOthers,
} from '#features/marketing/writer/reading/voice.rules.ts';
import type { Fact, Material, VariantFormula } from './composer.types.ts';
import { countWords, ended, fill, raised } from '#features/marketing/writer/reading/quoting.rules.ts';

/** Words of a buyer that can stand before a problem as its subject. */
const LONGEST_BUYER = 14;

/** A fact in quotation marks: inside them stand the words as they were typed, capital and stop included. */
const inQuotes = (m: Material, { text, typed }: Fact): string =>
  fill(m.input.words.quote.text, m.address, { text: typed ?? text });

/** The customer's words in quotation marks, with the name where there is one. */
export function quoted(m: Material): string | undefined {
  if (m.quote === undefined) return undefined;
  const { by, byAfterStop } = m.input.words.quote;
  const quote = inQuotes(m, m.quote.text);
  if (m.quote.name === '') return quote;
  const isEnded = /[.!?…]$/u.test(m.quote.text.typed ?? '');
  return fill(isEnded ? byAfterStop : by, m.address, { quote, name: m.quote.name });
}

/** An offer that says itself until when it holds. */
const SAYS_DEADLINE = /(?<!\p{L})(?:hasta|antes del?|until|till|before|ends?)(?!\p{L})/iu;

/** The offer and, as a sentence of its own, its deadline: after a comma it would limit the last words alone. */
export function offered(m: Material): { formula: VariantFormula; text: string } | undefined {
  if (m.offer === undefined) return undefined;
  const text = raised(m.offer.text);
  if (m.deadline === undefined || SAYS_DEADLINE.test(text)) return { formula: 'offer', text };
  const until = fill(m.input.words.offer.deadline, m.address, { date: m.deadline });
  return { formula: 'deadline', text: `${ended(text)} ${until}` };
}

const firstWord = (text: string): string => /^\p{L}{4,}/u.exec(foldText(text))?.[0] ?? '';

/** Whether a fact says the name itself: "Camiseta básica: Camiseta de algodón" says it twice. */
export const saysName = (name: string, fact: string): boolean =>
  foldText(fact).includes(foldText(name)) || (firstWord(name) !== '' && firstWord(name) === firstWord(fact));

/** The name and a fact of it. Nothing is lowered after a colon: what was typed with a capital stands as a sentence. */
export function named(m: Material, fact: string): string {
  return saysName(m.name, fact) ? raised(fact) : withName(m, fact);
}

export function withName(m: Material, fact: string): string {
  if (/^\p{Lu}\p{Ll}|: /u.test(fact))
    return fill(m.input.words.lead.sentence, m.address, { name: m.name, fact: raised(fact) });
  return fill(m.input.words.lead.name, m.address, { name: m.name, fact });
}

/** The name and a fact after its colon, whatever the fact begins with. */
export const labelled = (m: Material, fact: string): string =>
  fill(m.input.words.lead.name, m.address, { name: m.name, fact });

/** A price that says of what currency it is can stand beside the name alone. */
export const priced = (m: Material): string | undefined =>
  m.price && /\d/.test(m.price.text) && /\p{Sc}|\p{L}/u.test(m.price.text)
    ? fill(m.input.words.lead.price, m.address, { name: m.name, price: m.price.text })
    : undefined;

export const byCompany = (m: Material): string | undefined =>
  m.company === ''
    ? undefined
    : fill(m.input.words.lead.company, m.address, { name: m.name, company: m.company });

/** The problem as an opening, a headline or a sentence. */
export function askedOf(m: Material, isLong: boolean): string | undefined {
  if (m.pain === undefined) return undefined;
  const { words, tone, language, brief } = m.input;
  const pain = raised(m.pain.text);
  const sound = fill(words.sound, m.address);
  if (saysFirstPerson(pain)) return `${ended(inQuotes(m, m.pain))} ${sound}`;
  if (pain.endsWith('?')) return pain;
  // Said of others, it asks nobody: it is stated, of those whom the owner named.
  if (saysOfOthers(pain, language)) return isLong ? ended(ofBuyers(pain, m, brief?.buyer ?? '')) : undefined;
  const isOneSentence = !/[.!?…:]/u.test(pain.replace(/(?<=\d)[.:](?=\d)/gu, ''));
  const canAsk = isOneSentence && isAskable(pain, language);
  if (isLong && tone === 'friendly' && !(canAsk && language === 'en')) return `${ended(pain)} ${sound}`;
  if (canAsk) return fill(words.ask, m.address, { text: pain });
  return isLong ? ended(pain) : undefined;
}

/** The problem before its end, without a question. */
export const problemOf = (m: Material): string | undefined =>
  m.pain && (saysFirstPerson(m.pain.text) ? ended(inQuotes(m, m.pain)) : ended(raised(m.pain.text)));

/** What changes, in the buyer’s own voice where it was typed in it. */
export const changeOf = (m: Material): string | undefined =>
  m.change && (saysBuyersChange(m.change.text) ? inQuotes(m, m.change) : raised(m.change.text));

function ofBuyers(pain: string, m: Material, buyer: string): string {
  const isShort = buyer.trim() !== '' && countWords(buyer) <= LONGEST_BUYER && !/[.!?…:;\n<>{}]/u.test(buyer);
  const isOwn = (detectLanguage(buyer) ?? m.input.language) === m.input.language;
  if (!isShort || !isOwn || m.pain === undefined) return pain;
  const isSentence = /^\p{Lu}/u.test(m.pain.text);
  const { name, sentence } = m.input.words.lead;
  return fill(isSentence ? sentence : name, m.address, { name: raised(buyer.trim()), fact: m.pain.text });
}

const withRegistrations = (name: string, registrations: readonly Fact[]): string =>
  [name, ...registrations.map(({ text }) => text)].join(' · ');

/** The company with its numbers of registers. */
export const companyLine = ({ company, registrations }: Material): string =>
  withRegistrations(company, registrations);

/** The same, where nothing above has named the product. */
export const productLine = (m: Material): string =>
  withRegistrations(byCompany(m) ?? m.name, m.registrations);

/** What changes, with the name of what changes it, unless that is said already. */
export function changedBy(m: Material, isNamed: boolean): string | undefined {
  const change = changeOf(m);
  if (m.change === undefined || change === undefined || isNamed || saysName(m.name, m.change.text))
    return change;
  const { lead, with: frame } = m.input.words;
  const isTyped = /^\p{Ll}/u.test(m.change.text) && !/^[«“]/u.test(change);
  const fact = isTyped ? m.change.text : change;
  return fill(isTyped ? frame : lead.sentence, m.address, { name: m.name, fact });
}

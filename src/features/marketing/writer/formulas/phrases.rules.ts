import { foldText } from '#shared/text.ts';
import type { Material, VariantFormula } from './composer.types.ts';
import { ended, fill, raised, withoutStop } from '#features/marketing/writer/reading/quoting.rules.ts';

/** The customer's words in quotation marks, with the name where there is one. */
export function quoted(m: Material, isNamed: boolean): string | undefined {
  if (m.quote === undefined) return undefined;
  const { words } = m.input;
  const said = raised(m.quote.text.text);
  const text = fill(words.quote.text, m.address, { text: isNamed ? ended(said) : withoutStop(said) });
  return isNamed && m.quote.name !== ''
    ? fill(words.quote.by, m.address, { quote: text, name: m.quote.name })
    : text;
}

/** The offer with its deadline, or alone. */
export function offered(m: Material): { formula: VariantFormula; text: string } | undefined {
  if (m.offer === undefined) return undefined;
  const { offer } = m.input.words;
  const text = raised(m.offer.text);
  if (m.deadline === undefined) return { formula: 'offer', text };
  if (/[.!?…]$/u.test(text))
    return { formula: 'deadline', text: `${text} ${fill(offer.deadline, m.address, { date: m.deadline })}` };
  return { formula: 'deadline', text: fill(offer.until, m.address, { offer: text, date: m.deadline }) };
}

const firstWord = (text: string): string => /^\p{L}{4,}/u.exec(foldText(text))?.[0] ?? '';

/** Whether a fact says the name itself: "Camiseta básica: Camiseta de algodón" says it twice. */
export const saysName = (name: string, fact: string): boolean =>
  foldText(fact).includes(foldText(name)) || (firstWord(name) !== '' && firstWord(name) === firstWord(fact));

/** The name and a fact of it. Nothing is lowered after a colon: what was typed with a capital stands as a sentence. */
export function named(m: Material, fact: string): string {
  if (saysName(m.name, fact)) return raised(fact);
  if (/^\p{Lu}\p{Ll}|: /u.test(fact))
    return fill(m.input.words.lead.sentence, m.address, { name: m.name, fact: raised(fact) });
  return fill(m.input.words.lead.name, m.address, { name: m.name, fact });
}

/** A price that says of what currency it is can stand beside the name alone. */
export const priced = (m: Material): string | undefined =>
  m.price && /\d/.test(m.price.text) && /\p{Sc}|\p{L}/u.test(m.price.text)
    ? fill(m.input.words.lead.price, m.address, { name: m.name, price: m.price.text })
    : undefined;

export const byCompany = (m: Material): string | undefined =>
  m.company === ''
    ? undefined
    : fill(m.input.words.lead.company, m.address, { name: m.name, company: m.company });

/** What buyers say of themselves: asked by the seller it would be the seller’s problem. */
const FIRST_PERSON =
  /(?<!\p{L})(?:yo|me|mi|mis|nos|nosotr[oa]s|nuestr[oa]s?|\p{L}+[aei]mos|i|i[’']\p{L}+|my|we|we[’']\p{L}+|our|us)(?!\p{L})/iu;

/** Spanish asks anything by its signs alone; English a reader, and of others it would be doubt. */
const ASKABLE = { es: /./u, en: /^you(?:r|[’']\p{L}+)?(?!\p{L})/iu };

/** The problem: a question where it stands alone, so that nobody reads it as said of the product; else as typed. */
export function askedOf(m: Material, isLong: boolean): string | undefined {
  if (m.pain === undefined) return undefined;
  const { words, tone } = m.input;
  const pain = raised(m.pain.text);
  if (pain.endsWith('?')) return pain;
  if (isLong && tone === 'friendly') return `${ended(pain)} ${fill(words.sound, m.address)}`;
  const isOneSentence = !/[.!?…:]/u.test(pain.replace(/(?<=\d)[.:](?=\d)/gu, ''));
  const canAsk = isOneSentence && !FIRST_PERSON.test(pain) && ASKABLE[m.input.language].test(pain);
  // A text goes on in statements: in English it begins with one.
  if (isLong && (!canAsk || m.input.language === 'en')) return ended(pain);
  return canAsk ? fill(words.ask, m.address, { text: pain }) : undefined;
}

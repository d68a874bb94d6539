import { foldText } from '#shared/texts/text.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import {
  followsProblem,
  isInfinitive,
  needsName,
  saysBuyersChange,
  saysBareVerb,
  saysFirstPerson,
  saysOfOthers,
  needsLabel,
  saysPerfect,
  saysYou,
} from '#features/marketing/writer/reading/voice.rules.ts';
import {
  ended,
  fill,
  isTiny,
  paragraph,
  raised,
  saysFact,
  sharesAny,
} from '#features/marketing/writer/reading/quoting.rules.ts';
import { isFree } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import { saysEnd } from '#features/marketing/writer/reading/date-words.rules.ts';
import { voiceOf } from '#features/marketing/writer/reading/address.rules.ts';
import type { Tone } from '#features/marketing/writer/checks/writer.types.ts';
import type { Fact, Material, VariantFormula } from './composer.types.ts';

/** A fact in quotation marks; its final full stop goes, or stands where the language has it. */
const inQuotes = (m: Material, { text }: Fact): string =>
  fill(m.input.words.quote.text, m.address, { text: raised(text) });

/** The customer's words in quotation marks, with the name where there is one; nothing follows them. */
export function quoted(m: Material): string | undefined {
  if (m.quote === undefined) return undefined;
  const { text, name } = m.quote;
  const isInside = packOf(m.input.language).stopInsideQuotes;
  const quote = inQuotes(m, isInside ? { ...text, text: ended(text.text) } : text);
  return fill(m.input.words.quote.by, m.address, { quote, name });
}

/** The offer and, as a sentence of its own, its deadline: after a comma it would limit the last words alone. */
export function offered(m: Material): { formula: VariantFormula; text: string } | undefined {
  if (m.offer === undefined) return undefined;
  const text = raised(m.offer.text);
  const { brief, language } = m.input;
  if (m.deadline === undefined || saysEnd(text, brief?.deadline ?? null, language))
    return { formula: 'offer', text };
  const until = fill(m.input.words.deadline, m.address, { date: m.deadline });
  return { formula: 'deadline', text: `${ended(text)} ${until}` };
}

/** One sentence after a colon: typed small or with a figure first, because nothing is lowered. */
const canFollowColon = (fact: string): boolean =>
  /^[\p{Ll}\d]/u.test(fact) && !/[.:;!?…](?:\s|$)/u.test(fact);

/** The product's name and what is said of it. */
export function withName(m: Material, fact: string): string {
  if (saysFact(fact, m.name)) return raised(fact);
  const name = raised(m.name);
  return canFollowColon(fact) && /[\p{L}\p{N})]$/u.test(name) && !name.includes(':')
    ? `${name}: ${fact}`
    : `${ended(name)} ${raised(fact)}`;
}

/** A fact that opens a text: with the name where its words mean the product without saying it. */
export const opened = (m: Material, fact: string): string =>
  needsName(fact, m.input.language) ? withName(m, fact) : raised(fact);

/** Whether product and company have names of their own, neither of which says the other. */
export function isOfCompany(m: Material): boolean {
  const [name, company] = [foldText(m.name), foldText(m.company)];
  return company !== '' && !name.includes(company) && !company.includes(name);
}

/** The product and whose it is. A company that says what it does ("Nuria Olmedo, clases") follows no "by". */
export function byCompany(m: Material): string | undefined {
  if (!isOfCompany(m) || m.company.includes(',')) return undefined;
  return fill(m.input.words.company, m.address, { name: raised(m.name), company: m.company });
}

/** The company as a post or an advertisement is signed: with its trade where no word `said` it, and its places. */
export function signed(m: Material, said: string): string {
  const { company, sector, places } = m;
  const isUnsaid = sector !== undefined && !sharesAny(sector, `${said}\n${m.name}\n${company}`);
  const isSmall = sector !== undefined && !/^\p{Lu}\p{Ll}/u.test(sector);
  const named = isSmall ? `${company}, ${sector}` : `${ended(company)} ${sector}`;
  const trade = isUnsaid && company !== '' ? named : company;
  return places === undefined || trade === '' || saysFact(said, places) ? trade : `${trade} (${places})`;
}

/** The product and whose it is, in one sentence where that reads well. */
export function namedBy(m: Material, said: string): string {
  const own = byCompany(m);
  if (own !== undefined) return ended(own.replace(m.company, () => signed(m, said)));
  return paragraph(ended(raised(m.name)), isOfCompany(m) ? ended(signed(m, said)) : undefined);
}

export function isReaders(m: Material): boolean {
  if (m.pain === undefined || saysFirstPerson(m.pain.text)) return false;
  const { language } = m.input;
  return packOf(language).address
    ? voiceOf([m.pain.text], language) !== undefined
    : saysYou(m.pain.text, language);
}

/** Tones that ask the reader after a problem. */
const ASKING: readonly Tone[] = ['friendly', 'inspiring'];

/** The problem as it was typed; some languages ask the reader after it, where it can be theirs. `isNamed`: below the name. */
export function painOf(m: Material, isNamed = false): string | undefined {
  if (m.pain === undefined) return undefined;
  const { text } = m.pain;
  const { words, language, tone } = m.input;
  const { asksAfterProblems } = packOf(language);
  const isSaid = saysFirstPerson(text);
  if (!isSaid && saysOfOthers(text, language)) {
    if (asksAfterProblems) return undefined;
    return ended(isNamed ? raised(text) : opened(m, text));
  }
  const pain = ended(isSaid ? inQuotes(m, m.pain) : raised(text));
  const isAsked =
    ASKING.includes(tone) &&
    (isSaid || isReaders(m) || isInfinitive(text, language)) &&
    !saysPerfect(text, language);
  const voice = isSaid ? m.address : (voiceOf([text], language) ?? m.address);
  if (!asksAfterProblems || !isAsked || /[?!]$/u.test(text) || [voice, m.address].includes('none'))
    return pain;
  return paragraph(pain, fill(words.sound, voice));
}

/** Returns what changes, in quotation marks if it was typed in the buyer’s voice. */
export const changeOf = (m: Material): string | undefined =>
  m.change && (saysBuyersChange(m.change.text) ? inQuotes(m, m.change) : raised(m.change.text));

/** Whether what changes means somebody whom only the problem names. */
export const isBound = (m: Material): boolean =>
  m.change !== undefined &&
  m.pain !== undefined &&
  followsProblem(m.change.text, m.pain.text, m.input.language);
/** Whether what changes is a verb of the reader's without a subject: "Sabe en unos días…", which alone says "he". */
export const isBare = (m: Material): boolean =>
  m.change !== undefined && saysBareVerb(m.change.text, m.input.language) && m.address !== 'tu';

/**
 * Whether what changes can stand below the problem: said to the reader, by the buyer, in a word or two, or of somebody
 * whom the problem names. Of anything else ("The girl is well dressed") it would seem to contradict the problem.
 */
export function followsPain(m: Material): boolean {
  if (m.change === undefined || isBare(m)) return false;
  const { text } = m.change;
  return isBound(m) || isTiny(text) || saysBuyersChange(text) || saysYou(text, m.input.language);
}

/** Returns what changes as a sentence below the product, which it follows as its outcome where it has no subject. */
export function changeBelow(m: Material, isNamed: boolean): string | undefined {
  const change = changeOf(m);
  if (change === undefined || !isBare(m)) return change && (isNamed ? change : opened(m, change));
  const so = fill(m.input.words.so, m.address, {
    change: change.charAt(0).toLocaleLowerCase() + change.slice(1),
  });
  return isNamed ? so : withName(m, so);
}

/** Returns what changes for a text without the problem. */
export const promiseOf = (m: Material): Fact | undefined => (isBound(m) ? undefined : m.change);

const GIVEN =
  /(?<!\p{L})(?:(\p{L}{4,20}) (?:is |are |es |sale )?(?:gratis|free|incluid[oa]s?|included)|free (\p{L}{4,20}))(?!\p{L})/giu;

/** A price without what the offer gives: "68 € el m²; envío 12 €" beside "envío gratis". */
export function priceBeside(m: Material, price: string): string {
  const given = [...(m.offer?.text ?? '').matchAll(GIVEN)].map(([, before, after]) =>
    foldText(before ?? after ?? ''),
  );
  if (given.length === 0) return price;
  const isGiven = (clause: string) =>
    /\d/u.test(clause) && given.some((thing) => foldText(clause).startsWith(thing));
  const [first = '', ...others] = price.split(/(?<=[;,])\s/u);
  return [first, ...others.filter((clause) => !isGiven(clause))].join(' ').replace(/[;,]$/u, '');
}

/** The price as a sentence, with what it does not hold; an answer with words or a label of its own takes none. */
export function pricedOf(m: Material): string | undefined {
  if (m.price === undefined) return undefined;
  const text = priceBeside(m, m.price.text);
  const isOwn = /^\p{Lu}|:/u.test(text) || isFree(text);
  const price = isOwn ? raised(text) : fill(m.input.words.price, m.address, { price: text });
  return paragraph(ended(price), ...m.excluded.map((fact) => ended(raised(fact.text))));
}

/** The guarantee as a sentence, with its label where its words do not say what it is. */
export function guaranteed(m: Material): string | undefined {
  if (m.guarantee === undefined) return undefined;
  const { text } = m.guarantee;
  const isLabelled = needsLabel(text, m.input.language);
  return ended(isLabelled ? fill(m.input.words.guarantee, m.address, { text }) : raised(text));
}

/** Product and price as one line, where nothing else was answered. */
export function cardOf(m: Material): string | undefined {
  const answers = [m.pain, m.change, m.quote, m.offer, ...m.proofs, ...m.praised, ...m.characteristics];
  if (!m.price || answers.some((answer) => answer !== undefined)) return undefined;
  const { text } = m.price;
  return /^\p{Lu}|:/u.test(text) ? `${ended(raised(m.name))} ${text}` : `${raised(m.name)}: ${text}`;
}

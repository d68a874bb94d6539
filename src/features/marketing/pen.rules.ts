import { chance, type Chance } from './chance.rules.ts';
import { copula } from './forms.rules.ts';
import type { ByAudience, ByTone } from './copy.types.ts';
import { COPY, type Copy } from './copy.rules.ts';
import { aOrAn } from './grammar-en.rules.ts';
import { article } from './grammar-es.rules.ts';
import type { Aspect } from './aspects.rules.ts';
import type { Fact, Reading } from './reading.rules.ts';
import { foldText } from '#shared/text.ts';
import { fill, listed, type Agreement, type Values } from './sentence.rules.ts';
import { sentenceKey, sentencesOf } from './sentences-of.rules.ts';
import type { AudienceType, Tone } from './writer.types.ts';

/** What has been said in a set, so that nothing is said twice. */
export type Ledger = { sentences: Set<string>; meanings: Set<string>; lines: Set<string> };
export const newLedger = (): Ledger => ({ sentences: new Set(), meanings: new Set(), lines: new Set() });

export type Voice = {
  tone: Tone;
  audience: AudienceType;
  /** Spanish "tú"; everywhere else "usted". */
  isFamiliar: boolean;
};

export type Pen = {
  reading: Reading;
  copy: Copy;
  voice: Voice;
  chance: Chance;
  /** The first of the lines, in the seed's order, that can be filled, fits and has not been said. */
  say: (lines: readonly string[], extra?: Values, limit?: number) => string | undefined;
  /** The same without the seed's order: the first line that will do. */
  first: (lines: readonly string[], extra?: Values, limit?: number) => string | undefined;
  /** Lines of the tone come up twice as often as those for everybody. */
  move: (table: ByTone, extra?: Values, limit?: number) => string | undefined;
  /** A fact as a sentence, with or without what it means to the reader. */
  tell: (
    fact: Fact,
    options?: { isExplained?: boolean; isNext?: boolean; limit?: number; lines?: readonly string[] },
  ) => string | undefined;
  values: (facts?: readonly Fact[]) => Values;
  /** A line filled and not noted: for use inside another line. */
  word: (line: string | undefined) => { text: string } | undefined;
};

const small = (text: string): string =>
  /^(?:Monday|I)\b/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A fact may bring its own mark: "¡Listo!" takes no full stop after it. */
const tidy = (text: string): string =>
  text.replace(/([!?…])\.(?=\s|$)/gu, '$1').replace(/\s+([,.;:])/gu, '$1');

/** A noun with the article that a sentence wants before it: "una curación de 90 días", "a 10-year guarantee". */
export const withArticle = (fact: Fact): string => {
  const { form, spanish, isDetermined } = fact.shape;
  if (form === 'noun' && spanish !== undefined && isDetermined !== true && !spanish.isPlural)
    return `${article('un', fact.text.split(' ')[0] ?? '', spanish)} ${fact.text}`;
  return englishArticle(fact);
};
const englishArticle = (fact: Fact): string =>
  fact.shape.english === 'one' && fact.shape.isDetermined !== true && !/^(?:a|an|the|each) /.test(fact.text)
    ? `${aOrAn(fact.text)} ${fact.text}`
    : fact.text;

/** A line that is more than places and marks. */
const hasWords = (line: string): boolean => /\p{L}/u.test(line.replace(/\{[^{}]*\}/gu, ''));

const forAudience = ({ any, B2C, B2B }: ByAudience, type: AudienceType): string[] =>
  type === 'both' ? [...any] : [...(type === 'B2C' ? B2C : B2B), ...any];

/** `salt` names the text, so that two texts of one seed choose apart. */
export function takePen(reading: Reading, voice: Voice, seed: number, salt: string, ledger: Ledger): Pen {
  const copy = COPY[reading.language];
  const luck = chance(seed, salt);
  const { product, company, price, audience } = reading;
  const agreement: Agreement = {
    language: reading.language,
    isFamiliar: voice.isFamiliar,
    isPlural: product.isPlural,
    isFeminine: product.isFeminine,
  };
  const names = [product.name, company];

  const base: Values = {
    product: product.value,
    name: { text: product.name, isName: true },
    // A company that is called as its product would only be named twice.
    company:
      company === '' || foldText(company) === foldText(product.name)
        ? undefined
        : { text: company, isName: true },
    definition: reading.definition?.isEcho === false ? { text: reading.definition.text } : undefined,
    kind: reading.definition && { text: reading.definition.fact.text },
    price: 'text' in price ? { text: price.text } : undefined,
    amount: 'amount' in price ? { text: price.amount } : undefined,
    audience: audience.text === undefined ? undefined : { text: audience.text },
  };

  const need = ({ aspect }: Fact): string | undefined =>
    aspect === 'general' ? undefined : fill(`{n:|}${copy.aspects[aspect].need}`, base, agreement);
  const topic = ({ aspect }: Fact): string | undefined =>
    aspect === 'general' ? undefined : small(copy.aspects[aspect].label);

  const tie = ({ shape, text }: Fact): string | undefined =>
    shape.form === 'adjective' && reading.language === 'es'
      ? copula(text, { gender: product.isFeminine ? 'f' : 'm', isPlural: product.isPlural })
      : undefined;

  const values = (facts: readonly Fact[] = []): Values => {
    const [one, two] = facts;
    const needs = [...new Set(facts.map(need))].filter((text) => text !== undefined).map(small);
    const topics = [...new Set(facts.map(topic))].filter((text) => text !== undefined);
    const place = (text: string | undefined) => (text === undefined ? undefined : { text });
    return {
      ...base,
      fact: place(one?.text),
      factA: place(one && withArticle(one)),
      fact2: place(two?.text),
      copula: place(one && tie(one)),
      need1: place(needs[0]),
      need2: place(needs[1]),
      topic1: place(topics[0]),
      topic2: place(topics[1]),
      needs: needs.length < 2 ? undefined : { text: listed(needs.slice(0, 3), reading.language) },
    };
  };

  const isFresh = (text: string): boolean => {
    const keys = sentencesOf(text, names).map(sentenceKey);
    return new Set(keys).size === keys.length && keys.every((key) => !ledger.sentences.has(key));
  };
  const note = (text: string): string => {
    for (const sentence of sentencesOf(text, names)) ledger.sentences.add(sentenceKey(sentence));
    return text;
  };

  const first: Pen['first'] = (lines, extra = base, limit = Infinity) => {
    for (const line of lines) {
      const filled = fill(line, extra, agreement);
      if (filled === undefined) continue;
      const text = tidy(filled);
      if ([...text].length > limit || !isFresh(text)) continue;
      if (hasWords(line)) ledger.lines.add(line);
      return note(text);
    }
    return undefined;
  };
  /** Lines that have been used with other facts come last: a reader knows them again. */
  const say: Pen['say'] = (lines, extra, limit) => {
    const order = luck.shuffled(lines);
    const isUsed = (line: string) => ledger.lines.has(line);
    return first([...order.filter((line) => !isUsed(line)), ...order.filter(isUsed)], extra, limit);
  };
  const move: Pen['move'] = (table, extra, limit) => {
    const own = table[voice.tone] ?? [];
    return say([...own, ...own, ...table.any], extra, limit);
  };

  /** Meanings of the fact's kind that have not been given yet, those for the audience first. */
  const meaningsOf = (aspect: Aspect): string[] => {
    const lines = luck.shuffled(forAudience(copy.aspects[aspect].means, voice.audience));
    return lines.filter((line) => !ledger.meanings.has(line));
  };

  /** Sentences that a fact can be, those that read best several times over, so that the seed finds them first. */
  const framesOf = (fact: Fact, isNext: boolean): string[] => {
    const { facts, aspects } = copy.frames;
    const { form } = fact.shape;
    const special = form === 'noun' || form === 'phrase' ? (aspects[fact.aspect]?.[form] ?? []) : [];
    return isNext
      ? [facts.alone, facts.alone, ...special, ...special, ...(special.length > 0 ? [] : facts.next[form])]
      : [
          facts.alone,
          facts.alone,
          ...(form === 'verb' || form === 'adjective' ? facts.open[form].slice(0, 1) : []),
          ...special,
        ];
  };

  const tell: Pen['tell'] = (fact, { isExplained = false, isNext = false, limit, lines } = {}) => {
    const { facts } = copy.frames;
    const frames = lines ?? framesOf(fact, isNext);
    const extra = values([fact]);
    for (const meaning of isExplained ? meaningsOf(fact.aspect) : []) {
      const means = fill(meaning, base, agreement);
      if (means === undefined) continue;
      const isShort = fact.text.length < 70 && !/[:;]/.test(fact.text + means);
      const joined = isShort ? [facts.explained, facts.explained] : [];
      const options = luck.shuffled([...joined, ...frames.map((frame) => `${frame} {means}`)]);
      const explained = { ...extra, means: { text: means }, meansSmall: { text: small(means) } };
      const text = first(options, explained, limit);
      if (text === undefined) continue;
      ledger.meanings.add(meaning);
      return text;
    }
    return (
      say(frames, extra, limit) ??
      (lines === undefined ? say(facts.open[fact.shape.form], extra, limit) : undefined)
    );
  };

  const word: Pen['word'] = (line) => {
    const text = line === undefined ? undefined : fill(line, base, agreement);
    return text === undefined ? undefined : { text };
  };

  return { reading, copy, voice, chance: luck, say, first, move, tell, values, word };
}

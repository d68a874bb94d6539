import { toUsted } from './address.rules.ts';
import { chance, type Chance } from './chance.rules.ts';
import { COPY, type Copy } from './copy.rules.ts';
import type { ByTone } from './copy.types.ts';
import { hasWords, type Ledger } from './ledger.rules.ts';
import { basePlaces, factPlaces, place } from './places.rules.ts';
import type { Fact, Reading } from './reading.rules.ts';
import { sentencesOf } from './sentences-of.rules.ts';
import { fill, type Agreement, type Value, type Values } from './sentence.rules.ts';
import { tellFact, type Telling } from './tell.rules.ts';
import type { AudienceType, Tone } from './writer.types.ts';

export type Voice = {
  tone: Tone;
  audience: AudienceType;
  /** Spanish "tú"; everywhere else "usted". */
  isFamiliar: boolean;
};

type Saying = (lines: readonly string[], places?: Values, limit?: number) => string | undefined;

/** What one text is written with: the facts, the material, the seed's chance, and what the set has said already. */
export type Pen = {
  reading: Reading;
  copy: Copy;
  voice: Voice;
  chance: Chance;
  ledger: Ledger;
  /** The first of the lines that can be filled, fits and has not been said. */
  first: Saying;
  /** The same in the seed's order, lines that were used with other facts last. */
  say: Saying;
  /** Lines of the tone come up twice as often as those for everybody. */
  move: (table: ByTone, places?: Values, limit?: number) => string | undefined;
  /** A fact as a sentence, with or without what it means to the reader. */
  tell: (fact: Fact, telling?: Telling) => string | undefined;
  values: (facts?: readonly Fact[]) => Values;
  /** A line filled and not noted, for use inside another line. */
  word: (line: string | undefined) => Value | undefined;
};

/** A fact may bring its own mark: "¡Listo!" takes no full stop after it; "también no" is no Spanish. */
const tidy = (text: string): string =>
  text
    .replace(/([!?…])\.(?=\s|$)/gu, '$1')
    .replace(/\s+([,.;:])/gu, '$1')
    .replace(/^También (?=no\s)/u, 'Además, ');

/** "Por 24 € por cesta" stumbles over its own price. */
const TWICE_FOR = /(?<!\p{L})(?:por [\d.,]+\s?[€£$] por|for [€£$][\d.,]+ for)(?!\p{L})/u;

/**
 * A line that names the product does not suit a fact that does: "Limpieza de portales: limpieza de portales y
 * escaleras" is the fact alone, and of the other lines there is none.
 */
function namedOnce(text: string, name: string): string | undefined {
  if (name.length < 4) return text;
  const alone = text.startsWith(`${name}: ${name}`) ? text.slice(name.length + 2) : text;
  const isTwice = sentencesOf(alone, [name]).some((sentence) => sentence.split(name).length > 2);
  return isTwice ? undefined : alone;
}

/** `salt` names the text, so that two texts of one seed choose apart. */
export function takePen(reading: Reading, voice: Voice, seed: number, salt: string, ledger: Ledger): Pen {
  const copy = COPY[reading.language];
  const luck = chance(seed, salt);
  const { isPlural, isFeminine } = reading.product;
  const agreement: Agreement = {
    language: reading.language,
    isFamiliar: voice.isFamiliar,
    isPlural,
    isFeminine,
  };
  const base = basePlaces(reading);

  // A name keeps its words, whomever they speak to ("Hogar para ti").
  const isUsted = reading.language === 'es' && !voice.isFamiliar;
  const hasFamiliarName =
    toUsted(`${reading.product.name} ${reading.company}`) !== `${reading.product.name} ${reading.company}`;
  const spoken = (text: string): string => (isUsted && !hasFamiliarName ? toUsted(text) : text);

  const first: Saying = (lines, places = base, limit = Infinity) => {
    for (const line of lines) {
      const filled = fill(line, places, agreement);
      if (filled === undefined) continue;
      const text = namedOnce(spoken(tidy(filled)), reading.product.name);
      if (text === undefined || [...text].length > limit || !ledger.isFresh(text)) continue;
      if (TWICE_FOR.test(text)) continue;
      if (hasWords(line)) ledger.lines.add(line);
      ledger.note(text);
      return text;
    }
    return undefined;
  };

  const say: Saying = (lines, places, limit) => {
    const order = luck.shuffled(lines);
    const isUsed = (line: string) => ledger.lines.has(line);
    return first([...order.filter((line) => !isUsed(line)), ...order.filter(isUsed)], places, limit);
  };

  const pen: Pen = {
    ...{ reading, copy, voice, chance: luck, ledger, first, say },
    move: (table, places, limit) => {
      const own = table[voice.tone] ?? [];
      return say([...own, ...own, ...table.any], places, limit);
    },
    tell: (fact, telling = {}) => tellFact(pen, fact, telling),
    values: (facts = []) => factPlaces(reading, copy, base, agreement, facts),
    word: (line) => (line === undefined ? undefined : place(fill(line, base, agreement))),
  };
  return pen;
}

import { inAnyLanguage, packOf } from '#features/language/language-pack.rules.ts';
import { isOtherLanguage, detectLanguage } from '#features/marketing/writer/reading/detect-language.rules.ts';
import type { Locale } from '#shared/languages.ts';
import { foldText } from '#shared/texts/text.ts';
import type { TextFault } from './analyst.values.ts';

/** Words in a row that a text may share with the instructions, and with the catalogue. */
const SHARED_WITH_PROMPT = 6;
const SHARED_WITH_CATALOGUE = 9;

const ADDRESS =
  /https?:|www\.|@|[\p{L}\d]\.(?:com|net|org|io|ai|app|dev|eu|es|uk|info|biz|me|co|ru|cn)(?![\p{L}\d])/iu;
/** Tags, links, code and control characters; a text of ours needs none. */
const MARKUP = /[<>{}[\]`|\\*_#~]|[^\P{Cc}\n]|\p{Cf}/u;
const FIGURE = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const NUMBER_WORD = new RegExp(
  `(?<!\\p{L})(?:${inAnyLanguage(({ quantities }) => quantities)})(?!\\p{L})`,
  'gu',
);

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}_-]+/gu) ?? [];

function* runsOf(text: string, length: number): Generator<string> {
  const words = wordsOf(text);
  for (let at = 0; at + length <= words.length; at += 1) yield words.slice(at, at + length).join(' ');
}

/** Whether a text repeats so many words in a row of a source. */
function repeats(text: string, runs: ReadonlySet<string>, length: number): boolean {
  for (const run of runsOf(text, length)) if (runs.has(run)) return true;
  return false;
}

/** Runs of words of texts that must not come back. */
export const runsOfTexts = (texts: Iterable<string>, length = SHARED_WITH_CATALOGUE): ReadonlySet<string> => {
  const runs = new Set<string>();
  for (const text of texts) for (const run of runsOf(text, length)) runs.add(run);
  return runs;
};

/**
 * Whether an answer says what only the instructions say: the mark of this request, or some words of them in a row.
 *
 * @param mark random word of the request
 */
export const isLeak = (answer: string, instructions: string, mark: string): boolean =>
  answer.toLowerCase().includes(mark.toLowerCase()) ||
  repeats(answer, runsOfTexts([instructions], SHARED_WITH_PROMPT), SHARED_WITH_PROMPT);

const figuresIn = (text: string): string[] => text.match(FIGURE) ?? [];
const numberWordsIn = (text: string, language: Locale): string[] =>
  (foldText(text).match(NUMBER_WORD) ?? []).filter((word) => !packOf(language).noQuantities.has(word));

/** Whether every figure of a text, in digits or words, stands in its source. */
function hasOnlyFiguresOf(text: string, source: string, language: Locale): boolean {
  const figures = new Set(figuresIn(source));
  const words = new Set(numberWordsIn(source, language));
  return (
    figuresIn(text).every((figure) => figures.has(figure)) &&
    numberWordsIn(text, language).every((word) => words.has(word))
  );
}

type Allowed = {
  min: number;
  max: number;
  language: Locale;
  /** The only text whose figures may be repeated. */
  source: string;
  /** Runs of the catalogue's words (`runsOfTexts`). */
  catalogue?: ReadonlySet<string> | undefined;
};

/** Returns why a text that a model wrote may not be shown; null where it may. */
export function faultOfText(text: string, allowed: Allowed): TextFault | null {
  const { min, max, language, source, catalogue } = allowed;
  const typed = text.trim();
  if (typed.length < min || typed.length > max) return 'length';
  if (ADDRESS.test(typed)) return 'address';
  if (MARKUP.test(typed)) return 'markup';
  if (!hasOnlyFiguresOf(typed, source, language)) return 'figure';
  if (catalogue && repeats(typed, catalogue, SHARED_WITH_CATALOGUE)) return 'catalogue';
  return null;
}

/** Whether texts of one answer, read together, are in another language: each alone is too short to tell. */
export function isWrongLanguage(texts: readonly string[], language: Locale): boolean {
  const whole = texts.join('\n');
  const detected = detectLanguage(whole);
  return isOtherLanguage(whole, language) || (detected !== undefined && detected !== language);
}

/** Words by which a text speaks to a machine, in both languages; ids of this program are no words of a client. */
const TO_A_MACHINE = [
  '(?:ignore|disregard|forget|override) (?:\\w+ ){0,4}(?:instructions?|prompts?|rules|above)',
  '(?:ignor[ae]|olvid[ae]|descart[ae]|omit[ae]) (?:\\w+ ){0,4}(?:instruccion(?:es)?|indicacion(?:es)?|prompt|anterior(?:es)?)',
  'system (?:prompt|message)|(?:prompt|mensaje|instrucciones) del sistema|your (?:instructions|prompt)|tus instrucciones',
  '(?:as an?|you are an?) (?:ai|language model|assistant)|eres (?:una ia|un modelo|un asistente)|modelo de lenguaje',
  '(?:answer|respond|reply|output|print|responde|contesta|devuelve|imprime) (?:only |solo |with |con )*(?:json|the following|lo siguiente|"|\\{)',
  '"?(?:process|symptom|interventions?|evidence)"? ?[:=]',
  '<\\|?(?:im_start|system|assistant|user)|\\[/?inst\\]|### ?(?:system|instruction)',
];
const INSTRUCTIONS = new RegExp(TO_A_MACHINE.join('|'), 'u');

/**
 * Whether a client's text speaks to a machine. Such a problem is never sent. The checks of the answer do not rest on
 * it: a hidden instruction may be worded in any way.
 */
export const soundsLikeInstructions = (text: string): boolean =>
  INSTRUCTIONS.test(foldText(text).replaceAll(/\s+/g, ' '));

import type { Locale } from '#shared/languages.ts';

const word = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}'’])`, flags);

/** Nouns and adjectives that end as the verbs of "nosotros" do. */
const NO_VERB =
  'últimos|próximos|máximos|mínimos|íntimos|pésimos|legítimos|anónimos|marítimos|ramos|tramos|gramos|kilogramos|reclamos|racimos|extremos|supremos|remos|céntimos';
const SPANISH_I =
  'yo|me|mí|mi|mis|mío|mía|conmigo|sé|tengo|quiero|puedo|estoy|soy|voy|hago|necesito|salgo|duermo|pierdo|entiendo|encuentro|acabo|vivo';
const ENGLISH_I = "i|i[’'](?:m|ve|d|ll)|my|me|mine|myself";
const ONE = word(`${SPANISH_I}|${ENGLISH_I}`);
const MANY = [
  word(`nos|nosotr[oa]s|nuestr[oa]s?|(?!(?:${NO_VERB})(?!\\p{L}))\\p{L}+[aei]mos`),
  word("we|we[’'](?:re|ve|d|ll)|our|ours|ourselves"),
  // "US" in capitals is a country.
  word('us', 'u'),
];
const YOU = word(
  "you|your|yours|you[’']\\p{L}+|tú|tu|tus|te|ti|os|vuestr[oa]s?|usted|ustedes|su|sus|le|les|\\p{L}+(?:áis|éis)",
);

/** Whether words speak of "me" or "us": in the mouth of the seller the buyer’s problem would be the seller’s. */
export const saysFirstPerson = (text: string): boolean =>
  ONE.test(text) || MANY.some((pattern) => pattern.test(text));

/** What is different afterwards, as the buyer says it; who says "you" or "we" there is the seller. */
export const saysBuyersChange = (text: string): boolean => ONE.test(text) && !YOU.test(text);

const OF_OTHERS: Record<Locale, RegExp> = {
  es: /^(?:(?:no|ya|se|les|siempre|nunca|casi)\s+)*(?:(?!(?:imagen|orden|examen|volumen|alguien|quien|también|buen|sin|con|gran|tan|plan|pan|van|son|han|algún|ningún|un|en|según|bien|margen|jamón)(?!\p{L}))\p{L}{2,}[ae]n|son|han|van|dan|les)(?!\p{L})/iu,
  en: /^(?:they|he|she|people|most people|everyone|nobody|their|his|her)(?![\p{L}])/iu,
};

/** A problem of third persons: nobody who reads it is asked. */
export const saysOfOthers = (text: string, language: Locale): boolean => OF_OTHERS[language].test(text);

/** What makes an English line a statement, which as a question would be doubt. */
const STATED = word(
  "is|are|was|were|has|have|had|does|do|did|don[’']t|doesn[’']t|can|can[’']t|cannot|will|won[’']t|would|should|must|isn[’']t|aren[’']t|it|it[’']s|they|he|she",
);
const STATING_START = /^(?:the|a|an|this|that|these|those|every|each)(?!\p{L})/iu;
const MOST_ASKED_WORDS = 10;

/** Spanish asks anything by its signs alone; English a reader, or a line without a verb of its own. */
export function isAskable(text: string, language: Locale): boolean {
  if (language === 'es' || /^you(?:r|[’']\p{L}+)?(?!\p{L})/iu.test(text)) return true;
  const isShort = text.split(/\s+/u).length <= MOST_ASKED_WORDS;
  return isShort && !STATED.test(text) && !STATING_START.test(text);
}

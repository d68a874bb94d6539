import type { Locale } from '#shared/languages.ts';

const word = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}'’])`, flags);

/** Nouns and adjectives that end as the verbs of "nosotros" do. */
const NO_VERB =
  'últimos|próximos|máximos|mínimos|íntimos|pésimos|legítimos|anónimos|marítimos|ramos|tramos|gramos|kilogramos|reclamos|racimos|extremos|supremos|remos|céntimos';
const SPANISH_I =
  'yo|me|mí|mi|mis|mío|mía|conmigo|sé|tengo|quiero|puedo|estoy|soy|voy|hago|necesito|salgo|duermo|pierdo|entiendo|encuentro|acabo|vivo|creo|llevo|llego|veo|sigo|doy|digo|cobro|cojo|facturo|(?<!(?:el|un|del|al|de|cada|su|por|tu|y) )pago|he \\p{L}+(?:ado|ido|to|cho)';
/** Past tenses of "I" end so; these words do too. */
const NO_PAST =
  'así|aquí|ahí|allí|ay|sí|mí|té|café|bebé|chalé|comité|paté|puré|qué|porqué|por qué|fe|pie|josé|bidé|carné|parqué|rubí|maniquí|colibrí|jabalí|esquí|sofí|bisturí|frenesí|madrí|casí|israelí|marroquí|iraní';
const SPANISH_PAST = `(?!(?:${NO_PAST})(?!\\p{L}))\\p{L}{3,}[éí]`;
const ENGLISH_I = "i|i[’'](?:m|ve|d|ll)|my|me|mine|myself";
const ONE = word(`${SPANISH_I}|${SPANISH_PAST}|${ENGLISH_I}`);
const ONE_IN: Record<Locale, RegExp> = { es: word(SPANISH_I), en: word(ENGLISH_I) };
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

/** Whether a change is in the buyer's voice: "you" and "we" are the seller's. */
export const saysBuyersChange = (text: string): boolean => ONE.test(text) && !YOU.test(text);

const OF_OTHERS: Record<Locale, RegExp> = {
  es: /^(?:(?:no|ya|se|les|siempre|nunca|casi)\s+)*(?:(?!(?:imagen|orden|examen|volumen|alguien|quien|también|buen|sin|con|gran|tan|plan|pan|van|son|han|algún|ningún|un|en|según|bien|margen|jamón)(?!\p{L}))\p{L}{2,}[ae]n|son|han|van|dan|les)(?!\p{L})/iu,
  en: /^(?:they|he|she|people|most people|everyone|nobody|their|his|her)(?![\p{L}])/iu,
};

/** A problem of third persons: nobody who reads it is asked. */
export const saysOfOthers = (text: string, language: Locale): boolean => OF_OTHERS[language].test(text);

/** An owner who speaks as one person: "us" and "nos" would be somebody else. */
export const saysI = (text: string, language: Locale): boolean => ONE_IN[language].test(text);

/** Words that mean the product and cannot open a text without its name. */
const NEEDS_NAME: Record<Locale, RegExp> = {
  es: /^(?:no\s+)?(?:se|lo|la|los|las)\s+\p{Ll}+(?:[ae]n?|e)(?!\p{L})|^(?:es|son|tiene|tienen|dura|incluye|cabe|sirve|funciona|llega|viene|cumple|pesa|aguanta|evita|permite)(?!\p{L})/iu,
  en: /^(?:they|it|he|she|it[’']s|they[’']re)(?!\p{L})/iu,
};
export const needsName = (text: string, language: Locale): boolean =>
  NEEDS_NAME[language].test(text) && !/^(?:la|los|las) \p{L}+(?:a|as|os) /iu.test(text);

/** "Perder la mañana…": said of anybody, and so of the reader. */
const INFINITIVE =
  /^(?:no\s+)?(?!(?:lugar|mujer|taller|hogar|par|mar|bar|ayer|alquiler|celular|militar|escolar|popular)(?!\p{L}))\p{L}{2,}[aei]r(?:se|te|me|lo|la)?(?!\p{L})/iu;
export const isInfinitive = (text: string): boolean => INFINITIVE.test(text);

export const saysYouInEnglish = (text: string): boolean => word("you|your|yours|you[’']\\p{L}+").test(text);

const OF_SOMEBODY: Record<Locale, RegExp> = {
  es: /^(?:(?:no|ya|se|le|te) )*(?:vuelve|come|duerme|llega|sale|sube|baja|deja|queda|recupera|camina|anda|respira|corre|juega|entra|funciona|arranca|aguanta|dura|sonríe|aprende|lee|habla|cierra|abre|brilla|luce|crece|aprueba|descansa|trabaja|gasta|consume|rinde|cumple)n?(?!\p{L})/iu,
  en: /^(?:never |always )?(?:comes|goes|stays|sleeps|eats|starts|stops|runs|walks|looks|feels|works|gets|arrives|lasts|holds|heats|sits|stands|fits|smells|grows|turns|keeps|wakes|plays|settles)(?!\p{L})/iu,
};
const NAMES_SOMEBODY = /^(?:tus?|sus?|vuestr[oa]s?|el|la|los|las|una?|your|the|an?) /iu;
/** "Vuelve a comer", after "Tu perro no come": only the problem says whose change it is. */
export const followsProblem = (change: string, pain: string, language: Locale): boolean =>
  OF_SOMEBODY[language].test(change) &&
  NAMES_SOMEBODY.test(pain) &&
  !/(?<!\p{L})usted(?:es)?(?!\p{L})/iu.test(change);

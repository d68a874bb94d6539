/** Verbs of "tú" that facts are typed with; each loses its s for "usted". What is a noun as well ("compras") is left. */
const VERBS =
  'quieres|quieras|puedes|puedas|necesitas|necesites|tienes|tengas|eliges|elijas|recibes|recibas|decides|decidas|sabes|sepas|buscas|busques|prefieres|prefieras|llegas|llegues|pides|pidas|ahorras|disfrutas|disfrutes|vas|vayas|estás|estés|haces|hagas|vienes|vengas|pagues|olvidas|olvides|sientes|sientas';

/** An order to "tú" where what follows shows that it is one. */
const ORDERS: Readonly<Record<string, string>> = {
  ...{
    elige: 'elija',
    cancela: 'cancele',
    pide: 'pida',
    reserva: 'reserve',
    prueba: 'pruebe',
    cuida: 'cuide',
  },
  ...{ disfruta: 'disfrute', descubre: 'descubra', decide: 'decida', paga: 'pague', escribe: 'escriba' },
};

const START = '(?<![\\p{L}])';
const END = '(?![\\p{L}])';
const word = (source: string): RegExp => new RegExp(START + source + END, 'giu');

const capitalLike = (typed: string, said: string): string =>
  /^\p{Lu}/u.test(typed) ? said.charAt(0).toUpperCase() + said.slice(1) : said;

const CHANGES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    word(`(?:${Object.keys(ORDERS).join('|')})(?= (?:tus?|cuando|entre)${END})`),
    (found) => ORDERS[found.toLowerCase()] ?? found,
  ],
  // "Pruébalo" carries its object with it.
  [
    new RegExp(`${START}(?:pruéb|llév|resérv|disfrút)a(?=l[oa]s?${END})`, 'giu'),
    (found) => `${found.slice(0, -1)}e`,
  ],
  [new RegExp(`${START}(?:píd|descúbr)e(?=l[oa]s?${END})`, 'giu'), (found) => `${found.slice(0, -1)}a`],
  [new RegExp(`${START}elíge(?=l[oa]s?${END})`, 'giu'), () => 'elíja'],
  [word('llévate(?= |$)'), () => 'llévese'],
  // "Te lo llevamos" and "te olvidas" take "se", "te ayuda" takes "le".
  [word(`te(?= (?:l[oa]s?|${VERBS})${END})`), () => 'se'],
  [word('te'), () => 'le'],
  [word(`(?:${VERBS})`), (found) => found.slice(0, -1)],
  [word('eres'), () => 'es'],
  [word('contigo'), () => 'con usted'],
  [word('ti'), () => 'usted'],
  [word('tu'), () => 'su'],
  [word('tus'), () => 'sus'],
];

/**
 * What was typed to "tú" as a text says it that says "usted", so that it never mixes the two. Names are the caller's
 * to keep out.
 */
export const toUsted = (text: string): string =>
  CHANGES.reduce(
    (said, [pattern, change]) => said.replace(pattern, (found) => capitalLike(found, change(found))),
    text,
  );

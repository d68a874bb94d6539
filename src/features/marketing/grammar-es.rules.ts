import { foldText } from '#shared/text.ts';

export type Gender = 'm' | 'f';
export type NounForm = { gender: Gender; isPlural: boolean };

/** Feminine nouns that take "el" and "un" in the singular, because their stressed first sound is an a. */
const STRESSED_A =
  /^(?:h?a(?:gua|ula|rea|rma|lma|guila|mbre|la|rca|cha|ba|ncla|sma|lga|nfora|va|da|ve)|h?acta)$/;

/** Masculine though they end in -a, feminine though they end in -o or in a consonant. */
const MASCULINE = new Set(
  'dia mapa sofa problema sistema programa tema idioma clima aroma diploma esquema planeta panorama poema drama dilema kilo gramo litro aceite cafe te chocolate tomate postre viaje envase paquete bote tarro lote soporte transporte corte coste cliente perfume jarabe estuche cofre molde peine cine coche bosque puente nombre informe detalle elote guante traje calcetin cojin jabon jamon salon balon buzon cajon camion avion sillon colchon carton boton algodon limon melon jersey reloj pan plan vino lapiz arroz maiz pez juez barniz'.split(
    ' ',
  ),
);
const FEMININE = new Set(
  'mano foto moto radio carne leche noche tarde llave nube clase base fase frase sede serie especie superficie nieve sangre suerte muerte mente gente fuente parte red pared piel sal miel hiel flor labor imagen luz paz vez voz cruz raiz nuez tez ley sor web app carcel sed salud virtud ciudad torre calle clave crisis dosis tesis sintesis hipotesis'.split(
    ' ',
  ),
);

const LAST_IS_FEMININE = /(?:cion|sion|gion|dad|tad|tud|umbre|ez|iz|itis|[^m]a)$/;
const LAST_IS_MASCULINE = /(?:o|or|aje|ma|on|an|in|al|el|il|en|ar|er|ir|ez)$/;

/** Words that look like plurals and are not. */
const SINGULAR_IN_S =
  /^(?:tesis|crisis|dosis|analisis|oasis|bus|autobus|mes|interes|gas|dios|pais|virus|campus|lunes|martes|atlas|cactus|compas|ingles|frances|pos|tres|seis|menos|mas|mosaicos?is)$/;

function singularOf(folded: string): string {
  if (folded.endsWith('ces')) return `${folded.slice(0, -3)}z`;
  if (/[aeo]s$/.test(folded) && !/[^aeiou][dlnrjy]es$/.test(folded) && !/[dlnrjy]es$/.test(folded))
    return folded.slice(0, -1);
  if (folded.endsWith('es')) return folded.slice(0, -2);
  return folded.endsWith('s') ? folded.slice(0, -1) : folded;
}

const isPluralWord = (folded: string): boolean =>
  folded.length > 3 && folded.endsWith('s') && !SINGULAR_IN_S.test(folded);

function genderOf(folded: string): Gender | undefined {
  if (MASCULINE.has(folded)) return 'm';
  if (FEMININE.has(folded)) return 'f';
  if (LAST_IS_FEMININE.test(folded)) return 'f';
  if (LAST_IS_MASCULINE.test(folded)) return 'm';
  return undefined;
}

/** Gender and number as a noun's ending shows them, or nothing where it shows none. */
export function nounForm(noun: string): NounForm | undefined {
  const folded = foldText(noun);
  if (!/^[a-z]{2,}$/.test(folded)) return undefined;
  const isPlural = isPluralWord(folded);
  const singular = isPlural ? singularOf(folded) : folded;
  const gender = genderOf(singular) ?? genderOf(`${singular}e`);
  return gender && { gender, isPlural };
}

export function article(kind: 'el' | 'un', noun: string, { gender, isPlural }: NounForm): string {
  if (isPlural) return kind === 'el' ? (gender === 'm' ? 'los' : 'las') : gender === 'm' ? 'unos' : 'unas';
  if (gender === 'm' || STRESSED_A.test(foldText(noun))) return kind;
  return kind === 'el' ? 'la' : 'una';
}

/** An adjective in its dictionary form (masculine singular) beside a noun. */
export function agree(adjective: string, { gender, isPlural }: NounForm): string {
  let word = adjective;
  if (gender === 'f') {
    if (word.endsWith('o')) word = `${word.slice(0, -1)}a`;
    else if (/(?:dor|tor|sor)$/.test(word)) word += 'a';
    else if (/[áéíó][ns]$/.test(word)) word = `${foldText(word)}a`;
  }
  return isPlural ? pluralEs(word) : word;
}

const STRESS_OFF: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

/** The plural of one Spanish word; the accent of "jamón" goes, that of "sofá" stays. */
export function pluralEs(word: string): string {
  if (/[aeiouáéó]$/i.test(word)) return `${word}s`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  if (/[áéíóú]s$/.test(word) && word.length > 4)
    return `${word.slice(0, -2)}${STRESS_OFF[word.at(-2) ?? ''] ?? ''}ses`;
  if (/[aeiou]s$/.test(word) && word.length > 3) return word;
  if (/[áéíóú]n$/.test(word)) return `${word.slice(0, -2)}${STRESS_OFF[word.at(-2) ?? ''] ?? ''}nes`;
  return `${word}es`;
}

/** "y" is "e" before the sound of i, though not before a diphthong ("nieve y hielo"). */
export const andEs = (next: string): 'y' | 'e' =>
  /^["«“‘¿¡]*h?i(?![aeou])/.test(foldText(next)) ? 'e' : 'y';

/** "o" is "u" before the sound of o, in figures too ("7 u 8"). */
export const orEs = (next: string): 'o' | 'u' =>
  /^["«“‘¿¡]*(?:h?o|8|11(?!\d)|11[.\s]?\d{3}(?!\d))/.test(foldText(next)) ? 'u' : 'o';

/** "de el" and "a el" become one word where the article is ours; a name that begins with "El" keeps it. */
export function contractEs(before: string, next: string): [string, string] {
  if (!next.startsWith('el ') || !/(?:^|\s)(?:de|a)\s$/i.test(before)) return [before, next];
  return [`${before.slice(0, -1)}l `, next.slice(3)];
}

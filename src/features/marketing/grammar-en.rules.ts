/** Spelt with a vowel and spoken with a consonant, or the other way round. */
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|uti|ura|eu|ewe|one(?!i)|once|ubiq|u-)/i;
const VOWEL_SOUND = /^(?:hour|honest|honou?r|heir|h(?=\d))/i;
const LETTER_SAID_WITH_VOWEL = /^[AEFHILMNORSX](?:[A-Z\d.&-]|$)/;
const FIGURE_SAID_WITH_VOWEL = /^(?:8|18(?![\d])|11(?![\d])|11[,.]?\d{3}(?!\d)|18[,.]?\d{3}(?!\d))/;

/** By sound: an hour, a unit, an LED lamp, an 18-month plan. */
export function aOrAn(next: string): 'a' | 'an' {
  const word = next.replace(/^["“‘'(]+/, '');
  if (/^\d/.test(word)) return FIGURE_SAID_WITH_VOWEL.test(word) ? 'an' : 'a';
  if (/^[A-Z][A-Z\d.&-]/.test(word) && !/^[A-Z]{5,}/.test(word))
    return LETTER_SAID_WITH_VOWEL.test(word) ? 'an' : 'a';
  if (VOWEL_SOUND.test(word)) return 'an';
  if (CONSONANT_SOUND.test(word)) return 'a';
  return /^[aeiouáéíóú]/i.test(word) ? 'an' : 'a';
}

const IRREGULAR: Record<string, string> = {
  person: 'people',
  man: 'men',
  woman: 'women',
  child: 'children',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  leaf: 'leaves',
  loaf: 'loaves',
  knife: 'knives',
  shelf: 'shelves',
  half: 'halves',
  life: 'lives',
  wife: 'wives',
  potato: 'potatoes',
  tomato: 'tomatoes',
  analysis: 'analyses',
  staff: 'staff',
  fish: 'fish',
  sheep: 'sheep',
  series: 'series',
};

/** The plural of an English noun; of several words, of the last one. */
export function pluralEn(noun: string): string {
  const [, before = '', last = noun] = /^(.*[\s-])?(\S+)$/u.exec(noun) ?? [];
  const known = IRREGULAR[last];
  if (known !== undefined) return before + known;
  if (/(?:s|x|z|ch|sh)$/.test(last)) return `${before}${last}es`;
  if (/[^aeiou]y$/.test(last)) return `${before}${last.slice(0, -1)}ies`;
  return `${before}${last}s`;
}

/** "the farmer's", "customers'", "Valdeón's", "James's". */
export const possessive = (name: string, isPlural = false): string =>
  isPlural && /s$/.test(name) ? `${name}’` : `${name}’s`;

const MASS_ENDING = /(?:ing|ness|ware|ship|wear|dom|ery|ism)$/;
const MASS = new Set(
  'milk cheese oil water wine beer bread butter flour honey rice salt sugar leather cotton wool linen silk steel wood glass paper plastic rubber oak pine gold silver advice support access information data equipment furniture software hardware delivery installation maintenance assistance quality flavour flavor taste aroma cover coverage insurance traceability transparency comfort power light time space storage security privacy compliance protection nutrition health care fun music food coffee tea chocolate soap skin hair durability flexibility capacity visibility accuracy'.split(
    ' ',
  ),
);

export type EnglishNoun = 'one' | 'many' | 'mass';

/** How an English noun counts, as far as its form shows it. */
export function nounCount(noun: string): EnglishNoun {
  const word = noun.toLowerCase();
  if (MASS.has(word) || MASS_ENDING.test(word)) return 'mass';
  if (/(?:[^su]s|people|men|women|children|feet)$/.test(word) && !/(?:is|lens|bus|gas|canvas)$/.test(word))
    return 'many';
  return 'one';
}

import { foldText } from '#shared/text.ts';
import { GOODS } from './glossary-goods.values.ts';
import { SERVICES } from './glossary-services.values.ts';
import { ADJECTIVES, PARTICIPLES, PHRASES, VERBS } from './glossary-words.values.ts';
import { pluralEn } from './grammar-en.rules.ts';
import { agree, pluralEs, type Gender } from './grammar-es.rules.ts';

/** What a glossary noun is besides its words, by the letters of glossary-goods.values.ts. */
export type Noun = {
  es: string;
  gender: Gender;
  en: string;
  isMass: boolean;
  isMaterial: boolean;
  isAnimal: boolean;
  isPerson: boolean;
  isHolder: boolean;
  isTime: boolean;
  isMeasure: boolean;
};
export type NounEntry = { noun: Noun; isPlural: boolean };
export type AdjectiveEntry = { es: string; en: string };
export type VerbEntry = { es: [string, string]; en: [string, string]; isPlural: boolean };
export type PhraseEntry = { es: string; en: string; kind: string };

const spaced = (text: string): string => text.replaceAll('_', ' ');
const rows = (table: string): string[] => table.trim().split(/\s+/);

/** Only the head and the words that agree with it take the plural: "tiendas gourmet", "cajas de madera". */
function pluralPhraseEs(phrase: string): string {
  const [head = '', ...rest] = phrase.split(' ');
  const tail = rest.map((word, index) =>
    /[oa]$/.test(word) && !rest.slice(0, index + 1).includes('de') && !/^(?:vera)$/.test(word)
      ? pluralEs(word)
      : word,
  );
  return [pluralEs(head), ...tail].join(' ');
}

function readNoun(row: string): Noun {
  const [es = '', gender = 'm', en = '', kinds = ''] = row.split(',');
  return {
    es: spaced(es),
    gender: gender === 'f' ? 'f' : 'm',
    en: spaced(en),
    isMass: kinds.includes('u'),
    isMaterial: kinds.includes('m'),
    isAnimal: kinds.includes('a'),
    isPerson: kinds.includes('h'),
    isHolder: kinds.includes('k'),
    isTime: kinds.includes('t'),
    isMeasure: kinds.includes('w'),
  };
}

const NOUNS = [...rows(GOODS), ...rows(SERVICES)].map(readNoun);
const ADJECTIVE_ROWS = rows(ADJECTIVES).map((row): AdjectiveEntry => {
  const [es = '', en = ''] = row.split(',').map(spaced);
  return { es, en };
});
const PARTICIPLE_ROWS = rows(PARTICIPLES).map((row): AdjectiveEntry => {
  const [es = '', en = ''] = row.split(',').map(spaced);
  return { es, en };
});
const VERB_ROWS = rows(VERBS).map((row) => row.split(',').map(spaced));
const PHRASE_ROWS = PHRASES.trim()
  .split('\n')
  .map((row): PhraseEntry => {
    const [es = '', en = '', kind = ''] = row.split('=').map((part) => part.trim());
    return { es, en, kind };
  });

/** The first entry of a word stays, so that an ambiguous word has one meaning and the same one always. */
function index<T>(entries: Iterable<readonly [string, T]>): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const [word, entry] of entries) {
    const key = foldText(word);
    if (!map.has(key)) map.set(key, entry);
  }
  return map;
}

const forms = ({ es }: AdjectiveEntry): string[] =>
  (['m', 'f'] as const).flatMap((gender) =>
    [false, true].map((isPlural) =>
      es
        .split(' ')
        .map((word) => agree(word, { gender, isPlural }))
        .join(' '),
    ),
  );

export const SPANISH_NOUNS = index<NounEntry>(
  NOUNS.flatMap((noun): (readonly [string, NounEntry])[] => [
    [noun.es, { noun, isPlural: false }],
    [pluralPhraseEs(noun.es), { noun, isPlural: true }],
  ]),
);
export const ENGLISH_NOUNS = index<NounEntry>(
  NOUNS.flatMap((noun): (readonly [string, NounEntry])[] => [
    [noun.en, { noun, isPlural: false }],
    [pluralEn(noun.en), { noun, isPlural: true }],
  ]),
);
export const SPANISH_ADJECTIVES = index(
  ADJECTIVE_ROWS.flatMap((row) => forms(row).map((form) => [form, row] as const)),
);
export const ENGLISH_ADJECTIVES = index(ADJECTIVE_ROWS.map((row) => [row.en, row] as const));
export const SPANISH_PARTICIPLES = index(
  PARTICIPLE_ROWS.flatMap((row) => forms(row).map((form) => [form, row] as const)),
);
export const ENGLISH_PARTICIPLES = index(PARTICIPLE_ROWS.map((row) => [row.en, row] as const));
/** "hecho a mano" agrees in its first word; an expression that begins otherwise does not change. */
const agreeing = ({ es, kind }: PhraseEntry): string[] => {
  const [first = '', ...rest] = es.split(' ');
  const doesAgree = kind === 'adjective' && /(?:o|il)$/.test(first);
  return doesAgree ? forms({ es: first, en: '' }).map((form) => [form, ...rest].join(' ')) : [es];
};

export const SPANISH_PHRASES = index(
  PHRASE_ROWS.flatMap((row) => agreeing(row).map((form) => [form, row] as const)),
);
export const ENGLISH_PHRASES = index(PHRASE_ROWS.map((row) => [row.en.replaceAll('’', "'"), row] as const));

const verbIndex = (language: 0 | 2) =>
  index<VerbEntry>(
    VERB_ROWS.flatMap(([one = '', many = '', oneEn = '', manyEn = '']) => {
      const verb = { es: [one, many] as [string, string], en: [oneEn, manyEn] as [string, string] };
      const [singular, plural] = language === 0 ? [one, many] : [oneEn, manyEn];
      return [
        [singular, { ...verb, isPlural: singular === plural }],
        [plural, { ...verb, isPlural: true }],
      ] as const;
    }),
  );
export const SPANISH_VERBS = verbIndex(0);
export const ENGLISH_VERBS = verbIndex(2);

export const pluralNounEs = (noun: Noun): string => pluralPhraseEs(noun.es);
export const pluralNounEn = (noun: Noun): string => (noun.isMass ? noun.en : pluralEn(noun.en));

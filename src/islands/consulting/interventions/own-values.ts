import { COMPANY_SIZES, type CompanySize } from '#features/consulting/companies/company.values.ts';
import type { OwnIntervention } from '#features/consulting/report/catalogue/own/own.schema.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import { LOCALES, type Locale } from '#shared/languages.ts';
import { numberText, parseNumber } from '#shared/numbers/amount.ts';
import { foldText } from '#shared/texts/text.ts';

export const LINES = [
  'title',
  'problem',
  'first',
  'lasting',
  'owner',
  'kpi',
  'kpiHow',
  'tool',
  'toolMust',
  'before',
  'risk',
] as const;
export const SINGLE = ['effort', 'weeks'] as const;
export const RANGES = ['setupEuros', 'runningEurosPerYear'] as const;
export const SHARES = ['savedShare', 'avoidedShare'] as const;

export type Entry = Pick<OwnIntervention, 'figures' | 'words'>;
type Figures = Entry['figures'];
type Words = NonNullable<Entry['words'][Locale]>;

const same = <Figure>(figure: Figure) => ({ small: figure, medium: figure, large: figure });
export const newFigures = (figuresSource: string): Figures => ({
  match: { process: 'other', symptoms: [], sectors: [], sizes: [], about: [] },
  effort: same(2),
  weeks: same(4),
  setupEuros: same<[number, number]>([0, 0]),
  runningEurosPerYear: same<[number, number]>([0, 0]),
  savedShare: null,
  avoidedShare: null,
  figuresSource,
  module: null,
  needs: [],
});

const wordValues = (locale: Locale, words: Words | null): FormValues =>
  Object.fromEntries(
    LINES.map((name) => [
      `words.${locale}.${name}`,
      name === 'toolMust' ? (words?.toolMust ?? []).join('\n') : (words?.[name] ?? ''),
    ]),
  );

/** An entry as its form shows it; a share is typed as it is spoken of, in per cent. */
export function ownValues({ figures, words }: Entry, tag: string): FormValues {
  const number = (value: number) => numberText(value, tag);
  const values: Record<string, string> = {
    ...Object.assign({}, ...LOCALES.map((locale) => wordValues(locale, words[locale]))),
    'match.process': figures.match.process,
    'match.symptoms': figures.match.symptoms.join(),
    'match.about': (figures.match.about ?? []).join('\n'),
    figuresSource: figures.figuresSource,
  };
  for (const size of COMPANY_SIZES) {
    for (const name of SINGLE) values[`${name}.${size}`] = number(figures[name][size]);
    for (const name of RANGES)
      figures[name][size].forEach((value, end) => (values[`${name}.${size}.${end}`] = number(value)));
  }
  for (const name of SHARES)
    for (const end of [0, 1]) {
      const value = figures[name]?.[end];
      values[`${name}.${end}`] = value === undefined ? '' : number(Math.round(value * 1_000) / 10);
    }
  return values;
}

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Word beginnings as the catalogue compares them. */
const phraseOf = (line: string): string => (foldText(line).match(/[a-z0-9]+/g) ?? []).join(' ');

const isTyped = (values: FormValues, locale: Locale, name: (typeof LINES)[number]): boolean =>
  (values[`words.${locale}.${name}`] ?? '').trim() !== '';

function wordsOf(values: FormValues, locale: Locale, before: Words | null, isAsked: boolean): object | null {
  const typed = Object.fromEntries(
    LINES.map((name) => [name, (values[`words.${locale}.${name}`] ?? '').trim()]),
  );
  if (!isAsked && Object.values(typed).every((text) => text === '')) return null;
  // Of a file: the form does not show it.
  const { cases, ownerSmall } = before ?? {};
  return {
    ...typed,
    ...(cases && { cases }),
    ...(ownerSmall && { ownerSmall }),
    toolMust: linesOf(typed['toolMust']),
  };
}

/**
 * The body that a form states; what it does not show stays as it was in `before`. Where nothing was written in any
 * language, `language` is the one whose fields are to be filled in.
 */
export function ownBody(values: FormValues, before: Entry, tag: string, language: Locale): object {
  const isWritten = LOCALES.some((locale) => LINES.some((name) => isTyped(values, locale, name)));
  // A text that is no number becomes NaN, which JSON sends as null and the server refuses at its field.
  const number = (name: string) => parseNumber(values[name] ?? '', tag) ?? Number.NaN;
  const bySize = <Value>(read: (size: CompanySize) => Value) => ({
    small: read('small'),
    medium: read('medium'),
    large: read('large'),
  });
  const share = (name: (typeof SHARES)[number]) => {
    if (!values[`${name}.0`]?.trim() && !values[`${name}.1`]?.trim()) return null;
    return [number(`${name}.0`) / 100, number(`${name}.1`) / 100];
  };
  return {
    ...before.figures,
    match: {
      ...before.figures.match,
      process: values['match.process'],
      symptoms: (values['match.symptoms'] ?? '').split(',').filter((id) => id !== ''),
      about: linesOf(values['match.about'])
        .map(phraseOf)
        .filter((phrase) => phrase !== ''),
    },
    ...Object.fromEntries(SINGLE.map((name) => [name, bySize((size) => number(`${name}.${size}`))])),
    ...Object.fromEntries(
      RANGES.map((name) => [
        name,
        bySize((size) => [number(`${name}.${size}.0`), number(`${name}.${size}.1`)]),
      ]),
    ),
    ...Object.fromEntries(SHARES.map((name) => [name, share(name)])),
    figuresSource: values['figuresSource'] ?? '',
    words: Object.fromEntries(
      LOCALES.filter((locale) => isWritten || locale === language).map((locale) => [
        locale,
        wordsOf(values, locale, before.words[locale], !isWritten),
      ]),
    ),
  };
}

const MOST_TITLE = 80;
const MOST_SENTENCE = 420;

/** A consultant's own recommendation as the words of an intervention: its first line is the title, the rest the solution. */
export function wordsOfText(text: string): Pick<Words, 'title' | 'first' | 'lasting'> {
  const [title = '', ...rest] = text.trim().split('\n');
  const body = rest.join(' ').replaceAll(/\s+/g, ' ').trim();
  const [first = ''] = body.split(/(?<=[.!?])\s/u, 1);
  const lasting = body.slice(first.length).trim();
  return {
    title: title.replace(/[.:]$/u, '').slice(0, MOST_TITLE),
    first: first.slice(0, MOST_SENTENCE),
    lasting: (lasting === '' ? first : lasting).slice(0, MOST_SENTENCE),
  };
}

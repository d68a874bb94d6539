import { INTL_TAG, type Locale } from '#shared/languages.ts';
import type { TextTree } from '#shared/texts/text.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import {
  DEFAULT_CURRENCY,
  type Country,
  type Currency,
} from '#features/consulting/companies/company.values.ts';
import { countryName } from '#features/consulting/companies/country.rules.ts';
import type { Range } from '#features/consulting/report/plan/figures.schema.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import { opening } from '#features/consulting/report/text/quote.rules.ts';
import { reportWords, type ReportWords } from '#features/consulting/report/text/words.rules.ts';

/** Words of a problem that stand for it where the rules read nothing. */
const BEGINNING_WORDS = 10;
const beginningOf = (description: string): string => opening(description, BEGINNING_WORDS);

/** The words of what D22 adds, with money, hours, months and days as a reader of that language writes them. */
export type PlanWords = ReportWords & {
  /** "4.435 €"; a range "2.904–4.066 €", whole, in the company's currency. */
  money: (low: number | null, high?: number | null) => string;
  /** With its cents, where it has any. */
  exactMoney: (cents: number) => string;
  hours: (low: number, high?: number) => string;
  months: (low: number, high: number) => string;
  /** "9–21 %", of shares. */
  percents: (low: number, high: number) => string;
  /** "11 ene 2027". */
  day: (day: string) => string;
  /** "1 de enero de 2027", within a sentence. */
  longDay: (day: string) => string;
  /** "11 ene". */
  dayOfMonth: (day: string) => string;
  country: (country: Country) => string;
  /** "pounds sterling", "libras esterlinas": the company's currency in words. */
  currency: string;
  range: (range: Range) => string;
  /** "facturas de proveedores registradas a mano": what the reading of a problem says, else its first words. */
  readingOf: (problem: Row) => string;
  /** The client's own first words; a short problem whole. */
  firstWordsOf: (problem: Row) => string;
  /** Only what it is about; the generic word where nothing was read. */
  processOf: (problem: Row) => string;
  /** "missed appointments": what is counted of a problem each month. */
  casesOf: (problem: Row | undefined, count: number) => string;
};

type Row = ReportSnapshot['problems'][number];

const EN_DASH = '–';
const MINUS = '−';
/** Beyond ten years the month says nothing. */
const MOST_MONTHS = 120;

export function planWords(
  texts: TextTree,
  locale: Locale,
  readings: TextTree,
  currency: Currency = DEFAULT_CURRENCY,
): PlanWords {
  const words = reportWords(texts, locale);
  const reading = reportWords(readings, locale);
  const whole = new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 0, useGrouping: 'always' });
  const money = new Intl.NumberFormat(INTL_TAG[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    maximumFractionDigits: 0,
  });
  const exact = new Intl.NumberFormat(INTL_TAG[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
  });
  const days = new Intl.DateTimeFormat(INTL_TAG[locale], {
    dateStyle: 'medium',
    timeZone: DEFAULT_TIME_ZONE,
  });
  const long = new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE });
  const short = new Intl.DateTimeFormat(INTL_TAG[locale], {
    day: 'numeric',
    month: 'short',
    timeZone: DEFAULT_TIME_ZONE,
  });
  // `formatRange` repeats the sign or writes "~" where both ends round to the same amount.
  const between = (format: (value: number) => string, low: number, high: number): string => {
    const [from, to] = [format(low), format(high)];
    return from === to ? to : `${from}${EN_DASH}${to}`;
  };
  // `Intl` formats a number ten times slower, and a long report has thousands.
  const separator = whole.format(1000).slice(1, -3);
  const number = (value: number): string => {
    // eslint-disable-next-line regexp/no-super-linear-move -- a number has 21 digits at most
    const digits = String(Math.round(Math.abs(value))).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
    return value < 0 && digits !== '0' ? `${MINUS}${digits}` : digits;
  };
  const [before, after] = money.format(1).split('1');
  const amount = (cents: number): string => {
    const digits = number(cents / 100);
    const sign = digits.startsWith(MINUS) ? MINUS : '';
    return `${sign}${before}${digits.slice(sign.length)}${after}`;
  };
  /** Memoised: a long plan names few days many times. */
  const dayWriter = (format: Intl.DateTimeFormat) => {
    const written = new Map<string, string>();
    return (iso: string): string => {
      const known = written.get(iso);
      if (known !== undefined) return known;
      const fresh = format.format(new Date(`${iso}T12:00:00Z`));
      written.set(iso, fresh);
      return fresh;
    };
  };
  return {
    ...words,
    money: (low, high = low) => {
      if (low === null || high === null) return words.say('notQuantified');
      const [from, to] = [number(low / 100), amount(high)];
      if (from === number(high / 100)) return to;
      // A dash beside a minus sign reads as another minus.
      if (low < 0) return words.say('amounts', { from: amount(low), to });
      return `${before}${from}${EN_DASH}${number(high / 100)}${after}`;
    },
    exactMoney: (cents) => (cents % 100 === 0 ? amount(cents) : exact.format(cents / 100)),
    hours: (low, high = low) => `${between(number, low, high)} h`,
    months: (low, high) => {
      if (low > MOST_MONTHS) return words.say('monthsBeyond');
      if (high <= 0) return words.say('monthsAtOnce');
      if (high > MOST_MONTHS) {
        const from = Math.ceil(low);
        return from <= 0 ? words.say('monthsFromAtOnce') : words.say('monthsUpwards', { count: from, from });
      }
      return words.say('months', {
        count: Math.ceil(high),
        range: between(number, Math.ceil(low), Math.ceil(high)),
      });
    },
    percents: (low, high) => {
      const [from, to] = [words.percent(low), words.percent(high)];
      return from === to ? to : `${from.replace(/\s?%$/, '')}${EN_DASH}${to}`;
    },
    dayOfMonth: dayWriter(short),
    day: dayWriter(days),
    longDay: dayWriter(long),
    country: (country) => countryName(country, locale),
    currency: words.say(`currencies.${currency}`),
    range: ({ low, high }) => between(words.number, low, high),
    processOf: ({ reading: read }) => reading.say(`processes.${read?.process ?? 'other'}`),
    casesOf: (problem, count) => reading.say(`cases.${problem?.reading?.process ?? 'other'}`, { count }),
    firstWordsOf: ({ description }) => words.label(beginningOf(description)),
    readingOf: ({ reading: read, description }) => {
      if (read === undefined || read.process === 'other') {
        return words.label(beginningOf(description));
      }
      return read.symptom === 'other'
        ? reading.say(`processes.${read.process}`)
        : reading.say(`pairs.${read.process}.${read.symptom}`);
    },
  };
}

import { anyWord } from '#features/language/problem-words.rules.ts';
import type { ProblemWords } from '#features/language/en/problem-words.rules.ts';
import { NUMBER } from './typed-numbers.rules.ts';

/** Expressions for texts folded by `foldInPlace`; every repetition is bounded, so that long texts stay cheap. */
const NAMED = /\?<(?![!=])/g;

/** Tests whether a text has a word of a list, as it may stand in it. */
const saying = (of: (words: ProblemWords) => string, signs = ''): RegExp =>
  new RegExp(`${signs}${signs === '' ? '' : '|'}${anyWord(of)}`);

const EVERY = `(?:${anyWord(({ every }) => every)})`;
const EACH = `(?:${anyWord(({ each }) => each)})`;
const NO_THING = anyWord(({ noThing }) => noThing);
const namesOf = (period: keyof ProblemWords['periods']): string =>
  `(?:${anyWord(({ periods }) => periods[period])})`;
const PARTS_OF_DAY = `${EVERY} (?:${anyWord(({ partsOfDay }) => partsOfDay)})\\b`;
const periodSource = (period: keyof ProblemWords['periods']): string =>
  `(?:${anyWord(({ perPeriod }) => perPeriod[period])}|/|${EVERY}) ?${namesOf(period)}\\b|(?:${anyWord(({ periodAdverbs }) => periodAdverbs[period])})\\b`;
const PERIOD = `(?:(?<day>${periodSource('day')}|${PARTS_OF_DAY})|(?<week>${periodSource('week')})|(?<fortnight>${periodSource('fortnight')})|(?<month>${periodSource('month')})|(?<year>${periodSource('year')}))`;
/** A period that may stand before what it counts: "every week 4 errors"; "a day, 4 errors" belongs to something else. */
const LEADING = `(?:(?<day>${EVERY} ${namesOf('day')}s?\\b|${PARTS_OF_DAY})|(?<week>${EVERY} ${namesOf('week')}\\b)|(?<fortnight>${EVERY} ${namesOf('fortnight')}\\b)|(?<month>${EVERY} ${namesOf('month')}\\b)|(?<year>${EVERY} ${namesOf('year')}s?\\b))`;
/** A flow, not an amount that stands. */
export const PERIOD_BEHIND = new RegExp(
  `^[^.;,]{0,24}?(?:${anyWord(({ perTime }) => perTime)}) (?:${(['day', 'week', 'fortnight', 'month', 'year'] as const).map(namesOf).join('|')})\\b`,
);
/** Up to three words between a number and its period: "two hours of typing a day". */
const WORDS_BETWEEN = '(?:\\s{1,2}[a-z]+){0,3}?\\s{0,2},?\\s{0,2}';

const NAMED_LENGTHS = (['half', 'quarters', 'quarter', 'halfDay', 'bare', 'bareDay'] as const)
  .map((name) => `(?<${name}>${anyWord(({ lengths }) => lengths[name])})`)
  .join('|');
const LENGTH = `(?:${NAMED_LENGTHS}|(?<clockHours>\\d{1,2}) ?h ?(?<clockMinutes>[0-5]\\d)(?!\\d)(?: ?min\\b)?|(?<number>${NUMBER})(?<mixed>${anyWord(({ numberAndHalf }) => numberAndHalf)})?\\s?(?:(?<hours>${anyWord(({ hours }) => hours)}|h)(?![a-z\\d])(?<plus>${anyWord(({ hoursAndHalf }) => hoursAndHalf)})?|(?<minutes>${anyWord(({ minutes }) => minutes)})(?![a-z])|(?<days>${anyWord(({ days }) => days)})(?![a-z])(?<plusDays>${anyWord(({ daysAndHalf }) => daysAndHalf)})?))`;

export const HOURS_A_PERIOD = new RegExp(`${LENGTH}(?<between>${WORDS_BETWEEN})${PERIOD}`, 'g');
export const PERIOD_THEN_HOURS = new RegExp(`(?<![a-z])${LEADING}(?:,?\\s[a-z]+){0,5}?,?\\s${LENGTH}`, 'g');
export const HOURS_EACH = new RegExp(
  `${LENGTH}\\s(?:${anyWord(({ eachOne }) => eachOne)})|(?<![a-z])${EACH} (?!${NO_THING})[a-z]+(?:\\s[a-z]+){0,3}?\\s${LENGTH.replace(NAMED, '?<then_')}`,
  'g',
);
export const COUNT_A_PERIOD = new RegExp(`(?<count>${NUMBER})(?:\\s[a-z-]+){0,3}?\\s${PERIOD}`, 'g');

/** Most texts have none of these; one look at a word saves the long expressions. */
export const SAYS_PERIOD = saying(({ saysPeriod }) => saysPeriod);
export const SAYS_LENGTH = saying(({ saysLength }) => saysLength, 'min|\\dh|\\bh\\b');
export const SAYS_EACH = saying(({ saysEach }) => saysEach);
export const SAYS_MONEY = saying(({ currencies }) => currencies, '[€£$]|eur|chf|gbp|usd');
/** A count in units of time or money counts no thing. */
export const SAYS_UNIT = saying(({ units }) => units, '\\bmin\\b|\\bh\\b|euro');
export const A_DAY = new RegExp(`(?:${anyWord(({ perPeriod }) => perPeriod.day)}) ${namesOf('day')}$`);

const INCIDENT = `(?:${anyWord(({ incidents }) => incidents)})`;
export const SAYS_INCIDENT = new RegExp(
  `(?<![a-z])(?:${INCIDENT}(?![a-z])|${anyWord(({ saysFailing }) => saysFailing)})`,
);
export const INCIDENTS = new RegExp(
  `(?<count>${NUMBER})(?:\\s[a-z]+){0,2}?\\s${INCIDENT}\\b(?:\\s[a-z]+){0,3}?\\s?,?\\s?${PERIOD}`,
  'g',
);
export const PERIOD_THEN_INCIDENTS = new RegExp(
  `(?<![a-z])${LEADING}(?:,?\\s[a-z]+){0,4}?,?\\s(?<count>${NUMBER})(?:\\s[a-z]+){0,2}?\\s${INCIDENT}\\b`,
  'g',
);
export const FAILING = new RegExp(
  `(?<![a-z])(?:${anyWord(({ fails }) => fails)})[a-z]*(?:\\s[a-z]+){0,4}?\\s(?:(?<twice>${anyWord(({ twice }) => twice)})|(?<single>${anyWord(({ once }) => once)})|(?<count>${NUMBER}) (?:${anyWord(({ times }) => times)}))\\s${PERIOD}`,
  'g',
);

const THOUSAND = `\\s?k|\\s(?:${anyWord(({ thousand }) => thousand)})`;
const NO_MILLION = `(?!\\s(?:${anyWord(({ million }) => million)}))`;
/** An amount in any currency; `currencyIn` says in which. */
export const AMOUNT = `(?:(?<sign>[€£$]|chf|eur|gbp|usd)\\s?(?<after>${NUMBER})(?<afterK>\\s?k)?(?![a-z])|(?<before>${NUMBER})(?<beforeK>${THOUSAND})?\\s?(?:€|£|\\$|(?:euros?|eur|chf|gbp|usd|${anyWord(({ currencies }) => currencies)})(?![a-z])))${NO_MILLION}`;
export const SUM_A_PERIOD = new RegExp(`${AMOUNT}(?:\\s[a-z]+){0,2}?\\s?${PERIOD}`, 'g');
export const COST_OF_ONE = new RegExp(
  `${AMOUNT}\\s(?:${anyWord(({ costEach }) => costEach(INCIDENT))})|(?<![a-z])${EACH} (?:${INCIDENT}|${anyWord(({ one }) => one)})(?:\\s[a-z]+){0,3}?\\s${AMOUNT.replace(NAMED, '?<then_')}`,
  'g',
);
export const PEOPLE_COUNTED = new RegExp(
  `(?<count>${NUMBER})\\s(?:${anyWord(({ people }) => people)})(?![a-z])`,
  'g',
);
export const COUNTS_OTHERS = new RegExp(
  `(?:${anyWord(({ countsOthers }) => countsOthers)})\\s(?:${anyWord(({ beforeCounted }) => beforeCounted)})?$`,
);
export const GONE = new RegExp(`^\\s(?:${anyWord(({ gone }) => gone)})`);

export const NO_COST = saying(({ noCost }) => noCost);
export const NO_EFFORT = saying(({ noEffort }) => noEffort);
export const LOSS = saying(({ loss }) => loss);

import { positionInText } from '#features/consulting/profile/contact-position.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { GRAVEST_FIRST } from '#features/consulting/profile/stake/stake.values.ts';
import { toldIn } from '#features/consulting/profile/reading/quantities/told-figures.rules.ts';
import { settleBlock } from '#features/consulting/report/plan/plan-edits.rules.ts';
import { firstMonday } from '#features/consulting/report/plan/schedule.rules.ts';
import { troubleOf, type Trouble } from '#features/consulting/report/plan/trouble.rules.ts';
import { addDays } from '#shared/dates/days.ts';
import { hasTyped } from './wording/sources.rules.ts';
import { inWords } from './wording/titles.rules.ts';
import type { Problem, Section, Writing } from './section.types.ts';

/** The figure that a question asks for: it is left out where that is on record. */
type Figure = 'often' | 'cost' | 'hours' | 'sum';
const QUESTIONS = {
  often: 'often',
  who: null,
  ifGone: null,
  begins: null,
  costEach: 'cost',
  caseTime: 'hours',
  cases: 'hours',
  undone: null,
  waitsFor: null,
  waiting: null,
  wrong: 'often',
  step: null,
  toPutRight: 'cost',
  same: null,
  lastThree: null,
  noticed: null,
  found: null,
  standIn: null,
  waited: null,
  written: null,
  exposed: null,
  keepAway: null,
  advisor: null,
  asksFor: null,
  notAllowed: null,
  office: null,
  owesWhat: 'sum',
  objects: null,
  supplied: null,
  term: null,
  owedWhat: 'sum',
  ifUnpaid: null,
  payDay: null,
} as const satisfies Record<string, Figure | null>;
type Question = keyof typeof QUESTIONS;

/** In their order; the first three that ask for nothing on record are asked. */
const ASKED: Readonly<Record<Exclude<Trouble, 'feeling'>, readonly Question[]>> = {
  count: ['often', 'who', 'ifGone', 'begins'],
  time: ['caseTime', 'cases', 'undone', 'waitsFor', 'begins'],
  wait: ['waitsFor', 'waiting', 'costEach', 'same'],
  errors: ['wrong', 'step', 'toPutRight', 'same', 'noticed'],
  loss: ['lastThree', 'noticed', 'costEach', 'found'],
  person: ['standIn', 'waited', 'written'],
  safety: ['exposed', 'keepAway', 'advisor'],
  legal: ['asksFor', 'notAllowed', 'office'],
  owed: ['owesWhat', 'objects', 'supplied', 'term'],
  owing: ['owedWhat', 'ifUnpaid', 'payDay', 'term'],
};
const MOST_ASKED = 3;
/** Troubles whose change of decision rests on a figure that the questions bring. */
const RESTS_ON_FIGURES: readonly Trouble[] = ['count', 'time'];

/** From the Monday of the first week to the Friday of the second. */
const FORTNIGHT_DAYS = 11;
const DAYS_OF_WEEK = 7;
/** Problems that get a sheet each; the rest is settled after them, in the same way. */
const MOST_SHEETS = 8;
/** Problems that a decision names in words. */
const MOST_DECIDED = 2;
/** Problems that a sentence names. */
const MOST_NAMED = 8;

/** Figures of a problem that are on record, typed by a person. */
const knownOf = (row: Problem): ReadonlySet<Figure | null> =>
  new Set<Figure>([
    ...(row.incidentsPerMonth == null ? [] : (['often'] as const)),
    ...(row.incidentCostCents == null ? [] : (['cost'] as const)),
    ...(row.hoursPerWeek == null ? [] : (['hours', 'often'] as const)),
    ...(row.tiedUpCents == null ? [] : (['sum', 'cost'] as const)),
  ]);

/** The questions that settle a problem, and what would change the decision, as keys of the texts. */
function asked(row: Problem): { questions: Question[]; change: string } {
  const found = troubleOf(row);
  const trouble = found === 'feeling' ? 'count' : found;
  const known = knownOf(row);
  const open = ASKED[trouble].filter((question) => !known.has(QUESTIONS[question]));
  const isCounted = RESTS_ON_FIGURES.includes(trouble) && open.length < ASKED[trouble].length;
  return { questions: open.slice(0, MOST_ASKED), change: isCounted ? 'known' : trouble };
}

/** The person of the profile who knows: its owner, whoever works in its department, else the primary contact. */
function whomToAsk({ words, snapshot }: Writing, { ownerContactId, departmentId }: Problem): string {
  const people = snapshot.contacts ?? [];
  const owner = people.find(({ id }) => id === ownerContactId);
  const department = snapshot.departments.find(({ id }) => id === departmentId);
  const primary = people.find(({ isPrimary }) => isPrimary);
  const named = owner ?? (department === undefined ? primary : undefined);
  // The report is addressed to the primary contact, who is not sent to somebody of that name.
  if (named !== undefined && named === primary) return words.say('settle.askYou');
  if (named !== undefined)
    return `${words.label(named.name)}, ${words.label(positionInText(named.position))}`;
  return department === undefined
    ? words.say('settle.askTeller')
    : words.say('settle.askDepartment', { department: words.label(department.name) });
}

/** A duty, a danger or money owed: its sheet comes before the actions. */
const isAtStake = (row: Problem): boolean => stakeOf(row) !== undefined;

const untilText = ({ words, snapshot, reportDay }: Writing, row?: Problem): string => {
  const { startDate } = snapshot.company;
  // A duty, or money owed, waits for one week, which begins with the report as its actions do, whatever start is wished.
  const isFirst = row !== undefined && isAtStake(row);
  const day = isFirst
    ? addDays(reportDay, DAYS_OF_WEEK)
    : startDate && addDays(firstMonday(startDate), FORTNIGHT_DAYS);
  return day ? words.say('settle.untilDay', { day: words.day(day) }) : words.say('settle.until');
};

/** "35 minutes · 70 a week": as told, in no sum; undefined where no figure was told. */
function toldText({ words }: Writing, row: Problem): string | undefined {
  const { figures, isContradictory } = toldIn(row.description);
  if (figures.length === 0 || hasTyped(row)) return undefined;
  return words.say(isContradictory ? 'settle.toldTwice' : 'settle.asTold', {
    figures: figures.map((figure) => words.label(figure)).join(' · '),
  });
}

/**
 * One sheet for each problem that is not understood: its words, the questions that settle it, whom to ask, until when.
 * `first` are those that stand before the actions, `rest` those after them.
 */
export function settleSections(writing: Writing): { first: Section[]; rest: Section[] } {
  const { words, numberOf, toSettle, noted } = writing;
  const ordered = toSettle.toSorted((one, other) => Number(isAtStake(other)) - Number(isAtStake(one)));
  const more = ordered.length - MOST_SHEETS;
  const shown = ordered.slice(0, MOST_SHEETS);
  const sheetOf = (row: Problem): Section => {
    const { questions, change } = asked(row);
    const told = toldText(writing, row);
    const fact = (key: string, text: string) => ({
      label: words.say(`settle.label.${key}`),
      text,
      notes: [],
    });
    return {
      id: settleBlock(row.id),
      part: 'recommendations',
      title: words.say('settle.title', { problem: words.readingOf(row) }),
      text: [
        words.say('settle.questions'),
        questions.map((question) => `• ${words.say(`settle.ask.${question}`)}`).join('\n'),
        `${words.say('settle.lead')} ${words.say(`settle.change.${change}`)}`,
      ].join('\n\n'),
      sheet: {
        id: `sheet-${numberOf(row.id)}`,
        number: numberOf(row.id),
        answers: words.say(row.reading?.isConfirmed === true ? 'settle.staysOpen' : 'settle.open'),
        isQuickWin: false,
        facts: [
          fact('said', words.label(row.description)),
          fact('ask', whomToAsk(writing, row)),
          fact('until', untilText(writing, row)),
          ...(told === undefined ? [] : [fact('told', told)]),
        ],
      },
    };
  };
  const notedOf = (row: Problem): Section => ({
    id: settleBlock(row.id),
    part: 'recommendations',
    title: words.say('settle.notedTitle', { problem: words.readingOf(row) }),
    text: words.say('settle.change.feeling'),
    sheet: {
      id: `sheet-${numberOf(row.id)}`,
      number: numberOf(row.id),
      answers: words.say('settle.noted'),
      isQuickWin: false,
      facts: [{ label: words.say('settle.label.said'), text: words.label(row.description), notes: [] }],
    },
  });
  const [first, rest] = [true, false].map((isFirst) =>
    shown.filter((row) => isAtStake(row) === isFirst).map(sheetOf),
  );
  return {
    first: first ?? [],
    rest: [
      ...(rest ?? []),
      ...(more <= 0
        ? []
        : [
            {
              id: 'settle.rest',
              part: 'recommendations' as const,
              title: '',
              text: words.say('settle.rest', { count: more }),
            },
          ]),
      ...noted.map(notedOf),
    ],
  };
}

const numbersOf = ({ words, numberOf }: Writing, rows: readonly Problem[]): string =>
  rows.length > MOST_NAMED
    ? words.say('settle.andMore', {
        problems: rows
          .slice(0, MOST_NAMED)
          .map(({ id }) => numberOf(id))
          .join(', '),
        count: rows.length - MOST_NAMED,
      })
    : words.list(rows.map(({ id }) => numberOf(id)));

/**
 * How many problems are open; undefined where all are understood. Of duties and money owed the letter has said before that
 * they are settled first.
 */
export function settleSentence(writing: Writing): string | undefined {
  const rest = writing.toSettle.filter((row) => !isAtStake(row));
  const [first] = rest;
  if (first === undefined) return undefined;
  const problems = rest.length === 1 ? inWords(writing, first) : numbersOf(writing, rest);
  return writing.words.say('settle.letter', { count: rest.length, problems });
}

/**
 * Dangers, duties and money owed that are settled in the first week, in the client's own words, for the decisions: a
 * sentence a kind, the gravest first, with what stops until then. Undefined without any.
 */
export function settleDecision(writing: Writing): string | undefined {
  const { words } = writing;
  const rows = Map.groupBy(writing.toSettle.filter(isAtStake), (row) => stakeOf(row)?.stake);
  const sentences = GRAVEST_FIRST.flatMap((stake) => {
    const own = rows.get(stake) ?? [];
    const named = own.slice(0, MOST_DECIDED).map((row) => inWords(writing, row));
    const others = own.slice(MOST_DECIDED).map(({ id }) => writing.numberOf(id));
    return own.length === 0
      ? []
      : [words.say(`decision.settle.${stake}`, { problems: words.list([...named, ...others]) })];
  });
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** The same as steps, duties and money owed first; none where all are understood. */
export const settleSteps = (writing: Writing): string[] =>
  [true, false].flatMap((isFirst) => {
    const rows = writing.toSettle.filter((row) => isAtStake(row) === isFirst);
    return rows.length === 0
      ? []
      : [
          writing.words.say('settle.step', {
            count: rows.length,
            problems: numbersOf(writing, rows),
            until: untilText(writing, rows[0]),
          }),
        ];
  });

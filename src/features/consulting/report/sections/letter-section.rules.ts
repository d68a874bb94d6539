// One long file: the sentences of the letter are chosen from the same facts, in one order.
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { usesEuro } from '#features/consulting/companies/country.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { causesOpening } from '#features/consulting/report/text/causes.rules.ts';
import { startingNow, dated, errands, reasonOf } from './wording/beginnings.rules.ts';
import { limitsOf } from './wording/limits.rules.ts';
import { fundedTotals, inFirstWave } from './opening-sections.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { settleSentence } from './settle-sections.rules.ts';
import { stakeParagraph } from './stake-sentences.rules.ts';
import { lowered, raised } from './wording/titles.rules.ts';
import { adviceOn, bringsSentence, idsOf, proposedNow, verdictSentences } from './wording/verdicts.rules.ts';

/** Dangers that the letter names, as long as it stays short; the decisions name them all. */
const MOST_DANGERS = 3;
/** Problems that are solved at once, and how many of those that wait are named. */
const HIGH_PRIORITY = 4;
const MOST_POSTPONED = 3;
const MOST_STEP_WORDS = 45;
/** Share of the cost from which the letter says that it is estimated, and the problems that it names. */
const GOOD_PART = 0.25;
const MOST_ESTIMATED = 4;

/** The first sentence of what to do first: "ask for one thing today: …" */
const firstStep = ({ interventionWords, titleOf }: Writing, action: Action): string =>
  lowered(
    (interventionWords[action.interventionId]?.first || titleOf(action)).split(/(?<=[.!?])\s/u, 1)[0] ?? '',
  ).replace(/\.$/, '');

/** Names urgent actions by their first step; before the business case, because they are none. */
function dangerSentence(writing: Writing): string | undefined {
  const { words } = writing;
  const dangers = startingNow(writing)
    .filter((action) => writing.beginningOf(action)?.why === 'danger')
    .slice(0, MOST_DANGERS);
  const beginning = dangers[0] && writing.beginningOf(dangers[0]);
  if (beginning === undefined) return undefined;
  const all = dangers.map((action) =>
    words.say('actionNamed', { title: firstStep(writing, action), id: action.id }),
  );
  const length = (count: number) => all.slice(0, count).join(' ').split(' ').length;
  const steps = all.filter((_, index) => index === 0 || length(index + 1) <= MOST_STEP_WORDS);
  return words.say('letter.danger', {
    steps: steps.join('; '),
    reason: raised(reasonOf(writing, beginning)),
  });
}

/** Money that is owed or lies in stock, beside the costs of a year. */
function tiedUpSentence({ words, figures, numberOf }: Writing): string | undefined {
  const rows = figures.problems.filter(({ tiedUpCents }) => tiedUpCents !== undefined);
  if (rows.length === 0) return undefined;
  return words.say('letter.tiedUp', {
    amount: words.money(rows.reduce((sum, { tiedUpCents = 0 }) => sum + tiedUpCents, 0)),
    problems: words.list(rows.map(({ rowId }) => numberOf(rowId))),
  });
}

/**
 * Says what the sums are in where that is not plain: example costs of the catalogue are in euros and stand unconverted,
 * since no rate is stored; so does a sum that was typed in another currency.
 */
function currencySentence(writing: Writing, begun: readonly Action[]): string | undefined {
  const { words, snapshot } = writing;
  const { country, currency } = snapshot.company;
  if (currency != null && currency !== DEFAULT_CURRENCY)
    return begun.some((action) => action.costHighCents > 0 && writing.isExample(action))
      ? words.say('letter.unconverted', { currency: words.currency })
      : words.say('letter.currency', { currency: words.currency });
  return country != null && !usesEuro(country) ? words.say('letter.euros') : undefined;
}

/** Says that the cost of a year rests on estimates, where they are a good part of it. */
function estimatedSentence({ words, figures, problems, numberOf }: Writing): string | undefined {
  const costOf = new Map(figures.problems.map((row) => [row.rowId, row.costPerYearCents ?? 0]));
  const sum = (ids: readonly number[]) => ids.reduce((total, id) => total + (costOf.get(id) ?? 0), 0);
  const ids = problems
    .filter(({ id, source }) => (source ?? 'estimated') === 'estimated' && (costOf.get(id) ?? 0) > 0)
    .map(({ id }) => id);
  const [cost, total] = [sum(ids), sum([...costOf.keys()])];
  if (cost === 0 || cost < GOOD_PART * total) return undefined;
  if (cost === total) return words.say('letter.estimatedAll');
  return ids.length > MOST_ESTIMATED
    ? words.say('letter.estimatedMany', { cost: words.money(cost), total: ids.length })
    : words.say('letter.estimated', { cost: words.money(cost), problems: words.list(ids.map(numberOf)) });
}

/** The problems of priority 4 and 5 that wait for the second wave, and for what. */
function postponed(writing: Writing, later: readonly Action[]): string | undefined {
  const { words, problems, numberOf, figures } = writing;
  const high = problems.filter(({ priority }) => priority >= HIGH_PRIORITY);
  const actions = later.filter(({ rowIds }) => high.some(({ id }) => rowIds.includes(id)));
  const rows = high.filter(({ id }) => actions.some(({ rowIds }) => rowIds.includes(id)));
  const limits = limitsOf(writing, actions);
  if (rows.length === 0 || limits === undefined) return undefined;
  const named = rows
    .slice(0, MOST_POSTPONED)
    .map((row) => words.say('actionNamed', { title: words.readingOf(row), id: numberOf(row.id) }));
  const [action] = actions;
  const left = figures.formulas.find(({ key }) => key === 'budget')?.result.low ?? 0;
  const isOffered = actions.length === 1 && action !== undefined && left >= action.costLowCents && left > 0;
  return [
    words.say('letter.postponed', { count: rows.length, problems: words.list(named), limits }),
    ...(isOffered
      ? [
          words.say('letter.bringForward', {
            id: action.id,
            cost: words.money(action.costLowCents, action.costHighCents),
            left: words.money(left),
          }),
        ]
      : []),
  ].join(' ');
}

/**
 * The covering letter: what was done of the report before (`opening`), what cannot wait; in three sentences what it
 * costs, what to sign and where to begin; what is proposed, and which law begins soon (`law`).
 */
export function letterSection(writing: Writing, opening?: string, law?: string): Section {
  const { snapshot, figures, words } = writing;
  const { actions } = figures;
  const totals = fundedTotals(writing);
  const later = actions.filter(({ wave }) => wave === 2);
  const company = words.label(snapshot.company.name);
  const primary = snapshot.contacts?.find(({ isPrimary }) => isPrimary);
  const planned = dated(writing, inFirstWave(actions));
  // An action that had better not be bought yet is no beginning.
  const { notYet } = adviceOn(writing, planned);
  const [first, second] = planned.filter((action) => !notYet.includes(action));
  const stake = stakeParagraph(writing);
  const danger = dangerSentence(writing);
  const free = errands(writing);
  const begun = proposedNow(writing);
  const proposed = begun.length;
  const withSaving = begun.filter(({ savingHighCents }) => savingHighCents !== null).length;
  const { approve } = adviceOn(writing, dated(writing, inFirstWave(actions)));
  /** The cost, the approval asked for, the first step. */
  const lead = [
    snapshot.problems.length === 0
      ? undefined
      : totals.costPerYearCents === null
        ? words.say('letter.unquantified', { company, count: snapshot.problems.length })
        : words.say('letter.cost', {
            company,
            count: totals.quantifiedProblems,
            cost: words.money(totals.costPerYearCents),
          }),
    approve.length === 0
      ? undefined
      : words.say('letter.sign', {
          count: approve.length,
          ids: idsOf(writing, approve),
          cost: words.money(
            approve.reduce((sum, { costLowCents }) => sum + costLowCents, 0),
            approve.reduce((sum, { costHighCents }) => sum + costHighCents, 0),
          ),
        }),
    first && (danger ?? stake) !== undefined
      ? words.say('letter.next', { first: quotedAction(writing, first) })
      : first && second && free === undefined
        ? words.say(second.fromWeek > first.fromWeek ? 'letter.beginTwo' : 'letter.beginBoth', {
            first: quotedAction(writing, first),
            second: quotedAction(writing, second),
          })
        : first && words.say('letter.begin', { first: quotedAction(writing, first) }),
  ];
  const sums = [
    totals.costPerYearCents === null ? undefined : estimatedSentence(writing),
    tiedUpSentence(writing),
    totals.savingHighCents === null
      ? undefined
      : proposed < actions.length
        ? words.say(withSaving === proposed && proposed > 1 ? 'letter.proposedAll' : 'letter.proposedNow', {
            quantified: withSaving,
            proposed,
            total: actions.length,
          })
        : withSaving < proposed
          ? words.say('letter.withFigures', { count: withSaving, total: proposed })
          : undefined,
    bringsSentence(writing, begun),
    totals.savingHighCents === null
      ? undefined
      : words.say('letter.takes', {
          count: proposed,
          setup: words.money(totals.costLowCents, totals.costHighCents),
          running: words.money(totals.runningLowCents, totals.runningHighCents),
        }),
    totals.savingHighCents !== null && begun.some((action) => writing.isExample(action))
      ? words.say('letter.examples')
      : undefined,
    currencySentence(writing, begun),
  ];
  const advised = [
    ...(totals.savingHighCents === null
      ? []
      : verdictSentences(writing, dated(writing, inFirstWave(actions)))),
    later.length > 0 && later.length < actions.length
      ? words.say('letter.later', { count: later.length })
      : undefined,
    postponed(writing, later),
    free === undefined || danger !== undefined ? undefined : words.say('letter.free', { errands: free }),
  ];
  const joined = (sentences: readonly (string | undefined)[]) =>
    sentences.filter((sentence) => sentence !== undefined).join(' ');
  const address =
    primary &&
    words.say('letter.to', { name: words.label(primary.name), position: words.label(primary.position) });
  return {
    id: 'letter',
    part: 'letter',
    title: '',
    text: [
      address,
      causesOpening(writing),
      stake,
      opening,
      danger,
      joined(lead),
      joined(sums),
      joined(advised),
      settleSentence(writing),
      law,
    ]
      .filter((text) => text !== undefined && text !== '')
      .join('\n\n'),
  };
}

/** "leer las facturas de proveedores (A1)". */
const quotedAction = ({ words, titleOf }: Writing, action: Action): string =>
  words.say('actionNamed', { title: lowered(titleOf(action)), id: action.id });

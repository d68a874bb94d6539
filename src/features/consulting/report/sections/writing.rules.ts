import { byPriority, problemNumbers } from '#features/consulting/report/text/problem-numbers.rules.ts';
import { interventionChooser, isGeneric } from '#features/consulting/report/catalogue/catalogue.rules.ts';
import { EXAMPLE_VALUE, isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import {
  fitSheet,
  recordNames,
  type FittedSheet,
} from '#features/consulting/report/catalogue/fit/fit.rules.ts';
import { sectorsOf } from '#features/consulting/report/catalogue/sectors.rules.ts';
import { computeFigures, UNREAD } from '#features/consulting/report/plan/figures.rules.ts';
import { isToSettle, MONITORED_PRIORITY } from '#features/consulting/report/plan/actions.rules.ts';
import { isNoted } from '#features/consulting/report/plan/trouble.rules.ts';
import { doNot, withoutBasis } from '#features/consulting/report/plan/do-not.rules.ts';
import { ownAnswers, ownWords } from '#features/consulting/report/plan/own-actions.rules.ts';
import { planEditsOf, type PlanEdits } from '#features/consulting/report/plan/plan-edits.rules.ts';
import { verdictsOf } from '#features/consulting/report/plan/verdict.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { AppliedIntervention, FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import { buildReportModel } from '#features/consulting/report/plan/recommendations.rules.ts';
import type { BlockEdit } from '#features/consulting/report/draft/draft.schema.ts';
import type { ComposeInput } from '#features/consulting/report/draft/draft.types.ts';
import { titleOfOwn } from '#features/consulting/report/draft/edits.rules.ts';
import { reportWords } from '#features/consulting/report/text/words.rules.ts';
import { DEFAULT_CURRENCY } from '#features/consulting/companies/company.values.ts';
import { groupBy } from '#features/consulting/report/text/writing.rules.ts';
import { wallTime, weekStart } from '#shared/dates/days.ts';
import { DEFAULT_TIME_ZONE } from '#shared/dates/time-zone.ts';
import { foldText } from '#shared/texts/text.ts';
import { beginningsOf } from './wording/beginnings.rules.ts';
import { firstSteps } from './wording/first-steps.rules.ts';
import { namesThing } from './wording/counted-things.rules.ts';
import { candidateOf, ownerOf, personOf, roleOf } from './wording/owners.rules.ts';
import { planWords } from './wording/plan-words.rules.ts';
import type { Writing } from './section.types.ts';

/** Shortest name of a program that counts as the tool of an intervention. */
const LEAST_NAME = 3;

/**
 * Whether one of the company's programs is of the category that an intervention needs: its name, as typed, names it
 * ("CRM", "ERP", "software de mantenimiento").
 */
export function toolInUse(
  interventionWords: Writing['interventionWords'],
): (intervention: AppliedIntervention, tools: readonly string[]) => boolean {
  const categories = new Map(
    Object.entries(interventionWords).map(([id, { tool }]) => [id, ` ${foldText(tool)} `]),
  );
  return ({ id }, tools) =>
    tools.some((tool) => {
      const name = foldText(tool).trim();
      return name.length >= LEAST_NAME && (categories.get(id)?.includes(` ${name} `) ?? false);
    });
}

/** Most reports monitor nothing, and file no catalogue for it. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The catalogue's words with those of the consultant's own actions. */
function withOwnWords(
  words: ComposeInput['catalogue']['words'],
  { own }: PlanEdits,
  blocks: readonly BlockEdit[],
): ComposeInput['catalogue']['words'] {
  if (own.length === 0) return words;
  const textOf = new Map(blocks.map((block) => [block.id, block.own ?? '']));
  const added = own.map(
    ({ id, action }) => [id, ownWords(action, titleOfOwn(textOf.get(id) ?? ''))] as const,
  );
  return { ...words, ...Object.fromEntries(added) };
}

/** The calendar day of a report, in the time zone of the provider. */
export const reportDayOf = (madeAt: string): string => wallTime(new Date(madeAt), DEFAULT_TIME_ZONE).day;

/** Sheets of the catalogue without what belongs to other trades; those of the firm's own stand as they were written. */
function sheetFitter(
  words: ComposeInput['catalogue']['words'],
  snapshot: ComposeInput['snapshot'],
  language: ComposeInput['language'],
): (id: string) => FittedSheet | undefined {
  const namedInRecord = recordNames(snapshot);
  return (id) => {
    const said = words[id];
    if (said === undefined) return undefined;
    return isOwnIntervention(id) ? { words: said, hangsOn: [] } : fitSheet(said, namedInRecord, language);
  };
}

/** Computes figures and numbers once, for all sections. `edits` is what the consultant left out of the plan or added. */
export function writingOf(
  { snapshot, language, tables, catalogue, edits: blocks, madeAt }: ComposeInput,
  edits: PlanEdits = planEditsOf(blocks),
): Writing {
  const { interventions } = catalogue;
  const words = planWords(
    tables.plan,
    language,
    tables.readings,
    snapshot.company.currency ?? DEFAULT_CURRENCY,
  );
  const reportDay = reportDayOf(madeAt);
  const figures = computeFigures(snapshot, interventions, {
    isToolInUse: toolInUse(catalogue.words),
    edits,
    reportDay,
  });
  const fit = sheetFitter(catalogue.words, snapshot, language);
  const sheets = new Map(figures.actions.map(({ interventionId: id }) => [id, fit(id)] as const));
  const interventionWords = withOwnWords(
    {
      ...catalogue.words,
      ...Object.fromEntries([...sheets].flatMap(([id, sheet]) => (sheet ? [[id, sheet.words]] : []))),
    },
    edits,
    blocks,
  );
  const problems = byPriority(snapshot.problems);
  const beginnings = beginningsOf(figures, snapshot.problems);
  const verdicts = verdictsOf(figures.actions, snapshot.company.size);
  const avoided = doNot(snapshot, figures.actions, interventions);
  const baseless = withoutBasis(avoided);
  const rows = new Map(problems.map((row) => [row.id, row]));
  const numbers = problemNumbers(snapshot.problems);
  const figuresOf = new Map(figures.problems.map((row) => [row.rowId, row]));
  const formulas = new Map(
    groupBy(
      figures.formulas,
      ({ actionId, rowIds }) => actionId ?? (rowIds.length === 1 ? rowIds[0] : undefined),
    ),
  );
  const formulasByAction = new Map<string, FormulaUse[]>();
  // The intervention that answers a row knows better what the row is about than the process and symptom it was read as.
  const answerOf = new Map(
    figures.actions.flatMap(({ rowIds, interventionId }) =>
      rowIds.map((rowId) => [rowId, interventionWords[interventionId]] as const),
    ),
  );
  const ownAnswer = ownAnswers(edits.own);
  const byId = new Map([...interventions, ...ownAnswer.values()].map((each) => [each.id, each]));
  const chooser = once(() =>
    interventionChooser(sectorsOf(snapshot.company.sector), snapshot.company.size, interventions),
  );
  const open = new Set(
    problems
      .filter((row) => isToSettle({ row, intervention: chooser()(row.reading ?? UNREAD, row.description) }))
      .map(({ id }) => id),
  );
  const unplanned = problems.filter(
    ({ id, priority }) =>
      priority > MONITORED_PRIORITY && open.has(id) && !ownAnswer.has(id) && !edits.leftOpen.has(id),
  );
  // A name from a list stands for what is understood alone.
  const readingOf: typeof words.readingOf = (row) =>
    open.has(row.id) ? words.firstWordsOf(row) : (answerOf.get(row.id)?.problem ?? words.readingOf(row));
  let steps: ReturnType<typeof firstSteps> | undefined;
  const stepOf = ({ id }: Action) => (steps ??= firstSteps(writing)).get(id);
  const writing: Writing = {
    snapshot,
    reportDay,
    firstDayOf: (action) => stepOf(action)?.day ?? action.from,
    isLater: (action) => {
      if (beginnings.has(action.id) && action.needs.length === 0) return false;
      const day = writing.firstDayOf(action);
      return day === null
        ? (stepOf(action)?.week ?? action.fromWeek) > 1
        : weekStart(day) > weekStart(reportDay);
    },
    model: buildReportModel(snapshot),
    catalogue: interventions,
    figures,
    problems,
    problemOf: (rowId) => rows.get(rowId),
    interventionWords,
    prose: reportWords(tables.prose, language),
    layout: reportWords(tables.layout, language),
    words: { ...words, readingOf },
    numberOf: (rowId) => numbers.get(rowId) ?? '',
    figuresOf: (rowId) => figuresOf.get(rowId),
    casesOf: ([rowId = 0], count) => {
      const row = rows.get(rowId);
      const answer = figures.actions.find(({ rowIds }) => rowIds.includes(rowId));
      const own = answerOf.get(rowId)?.cases?.[count === 1 ? 0 : 1];
      if (own !== undefined && answer && isOwnIntervention(answer.interventionId)) return own;
      const said = own ?? words.casesOf(row, count);
      // A thing that the sentence does not name was hardly counted: those are cases, whatever they are of.
      return row !== undefined && namesThing(row.description, said) ? said : words.casesOf(undefined, count);
    },
    particularAnswerTo: ({ reading = UNREAD, description }) => {
      const chosen = chooser()(reading, description);
      const said = chosen === null || isGeneric(chosen) ? undefined : fit(chosen.id)?.words;
      return said && chosen ? { words: said, module: chosen.module } : undefined;
    },
    edits,
    doneFor: ({ reading = UNREAD, description }) => {
      const chosen = chooser()(reading, description);
      return snapshot.earlier?.actions?.find(
        ({ interventionId, status }) => status === 'done' && interventionId === chosen?.id,
      );
    },
    foreignNouns: ({ interventionId }) => sheets.get(interventionId)?.hangsOn ?? [],
    isOwn: ({ interventionId }) => byId.get(interventionId)?.own !== undefined,
    toSettle: unplanned.filter((row) => !isNoted(row)),
    noted: unplanned.filter(isNoted),
    formulasOf: ({ id, rowIds }) => {
      const known = formulasByAction.get(id);
      if (known !== undefined) return known;
      const found = [...rowIds, id]
        .flatMap((key) => formulas.get(key) ?? [])
        .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
      formulasByAction.set(id, found);
      return found;
    },
    titleOf: ({ interventionId }) => interventionWords[interventionId]?.title ?? interventionId,
    ownerOf: (action) => ownerOf({ snapshot, interventionWords, words }, action),
    roleOf: (action) => roleOf({ snapshot, interventionWords, words }, action),
    personOf: (action) => {
      const person =
        personOf({ snapshot }, action) ?? candidateOf({ snapshot, interventionWords, words }, action);
      return person && words.label(person.name);
    },
    hasOwner: (action) =>
      (personOf({ snapshot }, action) ?? candidateOf({ snapshot, interventionWords, words }, action)) !==
      undefined,
    verdictOf: ({ id }) => verdicts.get(id),
    avoided,
    isWithoutBasis: ({ id }) => baseless.has(id),
    beginningOf: ({ id }) => beginnings.get(id),
    isExample: ({ interventionId }) => byId.get(interventionId)?.isConfirmed !== true,
    sourceOf: ({ interventionId }) => byId.get(interventionId)?.figuresSource ?? EXAMPLE_VALUE,
    moduleOf: ({ interventionId }) => byId.get(interventionId)?.module ?? null,
    firstStepOf: (action) => {
      const step = stepOf(action);
      if (step === undefined) return undefined;
      return step.day === null
        ? words.say('action.week', { from: step.week })
        : words.say('action.weekOf', { day: words.day(step.day) });
    },
  };
  return writing;
}

// One long file: the facts of a sheet are written in the order in which they are read.
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { FormulaUse } from '#features/consulting/report/plan/figures.types.ts';
import { actionBlock } from '#features/consulting/report/plan/plan-edits.rules.ts';
import type { DocumentSheet } from '#features/consulting/report/document/document.schema.ts';
import { isOwnIntervention } from '#features/consulting/report/catalogue/catalogue.values.ts';
import { assetSentence } from '#features/consulting/report/text/assets.rules.ts';
import { isDuty, reasonOf } from './wording/beginnings.rules.ts';
import { packOf } from '#features/language/language-pack.rules.ts';
import type { Section, Writing } from './section.types.ts';
import { stakeStep } from './wording/stake-sentences.rules.ts';
import { raised } from './wording/titles.rules.ts';
import { missingText, toldFigures, sourceNames } from './wording/sources.rules.ts';
import { figureText, toolText } from './wording/sheet-sentences.rules.ts';
import { datedTarget } from './wording/targets-text.rules.ts';
import { quickWinsIn, verdictNotes, verdictText } from './wording/verdicts.rules.ts';
import { worthFacts } from './wording/worth.rules.ts';

/** Problems and formulas that a sheet names; the appendix has them all. */
const MOST_NAMED = 8;

/** Formulas of one action, and those of the problems that it answers alone. */
const notesOf = ({ formulasOf }: Writing, action: Action, key: FormulaUse['key']): string[] =>
  formulasOf(action)
    .filter((use) => use.key === key)
    .slice(0, MOST_NAMED)
    .map(({ id }) => id);

/** "11 ene 2027 – 19 feb 2027", or weeks where there is no start date. */
export const whenOf = ({ words }: Pick<Writing, 'words'>, { from, to, fromWeek, toWeek }: Action): string =>
  from === null || to === null
    ? words.say(fromWeek === toWeek ? 'action.week' : 'action.weeks', { from: fromWeek, to: toWeek })
    : words.say('action.days', { from: words.day(from), to: words.day(to) });

/** The same; "at once, finished by 5 Feb 2027" of what does not wait for its dates. */
export function startOf(writing: Writing, action: Action): string {
  const { words } = writing;
  const beginning = writing.beginningOf(action);
  if (beginning === undefined) return whenOf(writing, action);
  if (beginning.why === 'free') return words.say('action.nowUntil', { until: latest(writing, action) });
  return action.needs.length === 0
    ? words.say('next.now')
    : words.say('action.soon', { needs: words.list(action.needs) });
}

function today(writing: Writing, action: Action): { text: string; notes: string[] } {
  const { words } = writing;
  const own = action.rowIds.flatMap((rowId) => writing.figuresOf(rowId) ?? []);
  const sum = (values: (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
  };
  const cost = sum(own.map(({ costPerYearCents }) => costPerYearCents));
  const hours = sum(own.map(({ hoursPerYear }) => hoursPerYear));
  const notes = [...notesOf(writing, action, 'hours'), ...notesOf(writing, action, 'cost')];
  if (cost === null && hours === null) {
    if (isDuty(writing, action)) return { text: words.say('action.uncountedDuty'), notes: [] };
    const inputs = missingText(writing, action.rowIds);
    const told = toldFigures(writing, action.rowIds);
    return {
      text: [
        inputs !== ''
          ? words.say('action.missing', { inputs })
          : words.say(told === undefined ? 'action.unasked' : 'action.notYet'),
        ...(told === undefined ? [] : [told]),
      ].join('; '),
      notes: [],
    };
  }
  const parts = [
    ...(hours === null ? [] : [words.say('action.perYear', { value: words.hours(hours) })]),
    ...(cost === null ? [] : [words.say('action.perYear', { value: words.money(cost) })]),
  ];
  const source = sourceNames(writing, action.rowIds);
  const text = parts.join(' · ');
  return { text: source === '' ? text : `${text} (${source})`, notes };
}

/** Money of the action's problems that stands as owed or in stock. */
function tiedUpOf({ words, figuresOf }: Writing, { rowIds }: Action): string | undefined {
  const sum = rowIds.reduce((total, id) => total + (figuresOf(id)?.tiedUpCents ?? 0), 0);
  const values = { amount: words.money(sum), tenth: words.money(Math.round(sum / 10)) };
  return sum === 0 ? undefined : words.say('action.tiedUp', values);
}

const latest = ({ words }: Writing, { to, toWeek }: Action): string =>
  words.say('action.latest', {
    when: to === null ? words.say('action.week', { from: toWeek }) : words.day(to),
  });

function facts(writing: Writing, action: Action): DocumentSheet['facts'] {
  const { words } = writing;
  const label = (key: string) => words.say(`action.label.${key}`);
  const isOnce = action.runningHighCents === 0;
  const isFree = isOnce && action.costHighCents === 0;
  const isExample = !isFree && writing.isExample(action);
  const cost = words.say(
    isFree
      ? isDuty(writing, action)
        ? 'action.freeDuty'
        : 'action.free'
      : isOnce
        ? 'action.costOnce'
        : 'action.cost',
    {
      setup: words.money(action.costLowCents, action.costHighCents),
      running: words.money(action.runningLowCents, action.runningHighCents),
    },
  );
  const { needs } = action;
  const beginning = writing.beginningOf(action);
  const firstStep = writing.firstStepOf(action);
  const tiedUp = tiedUpOf(writing, action);
  const target = datedTarget(writing, action);
  const [saving, ...payback] = worthFacts(writing, action, (key) => notesOf(writing, action, key));
  return [
    { label: label('owner'), text: writing.ownerOf(action), notes: [] },
    ...(firstStep === undefined ? [] : [{ label: label('firstStep'), text: firstStep, notes: [] }]),
    ...(beginning === undefined
      ? []
      : [
          {
            label: label('begin'),
            text: words.say(
              `action.begin.${beginning.why === 'free' ? 'free' : needs.length > 0 ? 'dangerAfter' : 'danger'}`,
              { reason: reasonOf(writing, beginning), needs: words.list(needs) },
            ),
            notes: [],
          },
        ]),
    ...(beginning !== undefined && beginning.why !== 'free'
      ? []
      : [
          {
            label: label('when'),
            text: beginning === undefined ? whenOf(writing, action) : latest(writing, action),
            notes: [],
          },
        ]),
    ...(needs.length > 0 ? [{ label: label('needs'), text: words.list(needs), notes: [] }] : []),
    ...(action.rowIds.length > 0 ? [{ label: label('today'), ...today(writing, action) }] : []),
    ...(tiedUp === undefined
      ? []
      : [{ label: label('tiedUp'), text: tiedUp, notes: notesOf(writing, action, 'tiedUp') }]),
    ...(saving === undefined ? [] : [saving]),
    // Its formula stands in the appendix alone, which keeps a sheet to half a page.
    ...(target === undefined ? [] : [{ label: label('target'), text: target, notes: [] }]),
    { label: label('cost'), text: isExample ? `${cost} ${words.say('action.example')}` : cost, notes: [] },
    ...payback,
    {
      label: label('effort'),
      text: words.say('action.scale', { effort: action.effort, impact: action.impact }),
      notes: [],
    },
    ...(isOwnIntervention(action.interventionId)
      ? [{ label: label('origin'), text: words.say('action.own'), notes: [] }]
      : []),
  ];
}

/** The verdict on an action, with its formulas; undefined for groundwork and for what cannot wait. */
function verdict(writing: Writing, action: Action): string | undefined {
  if (writing.beginningOf(action) !== undefined) return undefined;
  const text = verdictText(writing, action);
  const notes = verdictNotes(writing, action);
  return text && `${raised(text)}.${notes.length === 0 ? '' : ` [${notes.join(', ')}]`}`;
}

/** Of an own action, whose text is the consultant's: the key figure and the verdict. */
function ownFacts(writing: Writing, action: Action): DocumentSheet['facts'] {
  const { words } = writing;
  const said = writing.interventionWords[action.interventionId];
  const judged = writing.beginningOf(action) === undefined ? verdictText(writing, action) : undefined;
  const fact = (key: string, text: string, notes: string[] = []) => ({
    label: words.say(`action.label.${key}`),
    text,
    notes,
  });
  const figure = said && figureText(said);
  return [
    ...(figure === undefined ? [] : [fact('kpi', figure.replace(/\.$/, ''))]),
    ...(judged === undefined ? [] : [fact('verdict', judged, verdictNotes(writing, action))]),
  ];
}

/** The first step as it is written; "this week" is its own first week where it begins later. */
const firstOf = ({ words, isLater }: Writing, action: Action, text: string): string =>
  isLater(action)
    ? packOf(words.locale).sooner.reduce((said, [now, later]) => said.replaceAll(now, later), text)
    : text;

/** One sheet for each action (findings/examples.md section 3), in the order of the roadmap. */
export function actionSections(writing: Writing): Section[] {
  const { figures, words, titleOf, numberOf, problems } = writing;
  const byId = new Map(problems.map((row) => [row.id, row]));
  const quick = quickWinsIn(writing);
  return figures.actions.map((action): Section => {
    const said = writing.interventionWords[action.interventionId];
    const rows = action.rowIds.flatMap((id) => byId.get(id) ?? []);
    const named = rows.slice(0, MOST_NAMED).map((row) => numberOf(row.id));
    const more = rows.length - named.length;
    const lead = (key: string, text: string | undefined) =>
      text === undefined || text === '' ? undefined : `${words.say(`action.lead.${key}`)} ${text}`;
    const sentence = verdict(writing, action);
    const isOwn = writing.isOwn(action);
    return {
      id: isOwn ? action.interventionId : actionBlock(action.interventionId),
      part: 'recommendations',
      title: titleOf(action),
      text: [
        isOwn || isOwnIntervention(action.interventionId) ? undefined : lead('now', stakeStep(writing, rows)),
        lead('first', said && firstOf(writing, action, said.first)),
        lead('lasting', said?.lasting),
        lead('with', assetSentence(writing, action)),
        said?.before ? lead('before', `${raised(said.before.replace(/\.$/, ''))}.`) : undefined,
        said && !isOwn
          ? lead('tool', toolText(words, said, isOwnIntervention(action.interventionId)))
          : undefined,
        sentence && lead('verdict', sentence),
        said && !isOwn ? lead('kpi', figureText(said)) : undefined,
        lead('risk', said?.risk),
      ]
        .filter((text) => text !== undefined)
        .join('\n\n'),
      sheet: {
        id: `sheet-${action.id}`,
        number: action.id,
        answers:
          rows.length === 0
            ? words.say('action.prepares')
            : words.say('action.answers', {
                problems:
                  more > 0
                    ? words.say('action.andMore', { problems: named.join(', '), count: more })
                    : words.list(named),
                reading: rows[0] === undefined ? '' : words.readingOf(rows[0]),
              }),
        isQuickWin: quick.has(action.id),
        facts: [...facts(writing, action), ...(isOwn ? ownFacts(writing, action) : [])],
      },
    };
  });
}

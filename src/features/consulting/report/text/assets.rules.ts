import { anyStem, stemMatcher, topicsOf } from '#features/language/topic-stems.rules.ts';
import { stakeOf } from '#features/consulting/profile/stake/stake.rules.ts';
import { subjectsOf } from '#features/consulting/profile/causes/subjects.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
import { HIGH_IMPACT } from '#features/consulting/report/plan/recommendations.rules.ts';
import { byImpact } from '#features/consulting/report/document/summary.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Problem, Writing } from '#features/consulting/report/sections/section.types.ts';
import { foldText } from '#shared/texts/text.ts';
import { actionsOf, statedCauses } from './causes.rules.ts';
import { STRENGTH_INTERVENTIONS, strengthTheme } from './themes.rules.ts';

type Strength = ReportSnapshot['strengths'][number];
/** A strength that work is done with: a program, a machine, or data. */
type AssetKind = 'data' | 'tool';
/** `other`: what a consultant has tied to a cause, be it people or a name. */
type Asset = { strength: Strength; kind: AssetKind | 'other' };

const DATA = stemMatcher(({ assets }) => assets.data);
const TOOL = stemMatcher(({ assets }) => assets.tool);
/** A machine that keeps or counts: its record is the strength. */
const RECORDER = stemMatcher(({ assets }) => assets.recorder);
/** The form in which data are kept, of whatever they are. */
const KEPT = stemMatcher(({ assets }) => assets.kept);
/** "Since 1983": what was kept from then on can be learnt from. */
const SINCE = stemMatcher(({ assets }) => assets.since);
const IDLE = stemMatcher(({ assets }) => assets.idle);
/** People, customers and papers: where they are named first, the strength is theirs. */
const OTHERS = stemMatcher(({ strengths: { team, customers, contracts, certification, finance } }) =>
  [team, customers, contracts, certification, finance].join('|'),
);
/** Strengths that a sheet names. */
const MOST_NAMED = 2;
/** Shortest name of a program that is looked for in a text. */
const LEAST_NAME = 3;
/** Less than a noun in common: what learns from data that a strength says to exist. */
const LEAST_SCORE = 0.5;
/** Nouns in common that count as much as two things that belong together. */
const KIN_WEIGHT = 2;

const placeOf = (expression: RegExp, folded: string): number => {
  const at = folded.search(expression);
  return at === -1 ? Infinity : at;
};

/** Whether a strength is data, or a program or machine; undefined for people, customers and all else. */
export function assetKind({ description }: Strength, tools: readonly string[] = []): AssetKind | undefined {
  const folded = foldText(description);
  const names = tools.map((tool) => foldText(tool).trim()).filter(({ length }) => length >= LEAST_NAME);
  const named = names.map((name) => folded.indexOf(name)).filter((at) => at !== -1);
  const recorder = placeOf(RECORDER, folded);
  const data = Math.min(placeOf(DATA, folded), recorder);
  const tool = Math.min(placeOf(TOOL, folded), ...named);
  if (Math.min(data, tool) === Infinity || placeOf(OTHERS, folded) < Math.min(data, tool)) return undefined;
  return data < tool || recorder < Infinity ? 'data' : 'tool';
}

/** Data that were kept from a year on. */
export const keepsHistory = (strength: Strength): boolean =>
  assetKind(strength) === 'data' && SINCE.test(foldText(strength.description));

const assetsOf = ({ strengths, company, causes = [] }: ReportSnapshot): Asset[] =>
  byImpact(strengths).flatMap((strength): Asset[] => {
    const kind = assetKind(strength, company.tools);
    const isTied = causes.some(({ strengthId }) => strengthId === strength.id);
    return kind === undefined && !isTied ? [] : [{ strength, kind: kind ?? 'other' }];
  });

/** Things so general that two texts which name them are not about the same. */
const GENERAL = new Set(['=data', '=programs']);
const isGeneral = (key: string): boolean => GENERAL.has(key) || KEPT.test(key.slice(1));
/** Due dates are known by what was recorded. */
const BY_RECORDS = ['service-due-list', 'appointments-recall'];
/** Work with people, their papers and with debtors, which no machine and no record does. */
const WITHOUT_ASSETS: readonly Process[] = ['hiring', 'collections', 'knowledge', 'training', 'privacy'];
/** Work that a machine does; a program serves all others. */
const BY_MACHINES: readonly Process[] = [
  'production',
  'quality',
  'maintenance',
  'stock',
  'planning',
  'orders',
  'other',
];
const PROGRAM = stemMatcher(({ assets }) => assets.program);
const isProgram = ({ description }: Strength, tools: readonly string[] = []): boolean => {
  const folded = foldText(description);
  return PROGRAM.test(folded) || tools.some((tool) => folded.includes(foldText(tool).trim()));
};
const isWithoutAssets = (process: Process | undefined): boolean =>
  process !== undefined && WITHOUT_ASSETS.includes(process);
const KIN = topicsOf(({ kin }) => kin).map((name) => stemMatcher(({ kin }) => kin[name]));
/** The order in which a thing is kept, or its place, is not the thing: "by site", "per customer", "on the server". */
const BESIDE = new RegExp(
  `(?<![\\p{L}])(?:${anyStem(({ assets }) => assets.beside)})\\s+(?:\\p{L}{1,5}\\s+)?\\p{L}+`,
  'giu',
);

const MACHINE = anyStem(({ assets }) => assets.tool);
/** A noun beside a machine says which one it is, and is not the thing: "a head scanner", "un escáner de cabezas" is no head. */
const MODIFIER = new RegExp(
  `\\p{L}+(?=[ -](?:${MACHINE}))|(?<=(?:${MACHINE})\\p{L}* )(?:de|of) \\p{L}+`,
  'giu',
);

/** "Every inspection" names a thing as "the inspection" does. */
const EVERY = new RegExp(`(?<![\\p{L}])(?:${anyStem(({ assets }) => assets.every)})\\s+(\\p{L}+)`, 'giu');

/** How much a strength and a problem name the same: things in common, those that belong together before single nouns. */
function sameness(strength: Strength, problem: Problem): number {
  const [one, other] = [foldText(strength.description), problem.description];
  const subjects = subjectsOf(other);
  const each = new Set([...one.matchAll(EVERY)].map(([, word]) => word));
  const shared = [...subjectsOf(one.replace(BESIDE, ' ').replace(MODIFIER, ' '))].filter(([key, subject]) => {
    const found = subjects.get(key);
    if (found === undefined || isGeneral(key)) return false;
    return (
      !('word' in subject) || subject.isNamed || ('word' in found && found.isNamed) || each.has(subject.word)
    );
  });
  const there = foldText(other);
  const kin = KIN.filter((stems) => stems.test(one) && stems.test(there));
  return shared.length + kin.length * KIN_WEIGHT;
}

/**
 * The actions that use a strength: all of a cause that was stated to stand on it; else the one whose problems most name the
 * same thing, the first of the plan where several do; else, of data, the first that learns from them. A department in
 * common says nothing.
 */
function findActions(writing: Writing, strength: Strength): Action[] {
  const { figures, problemOf, snapshot } = writing;
  const causes = statedCauses(writing).filter(({ strengthId }) => strengthId === strength.id);
  if (causes.length > 0) {
    const joined = figures.actions.filter((action) =>
      causes.some((cause) => actionsOf([action], cause).length > 0),
    );
    const able = joined.filter((action) =>
      action.rowIds.some((id) => !isWithoutAssets(problemOf(id)?.reading?.process)),
    );
    return able.length > 0 ? able : joined;
  }
  const isData = assetKind(strength, snapshot.company.tools) === 'data';
  const carried = isData
    ? [...(STRENGTH_INTERVENTIONS.data ?? []), ...BY_RECORDS]
    : (STRENGTH_INTERVENTIONS[strengthTheme(strength)] ?? []);
  const isMachine = !isData && !isProgram(strength, snapshot.company.tools);
  const isLearntFrom = strengthTheme(strength) === 'data';
  const scored = figures.actions.map((action) => {
    const rows = action.rowIds
      .flatMap((id) => problemOf(id) ?? [])
      .filter((row) => !isWithoutAssets(row.reading?.process) && (isData || stakeOf(row) === undefined))
      .filter(({ reading }) => !isMachine || reading === undefined || BY_MACHINES.includes(reading.process));
    const same = Math.max(0, ...rows.map((row) => sameness(strength, row)));
    const isCarried = carried.includes(action.interventionId);
    return {
      action,
      score: same === 0 ? (isCarried && isLearntFrom ? LEAST_SCORE : 0) : same + Number(isCarried),
    };
  });
  const [best] = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  return best === undefined ? [] : [best.action];
}

const known = new WeakMap<Writing, Map<Strength, Action[]>>();

function actionsWith(writing: Writing, strength: Strength): Action[] {
  const ofWriting = known.get(writing) ?? new Map<Strength, Action[]>();
  known.set(writing, ofWriting);
  const actions = ofWriting.get(strength) ?? findActions(writing, strength);
  ofWriting.set(strength, actions);
  return actions;
}

const usesOf = (writing: Writing, action: Action): Asset[] =>
  assetsOf(writing.snapshot).filter(({ strength }) => actionsWith(writing, strength).includes(action));

/** In an action's sheet: the tools, machines and data of the firm that serve it; undefined where none does. */
export function assetSentence(writing: Writing, action: Action): string | undefined {
  const { words } = writing;
  const tools = statedCauses(writing)
    .filter((cause) => cause.tool !== null && actionsOf([action], cause).length > 0)
    .flatMap(({ tool }) => tool ?? []);
  const used = usesOf(writing, action);
  const quoted = (kind: Asset['kind']): string[] =>
    used.filter((asset) => asset.kind === kind).map(({ strength }) => words.cite(strength.description));
  const said = (key: string, names: readonly string[]): string[] =>
    names.length === 0
      ? []
      : [words.say(`action.with.${key}`, { strengths: words.list(names.slice(0, MOST_NAMED)) })];
  const isFree = action.costHighCents === 0 && action.runningHighCents === 0;
  const sentences = [
    ...said(isFree ? 'toolFree' : 'tool', [...new Set(tools.map(words.label)), ...quoted('tool')]),
    ...said('data', quoted('data')),
    ...said('other', quoted('other')),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/**
 * The use that the plan makes of a strength that is a tool, a machine or data, or that a cause stands on; undefined for all
 * others.
 */
export function assetLine(writing: Writing, strength: Strength): string | undefined {
  const { words, snapshot } = writing;
  const asset = assetsOf(snapshot).find((each) => each.strength.id === strength.id);
  if (asset === undefined || strength.impact < HIGH_IMPACT) return undefined;
  const actions = actionsWith(writing, strength);
  if (actions.length > 0)
    return words.say('advice.used', { actions: words.list(actions.map(({ id }) => id)) });
  if (asset.kind === 'other') return undefined;
  if (IDLE.test(foldText(strength.description))) return words.say('advice.idle');
  // Those have advice of their own.
  if (strengthTheme(strength) === 'data') return undefined;
  return words.say(asset.kind === 'data' ? 'advice.unread' : 'advice.unused');
}

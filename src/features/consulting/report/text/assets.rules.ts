import { stemMatcher } from '#features/language/topic-stems.rules.ts';
import { subjectsOf } from '#features/consulting/profile/causes/subjects.rules.ts';
import type { Action } from '#features/consulting/report/plan/figures.schema.ts';
import { HIGH_IMPACT } from '#features/consulting/report/plan/recommendations.rules.ts';
import { byImpact } from '#features/consulting/report/document/summary.rules.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { foldText } from '#shared/texts/text.ts';
import { actionsOf, statedCauses } from './causes.rules.ts';
import { STRENGTH_INTERVENTIONS, strengthTheme } from './themes.rules.ts';

type Strength = ReportSnapshot['strengths'][number];
/** A strength that work is done with: a program, a machine, or data. */
type AssetKind = 'data' | 'tool';
type Asset = { strength: Strength; kind: AssetKind };

const DATA = stemMatcher(({ assets }) => assets.data);
const TOOL = stemMatcher(({ assets }) => assets.tool);
/** People, customers and papers: where they are named first, the strength is theirs. */
const OTHERS = stemMatcher(({ strengths: { team, customers, contracts, certification, finance } }) =>
  [team, customers, contracts, certification, finance].join('|'),
);
/** Strengths that a sheet names. */
const MOST_NAMED = 2;
/** Shortest name of a program that is looked for in a text. */
const LEAST_NAME = 3;

const placeOf = (expression: RegExp, folded: string): number => {
  const at = folded.search(expression);
  return at === -1 ? Infinity : at;
};

/** Whether a strength is data, or a program or machine; undefined for people, customers and all else. */
export function assetKind({ description }: Strength, tools: readonly string[] = []): AssetKind | undefined {
  const folded = foldText(description);
  const names = tools.map((tool) => foldText(tool).trim()).filter(({ length }) => length >= LEAST_NAME);
  const named = names.map((name) => folded.indexOf(name)).filter((at) => at !== -1);
  const data = placeOf(DATA, folded);
  const tool = Math.min(placeOf(TOOL, folded), ...named);
  if (Math.min(data, tool) === Infinity || placeOf(OTHERS, folded) < Math.min(data, tool)) return undefined;
  return data < tool ? 'data' : 'tool';
}

const assetsOf = ({ strengths, company }: ReportSnapshot): Asset[] =>
  byImpact(strengths).flatMap((strength) => {
    const kind = assetKind(strength, company.tools);
    return kind === undefined ? [] : [{ strength, kind }];
  });

/** Things so general that two texts which name them are not about the same. */
const GENERAL = new Set(['=data', '=programs']);
/** Data serve what is measured by them: a word of the trade that a problem shares does not say that. */
const isShared = (kind: AssetKind, key: string): boolean =>
  !GENERAL.has(key) && (kind === 'tool' || key.startsWith('='));

/**
 * Whether an action can use a strength: a stated cause of its problems stands on it, one of its problems speaks of the same
 * thing or belongs to a department that the strength names, or it is one that such data carry.
 */
function canUse(writing: Writing, { strength, kind }: Asset, action: Action): boolean {
  const { snapshot, problemOf } = writing;
  const isOfCause = statedCauses(writing).some(
    (cause) => cause.strengthId === strength.id && actionsOf([action], cause).length > 0,
  );
  if (isOfCause || STRENGTH_INTERVENTIONS[strengthTheme(strength)]?.includes(action.interventionId))
    return true;
  const subjects = new Set([...subjectsOf(strength.description).keys()].filter((key) => isShared(kind, key)));
  const folded = foldText(strength.description);
  return action.rowIds.some((id) => {
    const row = problemOf(id);
    if (row === undefined) return false;
    const department = snapshot.departments.find((each) => each.id === row.departmentId);
    return (
      [...subjectsOf(row.description).keys()].some((key) => subjects.has(key)) ||
      (department !== undefined && folded.includes(foldText(department.name)))
    );
  });
}

const usesOf = (writing: Writing, action: Action): Asset[] =>
  assetsOf(writing.snapshot).filter((asset) => canUse(writing, asset, action));

/** In an action's sheet: the tools, machines and data of the firm that serve it; undefined where none does. */
export function assetSentence(writing: Writing, action: Action): string | undefined {
  const { words } = writing;
  const tools = statedCauses(writing)
    .filter((cause) => cause.tool !== null && actionsOf([action], cause).length > 0)
    .flatMap(({ tool }) => tool ?? []);
  const used = usesOf(writing, action);
  const quoted = (kind: AssetKind): string[] =>
    used.filter((asset) => asset.kind === kind).map(({ strength }) => words.cite(strength.description));
  const said = (key: string, names: readonly string[]): string[] =>
    names.length === 0
      ? []
      : [words.say(`action.with.${key}`, { strengths: words.list(names.slice(0, MOST_NAMED)) })];
  const isFree = action.costHighCents === 0 && action.runningHighCents === 0;
  const sentences = [
    ...said(isFree ? 'toolFree' : 'tool', [...new Set(tools.map(words.label)), ...quoted('tool')]),
    ...said('data', quoted('data')),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** The use that the plan makes of a strength that is a tool, a machine or data; undefined for all others. */
export function assetLine(writing: Writing, strength: Strength): string | undefined {
  const { words, figures, snapshot } = writing;
  const kind = assetKind(strength, snapshot.company.tools);
  if (kind === undefined || strength.impact < HIGH_IMPACT) return undefined;
  const actions = figures.actions.filter((action) => canUse(writing, { strength, kind }, action));
  if (actions.length > 0)
    return words.say('advice.used', { actions: words.list(actions.map(({ id }) => id)) });
  // Those have advice of their own.
  const isAdvised = ['data', 'technology'].includes(strengthTheme(strength));
  return isAdvised ? undefined : words.say('advice.unused');
}

import { foldText } from '#shared/texts/text.ts';
import type { TopicStems } from '#features/language/en/topic-stems.rules.ts';
import { anyStem, topicsOf } from '#features/language/topic-stems.rules.ts';

export type ProblemTheme =
  keyof (TopicStems['subjects'] & TopicStems['areas'] & TopicStems['broad']) | 'general';
export type DepartmentTheme = keyof TopicStems['departments'] | 'general';
export type StrengthTheme = keyof TopicStems['strengths'] | 'general';

/**
 * Combines all themes into one expression; its named group tells which of them comes first in the text, since a complaint
 * names its subject first ("orders are copied by hand" is about orders, "manual entry of orders" about entry). Themes
 * affect wording only, never the choice of recommendations or modules, which follows the specification.
 */
function matcher<Name extends string>(of: (stems: TopicStems) => Readonly<Record<Name, string>>) {
  const themes = topicsOf(of);
  const groups = themes.map((name) => `(?<${name}>${anyStem((stems) => of(stems)[name])})`).join('|');
  const expression = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${groups})`, 'u');
  return (folded: string): Name | undefined => {
    const found = expression.exec(folded)?.groups;
    return found && themes.find((name) => found[name] !== undefined);
  };
}

const findSubject = matcher(({ subjects }) => subjects);
const findArea = matcher(({ areas }) => areas);
const findBroad = matcher(({ broad }) => broad);
const findDepartment = matcher(({ departments }) => departments);
const findStrength = matcher(({ strengths }) => strengths);

/** Returns the theme of a problem: subjects before areas, areas before broad words such as time or cost. */
export function problemTheme(row: { description: string }): ProblemTheme {
  const folded = foldText(row.description);
  return findSubject(folded) ?? findArea(folded) ?? findBroad(folded) ?? 'general';
}

/** Returns the theme of a department by its name; only an unknown name is looked up by its function. */
export const departmentTheme = (row: { name: string; function: string }): DepartmentTheme =>
  findDepartment(foldText(row.name)) ?? findDepartment(foldText(row.function)) ?? 'general';

export const strengthTheme = (row: { description: string }): StrengthTheme =>
  findStrength(foldText(row.description)) ?? 'general';

/** Interventions that a strength carries: what they learn from, build on or ask, by id. */
export const STRENGTH_INTERVENTIONS: Partial<Record<StrengthTheme, readonly string[]>> = {
  data: [
    'demand-by-market-and-season',
    'demand-by-item',
    'forecast-written-down',
    'busy-days-foreseen',
    'prepare-for-tomorrow',
    'learn-from-process-history',
    'quality-scrap-warning',
    'maintenance-foresee',
    'reorder-points',
  ],
  certification: ['website-buyers-abroad', 'product-sheets-one-set', 'audit-folder', 'dossier-from-the-lot'],
  team: ['expert-recorded', 'absence-rehearsed', 'written-procedures', 'first-weeks-plan', 'skills-matrix'],
  customers: ['appointments-recall', 'service-due-list', 'sales-referrals'],
  service: ['planning-routes', 'delivery-dates-kept', 'planning-order-cutoff'],
  location: ['planning-routes', 'website-be-found'],
};

import { foldText } from '#shared/text.ts';
import {
  AREA_STEMS,
  BROAD_STEMS,
  DEPARTMENT_STEMS,
  STRENGTH_STEMS,
  SUBJECT_STEMS,
} from './theme-stems.rules.ts';

type Name<T extends readonly (readonly [string, string])[]> = T[number][0];

export type ProblemTheme =
  Name<typeof SUBJECT_STEMS> | Name<typeof AREA_STEMS> | Name<typeof BROAD_STEMS> | 'general';
export type DepartmentTheme = Name<typeof DEPARTMENT_STEMS> | 'general';
export type StrengthTheme = Name<typeof STRENGTH_STEMS> | 'general';

/** Combines all themes into one expression; its named group tells which of them comes first in the text. */
function matcher<T extends string>(themes: readonly (readonly [T, string])[]) {
  const groups = themes.map(([name, stems]) => `(?<${name}>${stems})`).join('|');
  const expression = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${groups})`, 'u');
  return (folded: string): T | undefined => {
    const found = expression.exec(folded)?.groups;
    return found && themes.find(([name]) => found[name] !== undefined)?.[0];
  };
}

const findSubject = matcher(SUBJECT_STEMS);
const findArea = matcher(AREA_STEMS);
const findBroad = matcher(BROAD_STEMS);
const findDepartment = matcher(DEPARTMENT_STEMS);
const findStrength = matcher(STRENGTH_STEMS);

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

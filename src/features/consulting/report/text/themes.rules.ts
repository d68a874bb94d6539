import type { Process } from '#features/consulting/profile/reading/reading.values.ts';
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

/** Processes that a strength helps with. */
export const STRENGTH_PROCESSES: Record<StrengthTheme, readonly Process[]> = {
  data: ['forecasting', 'reporting', 'quality', 'stock', 'planning', 'data_quality'],
  certification: ['quality', 'documents', 'privacy', 'security'],
  sustainability: ['reporting', 'maintenance'],
  finance: ['collections', 'month_end', 'integration'],
  team: ['production', 'knowledge', 'training', 'planning', 'maintenance'],
  customers: ['customer_service', 'reviews', 'website', 'sales', 'appointments'],
  technology: ['integration', 'data_quality', 'production', 'backup'],
  location: ['planning', 'stock'],
  service: ['customer_service', 'orders', 'quotes', 'appointments'],
  product: ['website', 'sales', 'quotes'],
  general: [],
};

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

/** All themes in one expression: its named group tells which of them stands first in the text. */
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

/** A subject before an area, an area before a broad word such as time or cost. */
export function problemTheme(row: { description: string }): ProblemTheme {
  const folded = foldText(row.description);
  return findSubject(folded) ?? findArea(folded) ?? findBroad(folded) ?? 'general';
}

/** A department is what it is called; only an unknown name is explained by its function. */
export const departmentTheme = (row: { name: string; function: string }): DepartmentTheme =>
  findDepartment(foldText(row.name)) ?? findDepartment(foldText(row.function)) ?? 'general';

export const strengthTheme = (row: { description: string }): StrengthTheme =>
  findStrength(foldText(row.description)) ?? 'general';

/** Problems on which a department's tools or a strength can be expected to help. */
export const DEPARTMENT_HELPS: Record<DepartmentTheme, readonly ProblemTheme[]> = {
  commercial: ['sales', 'orders', 'web', 'customers'],
  quality: ['quality', 'documents'],
  logistics: ['logistics'],
  production: ['production', 'manualEntry'],
  purchasing: ['purchasing'],
  finance: ['invoicing', 'costs'],
  people: ['people'],
  it: ['systems', 'security'],
  service: ['customers'],
  engineering: ['documents'],
  management: ['reporting'],
  operations: ['customers', 'slow'],
  general: [],
};

export const STRENGTH_HELPS: Record<StrengthTheme, readonly ProblemTheme[]> = {
  data: ['forecasting', 'production', 'reporting', 'quality'],
  certification: ['quality', 'documents'],
  sustainability: ['costs'],
  finance: ['costs', 'systems'],
  team: ['manualEntry', 'production'],
  customers: ['web', 'customers'],
  technology: ['systems', 'manualEntry'],
  location: ['logistics', 'purchasing'],
  service: ['customers', 'slow'],
  product: ['web'],
  general: [],
};

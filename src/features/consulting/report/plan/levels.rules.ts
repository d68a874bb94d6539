import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';

/** findings: adoption at level 1 to 5 is 0.5 to 0.9; a mean level lies between. */
export const adoptionAt = (level: number): number => Math.round(40 + 10 * level) / 100;

export type Levels = {
  /** The named department's level, else the mean of the company's (an assumption), else null. */
  of: (departmentId: number | null | undefined) => number | null;
  mean: number | null;
};

export function levelsOf({ departments }: Pick<ReportSnapshot, 'departments'>): Levels {
  const known = new Map(departments.map(({ id, digitalizationLevel }) => [id, digitalizationLevel]));
  const total = departments.reduce((sum, { digitalizationLevel }) => sum + digitalizationLevel, 0);
  const mean = departments.length === 0 ? null : total / departments.length;
  return {
    of: (departmentId) => (departmentId == null ? undefined : known.get(departmentId)) ?? mean,
    mean,
  };
}

/** findings: effort is one more where the level is 1 or 2. */
export const isLowLevel = (level: number): boolean => Math.round(level) <= 2;

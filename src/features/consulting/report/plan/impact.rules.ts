import type { CompanySize } from '#features/consulting/companies/company.values.ts';

/** Least S / I of impact 1 to 5. */
const IMPACT_BANDS = [0, 0.25, 0.5, 1, 2] as const;
export const clamp = (value: number): number => Math.min(5, Math.max(1, value));
export const bandStart = (impact: number): number => IMPACT_BANDS[clamp(impact) - 1] ?? 0;

/** Cents a year, less running cost, that impact 3, 4 and 5 take at least: a small sum is none, however cheap it was. */
const LEAST_GAIN: Record<CompanySize, readonly number[]> = {
  small: [100_000, 300_000, 600_000],
  medium: [500_000, 1_500_000, 3_000_000],
  large: [2_500_000, 7_500_000, 15_000_000],
};
export const mostImpact = (gain: number, size: CompanySize): number =>
  2 + LEAST_GAIN[size].filter((least) => gain >= least).length;

/** Impact by yearly saving, less running cost, over set-up: 5 where it comes back twice within the year, 1 below a quarter. */
export function impactBand(saving: number, setup: number): number {
  if (saving <= 0) return 1;
  return IMPACT_BANDS.filter((least) => setup <= 0 || saving / setup >= least).length;
}

export const isQuickWin = (impact: number, effort: number): boolean => impact >= 3 && effort <= 2;

/** Specification section 9: the five phases of the plan with fixed durations in months; the last one is ongoing. */
export const PHASES = [
  { name: 'prepare', least: 1, most: 1.5 },
  { name: 'build', least: 2, most: 3 },
  { name: 'roll', least: 1, most: 2 },
  { name: 'train', least: 1, most: 1 },
  { name: 'improve', least: 0, most: 0 },
] as const;
export type PhaseName = (typeof PHASES)[number]['name'];

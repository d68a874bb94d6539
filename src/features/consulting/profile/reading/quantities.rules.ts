/** A figure that a description states in words. */
export type Quantity = {
  field: 'hoursPerWeek' | 'people' | 'incidentsPerMonth' | 'incidentCostCents';
  value: number;
  quoted: string;
  per?: string;
};

const HOURS_A_DAY = /(\d+|dos|two) (?:horas al día|hours a day)/iu;
const WORKDAYS = 5;

/** Finds the figures in a description, in Spanish and English. */
export function findQuantities(text: string): Quantity[] {
  const [quoted, count] = HOURS_A_DAY.exec(text) ?? [];
  if (quoted === undefined || count === undefined) return [];
  return [{ field: 'hoursPerWeek', value: (Number(count) || 2) * WORKDAYS, quoted }];
}

/** A reading of a KPI in a picture. */
export type Dot = { x: number; y: number };
type Reading = { day: string; value: number };
type Frame = { width: number; height: number; margin: number };

/**
 * Places readings in a frame: by their days from left to right, by their values from bottom to top. What never changes
 * lies in the middle, and so does a single reading.
 */
export function plotReadings(readings: readonly Reading[], { width, height, margin }: Frame): Dot[] {
  const days = readings.map(({ day }) => Date.parse(`${day}T00:00:00.000Z`));
  const values = readings.map(({ value }) => value);
  const along = (value: number, all: readonly number[], from: number, to: number): number => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round((from + (to - from) * share) * 10) / 10;
  };
  return readings.map(({ value }, index) => ({
    x: along(days[index] ?? 0, days, margin, width - margin),
    y: along(value, values, height - margin, margin),
  }));
}

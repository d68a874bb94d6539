/** Space for the labels below the columns and above the highest one. */
const FLOOR = 26;
const HEADROOM = 18;
const WIDEST = 40;
const LABEL_WIDTH = 58;

export type WeekColumn = { x: number; y: number; width: number; height: number; hasLabel: boolean };
export type WeekChart = {
  height: number;
  /** Grid lines with their values; the first is the baseline. */
  lines: { y: number; value: number }[];
  columns: WeekColumn[];
};

/** Returns a round even number at or above the highest count, so that half of it is an integer. */
export function ceilingOf(highest: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, highest))));
  const ceiling = Math.ceil(Math.max(1, highest) / step) * step;
  return ceiling % 2 === 0 ? ceiling : ceiling + step;
}

/**
 * Lays out the columns of weekly counts for a width and a plot height in pixels. A count above zero always gets a
 * visible column.
 */
export function layoutWeeks(counts: readonly number[], width: number, plot: number): WeekChart {
  const ceiling = ceilingOf(Math.max(0, ...counts));
  const ground = HEADROOM + plot;
  const step = width / Math.max(1, counts.length);
  const everyNth = Math.ceil(LABEL_WIDTH / step);
  const columnWidth = Math.min(WIDEST, Math.max(1, step * 0.68));
  return {
    height: ground + FLOOR,
    lines: [0, ceiling / 2, ceiling].map((value) => ({ value, y: ground - (value / ceiling) * plot })),
    columns: counts.map((count, index) => {
      const height = count === 0 ? 0 : Math.max(2, (count / ceiling) * plot);
      return {
        x: index * step + (step - columnWidth) / 2,
        y: ground - height,
        width: columnWidth,
        height,
        // Labels are counted from the last week, which readers look for first.
        hasLabel: (counts.length - 1 - index) % everyNth === 0,
      };
    }),
  };
}

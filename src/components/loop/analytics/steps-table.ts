import type { FigureCell } from '#components/leads/analytics/figure-table.ts';

/** A note stands small below a figure. */
export type StepCell = FigureCell & {
  isNote?: boolean;
  /** A dash for none. */
  isNothing?: boolean;
};
/** Cells are lists, because an amount in two currencies is two numbers. */
export type StepColumn = { id: string; label: string; isQuiet?: boolean };
export type StepRow = {
  name: string;
  href?: string | undefined;
  /** Below the name. */
  detail?: string | undefined;
  /** Shares of the width, what was won and what it cost; null where there is nothing to compare. */
  bars: { won: number; cost: number } | null;
  cells: Record<string, StepCell[]>;
};

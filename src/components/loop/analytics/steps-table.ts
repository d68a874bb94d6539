import type { FigureCell } from '#components/leads/analytics/figure-table.ts';

export type StepCell = FigureCell & {
  /** A dash for none. */
  isNothing?: boolean;
};
/** Cells are lists, because an amount in two currencies is two numbers. */
export type StepColumn = { id: string; label: string };
export type StepRow = {
  name: string;
  href?: string | undefined;
  /** Below the name. */
  detail?: string | undefined;
  cells: Record<string, StepCell[]>;
};

export const isEmptyCell = (cells: readonly StepCell[] | undefined): boolean =>
  (cells ?? []).every(({ isNothing = false }) => isNothing);

export type FigureCell = { text: string; href?: string | undefined; label?: string };
/** Shares of the width; `part` is the weighted part of `full`, in the second hue. */
export type FigureBar = { full: number; part?: number };
export type FigureColumn = { label: string; isSecondary?: boolean; hue?: 'bg-accent-ink' | 'bg-saffron' };
/** Cells are lists, because an amount in two currencies is two numbers. */
export type FigureRow = {
  label: string;
  bars: FigureBar[];
  cells: FigureCell[][];
  /** Not a step of those above it: a line stands between. */
  isApart?: boolean;
};

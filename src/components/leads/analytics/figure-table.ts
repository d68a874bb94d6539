/** A number as the reader's language writes it, and the list of the rows behind it. */
export type FigureCell = { text: string; href?: string | undefined };
/** Shares of the width; `part` is what of `full` is solid. */
export type FigureBar = { full: number; part?: number };
export type FigureColumn = { label: string; isSecondary?: boolean };
/** Cells are lists, because what is counted in two currencies is two numbers. */
export type FigureRow = { label: string; bars: FigureBar[]; cells: FigureCell[][] };

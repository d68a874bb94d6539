import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';

const OPEN = ['bg-info', 'bg-accent', 'bg-saffron'] as const;

/** The colour that tells the columns of the board apart: open stages take turns, won is olive and lost is clay. */
export function stageHue(kind: Stage['kind'], at: number): string {
  if (kind === 'won') return 'bg-success';
  if (kind === 'lost') return 'bg-danger';
  return OPEN[at % OPEN.length] ?? 'bg-accent';
}

import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

type StageTone = Exclude<BadgeTone, 'neutral' | 'deep'>;

const OPEN: readonly StageTone[] = ['info', 'accent', 'warning'];

const TONES: Readonly<Record<NonNullable<Stage['color']>, StageTone>> = {
  blue: 'accent',
  sky: 'info',
  yellow: 'warning',
  green: 'success',
  red: 'danger',
};

/** Tells the stages apart on the board and in badges: without a colour of their own open ones take turns, won is olive and lost is terracotta. */
export function stageTone({ kind, color }: Pick<Stage, 'kind' | 'color'>, at: number): StageTone {
  if (color) return TONES[color];
  if (kind === 'won') return 'success';
  if (kind === 'lost') return 'danger';
  return OPEN[at % OPEN.length] ?? 'accent';
}

/** The tone as the line above a column. */
export const STAGE_FILL: Readonly<Record<StageTone, string>> = {
  info: 'bg-info',
  accent: 'bg-accent',
  warning: 'bg-saffron',
  success: 'bg-success',
  danger: 'bg-danger',
};

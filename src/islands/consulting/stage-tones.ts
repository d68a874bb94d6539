import type { Stage } from '#features/consulting/portfolio/portfolio.values.ts';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';

export const STAGE_TONES: Record<Stage, BadgeTone> = {
  draft: 'neutral',
  ready: 'accent',
  editing: 'accent',
  reported: 'info',
  inProgress: 'info',
  done: 'success',
};

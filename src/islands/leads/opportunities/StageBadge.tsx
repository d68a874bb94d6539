import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import type { BadgeTone } from '#islands/ui/badge-styles.ts';
import { useTexts } from '#islands/ui/texts.tsx';
import { stageName } from './stage-name.ts';

const TONES: Record<Stage['kind'], BadgeTone> = { open: 'accent', won: 'success', lost: 'neutral' };

export function StageBadge({ stages, stage: key }: { stages: readonly Stage[]; stage: string }) {
  const { tDynamic } = useTexts();
  const stage = stages.find((each) => each.key === key) ?? { key, name: null, kind: 'open' as const };
  return <Badge tone={TONES[stage.kind]}>{stageName(stage, tDynamic)}</Badge>;
}

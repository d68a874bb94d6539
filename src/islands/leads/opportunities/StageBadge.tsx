import type { Stage } from '#features/leads/opportunities/opportunity.schema.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { useTexts } from '#islands/ui/texts.tsx';
import { stageTone } from './stage-hue.ts';
import { stageName } from './stage-name.ts';

export function StageBadge({ stages, stage: key }: { stages: readonly Stage[]; stage: string }) {
  const { tDynamic } = useTexts();
  const at = stages.findIndex((each) => each.key === key);
  const stage = stages[at] ?? { key, name: null, kind: 'open' as const, color: null };
  return <Badge tone={stageTone(stage, at)}>{stageName(stage, tDynamic)}</Badge>;
}

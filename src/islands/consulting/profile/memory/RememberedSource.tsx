import type { Remembered } from '#features/consulting/profile/memory/memory.schema.ts';
import { shortName } from '#islands/consulting/profile/kinds/row-kind.ts';
import { useTexts } from '#islands/ui/texts.tsx';

const MOST_QUOTED = 90;

/** Says of which company a proposal is known, and the sentence that was confirmed there. */
export function RememberedSource({ remembered }: { remembered: Remembered }) {
  const { t } = useTexts();
  const { company, isReported, description } = remembered;
  return t(isReported ? 'consulting:memory.asInReport' : 'consulting:memory.asConfirmed', {
    company,
    quote: shortName(description, MOST_QUOTED),
  });
}

import { numberFormat } from '#shared/numbers/number-format.ts';
import { useTexts } from '#islands/ui/texts.tsx';

/** The count of characters is shown from this share of the limit. */
const NEARLY = 0.8;

/** Returns what is said about a text's length in characters: nothing until it nears the limit. */
export function useLengthNote(length: number, limit: number | undefined): string | undefined {
  const { t, tag } = useTexts();
  if (limit === undefined || length < NEARLY * limit) return undefined;
  const shown = numberFormat(tag, { useGrouping: 'always' });
  return t(length > limit ? 'marketing:campaign.over' : 'marketing:campaign.length', {
    length: shown.format(length),
    limit: shown.format(limit),
  });
}

import { foldText } from '#shared/texts/text.ts';
import { anyStem } from '#features/language/topic-stems.rules.ts';
import { TONES, type Tone } from '#features/marketing/marketing.values.ts';

const SIGNS = TONES.map(
  (tone) => [tone, new RegExp(`\\b(?:${anyStem(({ tones }) => tones[tone])})`)] as const,
);

/** Returns the tone named first in a description ("cercano y preciso"). */
export function toneOfWords(words: string): Tone | undefined {
  const folded = foldText(words);
  const named = SIGNS.map(([tone, sign]) => ({ tone, at: folded.search(sign) })).filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at)[0]?.tone;
}

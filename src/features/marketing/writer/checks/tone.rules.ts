import { foldText } from '#shared/text.ts';
import { anyStem } from '#features/language/topic-stems.rules.ts';
import { TONES, type Tone } from '#features/marketing/marketing.values.ts';

/** Returns the tone named first in a description ("cercano y preciso"). */
export function toneOfWords(words: string): Tone | undefined {
  const folded = foldText(words);
  const named = TONES.map((tone) => ({
    tone,
    at: folded.search(new RegExp(`\\b(?:${anyStem(({ tones }) => tones[tone])})`)),
  })).filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at)[0]?.tone;
}

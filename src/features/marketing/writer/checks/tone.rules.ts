import { foldText } from '#shared/text.ts';
import { TONES, type Tone } from '#features/marketing/marketing.values.ts';

/** Folded word prefixes in both languages. */
const SIGNS: Readonly<Record<Tone, RegExp>> = {
  friendly: /\b(?:friend|warm|close|approach|kind|cercan|amable|amist|calid|familiar|coloquial)/,
  professional: /\b(?:profes|formal|seri[ao]|serious|expert|tecnic|techn|precis|rigur|sobri)/,
  direct: /\b(?:direct|clar[ao]|clear|concis|plain|brev|brief|straight)/,
  inspiring: /\b(?:inspir|motiv|emoti|emoci|uplift|aspira|poetic)/,
};

/** Returns the tone named first in a description ("cercano y preciso"). */
export function toneOfWords(words: string): Tone | undefined {
  const folded = foldText(words);
  const named = TONES.map((tone) => ({ tone, at: folded.search(SIGNS[tone]) })).filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at)[0]?.tone;
}

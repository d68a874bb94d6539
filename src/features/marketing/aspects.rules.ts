import { foldText } from '#shared/text.ts';
import { ASPECT_STEMS } from './aspect-stems.values.ts';

export type Aspect = (typeof ASPECT_STEMS)[number][0] | 'general';

const MATCHERS = ASPECT_STEMS.map(
  ([aspect, stems]) => [aspect, new RegExp(`(?<![\\p{L}\\p{N}_])(?:${stems})`, 'u')] as const,
);

/** What a fact is about. Several things in a row are the contents of something, whatever they are. */
export function aspectOf(fact: string): Aspect {
  const folded = foldText(fact);
  const first = MATCHERS.find(([, matcher]) => matcher.test(folded))?.[0];
  const isList = /,.*\s(?:y|e|and)\s/u.test(folded);
  const isOfThings = first === undefined || first === 'format' || first === 'material' || first === 'taste';
  return isList && isOfThings ? 'contents' : (first ?? 'general');
}

import type { Address } from './composer.types.ts';

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu');

/** Pronouns and everyday verbs of "tú" and "vosotros" that are no other word. */
const INFORMAL = word(
  'tú|tu|tus|te|ti|contigo|tuyo|tuya|os|vosotr[oa]s|vuestr[oa]s?|eres|estás|tienes|puedes|quieres|necesitas|sabes|buscas|llegas|pides|eliges|decides|recibes|olvidas|acuerdas|haces|vienes|vas|mandas|llamas|ves|prefieres|ahorras|llámanos|escríbenos|mándanos|pídelo|resérvalo|elige|llámame|escríbeme|[\\p{L}]+(?:áis|éis)',
);
/** "Su" and "le" are also said of others, so that they show nothing. */
const FORMAL = word(
  'usted|ustedes|llámenos|escríbanos|solicite|reserve|consúltenos|infórmese|pídalo|descubra|disfrute|rellene|responda',
);

/** Whom Spanish words speak to; 'mixed' where they do both, undefined where they show nothing. */
export function addressOf(text: string): Address | 'mixed' | undefined {
  const [isInformal, isFormal] = [INFORMAL.test(text), FORMAL.test(text)];
  if (isInformal && isFormal) return 'mixed';
  return isInformal ? 'tu' : isFormal ? 'usted' : undefined;
}

/** The sentences that address the reader in the other way than `address`. */
export const sentencesOfOtherAddress = (sentences: readonly string[], address: Address): string[] =>
  sentences.filter((sentence) => (address === 'usted' ? INFORMAL : FORMAL).test(sentence));

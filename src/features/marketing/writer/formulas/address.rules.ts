import type { Address } from './composer.types.ts';

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu');

/** Pronouns and everyday verbs of "tú" and "vosotros" that are no other word. */
const INFORMAL = word(
  'tú|tu|tus|te|ti|contigo|tuyo|tuya|os|vosotr[oa]s|vuestr[oa]s?|eres|estás|tienes|puedes|quieres|necesitas|sabes|buscas|llegas|pides|eliges|decides|recibes|olvidas|acuerdas|haces|vienes|vas|mandas|llamas|ves|prefieres|ahorras|sales|dejas|entiendes|contestas|lees|abres|cancelas|cambias|llevas|duermes|comes|vives|trabajas|tecleas|acabas|empiezas|terminas|aparcas|gastas|pierdes|envías|recoges|conoces|usas|metes|pones|vuelves|conduces|llámanos|escríbenos|mándanos|pídelo|resérvalo|llámame|escríbeme|[\\p{L}]+(?:áis|éis)',
);
/** "Riegas lo que…": a verb of "tú" that begins a sentence, before its object. */
const OPENING_VERB =
  /(?:^|[.!?»]\s+)(?!(?:todas|ambas|muchas|estas|esas|otras|antes|además|mientras|entonces|apenas|tres|gracias)\b)\p{L}{2,}[ae]s\s(?:el|la|los|las|un|una|lo|hasta|al)\s/iu;
/** "Su" and "le" are also said of others, so that they show nothing. */
const FORMAL = word(
  'usted|ustedes|llámenos|escríbanos|solicite|reserve|consúltenos|infórmese|pídalo|descubra|disfrute|rellene|responda',
);

const isInformalText = (text: string): boolean => INFORMAL.test(text) || OPENING_VERB.test(text);

/** Whom Spanish words speak to; 'mixed' where they do both, undefined where they show nothing. */
export function addressOf(text: string): Address | 'mixed' | undefined {
  const [isInformal, isFormal] = [isInformalText(text), FORMAL.test(text)];
  if (isInformal && isFormal) return 'mixed';
  return isInformal ? 'tu' : isFormal ? 'usted' : undefined;
}

/** The sentences that address the reader in the other way than `address`. */
export const sentencesOfOtherAddress = (sentences: readonly string[], address: Address): string[] =>
  sentences.filter((sentence) => (address === 'usted' ? isInformalText(sentence) : FORMAL.test(sentence)));

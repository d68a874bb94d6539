import type { Address, Voice } from '#features/marketing/writer/formulas/composer.types.ts';

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'iu');

/** Pronouns and everyday verbs of "tú" that are no other word. */
const TU = word(
  'tú|tu|tus|te|ti|contigo|tuyo|tuya|eres|estás|tienes|puedes|quieres|necesitas|sabes|buscas|llegas|pides|eliges|decides|recibes|olvidas|acuerdas|haces|vienes|vas|mandas|llamas|ves|prefieres|ahorras|sales|dejas|entiendes|contestas|lees|abres|cancelas|cambias|llevas|duermes|comes|vives|trabajas|tecleas|acabas|empiezas|terminas|aparcas|gastas|pierdes|envías|recoges|conoces|usas|metes|pones|vuelves|conduces|aprendes|apruebas|repites|llámanos|escríbenos|mándanos|pídelo|resérvalo|llámame|escríbeme',
);
const VOSOTROS = word('os|vosotr[oa]s|vuestr[oa]s?|[\\p{L}]+(?:áis|éis)');
/** "Riegas lo que…": a verb of "tú" that begins a sentence, before its object. */
const OPENING_VERB =
  /(?:^|[.!?»]\s+)(?!(?:todas|ambas|muchas|estas|esas|otras|antes|además|mientras|entonces|apenas|tres|gracias)\b)\p{L}{2,}[ae]s\s(?:el|la|los|las|un|una|lo|hasta|al)\s/iu;
const USTED = word(
  'usted|ustedes|llámenos|escríbanos|solicite|reserve|consúltenos|infórmese|pídalo|descubra|disfrute|rellene|responda',
);
/** Said of usted, and of others: beside tú they are a doubt, alone a sign. */
const PERHAPS_USTED = word('su|sus|le|si nos llama');

const isTu = (text: string): boolean => TU.test(text) || OPENING_VERB.test(text);
const isInformalText = (text: string): boolean => isTu(text) || VOSOTROS.test(text);

/** Returns the form of address of Spanish words; 'mixed' for both, undefined if they show none. */
export function addressOf(text: string): Address | 'mixed' | undefined {
  const [isInformal, isFormal] = [isInformalText(text), USTED.test(text)];
  if (isInformal && isFormal) return 'mixed';
  return isInformal ? 'tu' : isFormal ? 'usted' : undefined;
}

/** Returns the form of address for frames around these words: 'none' if they mix tú and usted. */
export function voiceOf(texts: readonly string[]): Voice | undefined {
  const says = (test: (text: string) => boolean) => texts.some(test);
  const isInformal = says(isInformalText);
  const isFormal = says((text) => USTED.test(text) || PERHAPS_USTED.test(text));
  if (isInformal && isFormal) return 'none';
  if (isInformal) return says(isTu) ? 'tu' : 'vosotros';
  return isFormal ? 'usted' : undefined;
}

export const sentencesOfOtherAddress = (sentences: readonly string[], address: Address): string[] =>
  sentences.filter((sentence) => (address === 'usted' ? isInformalText(sentence) : USTED.test(sentence)));

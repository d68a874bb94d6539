import type { Locale } from '#shared/languages.ts';

const word = (source: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${source})(?![\\p{L}])`, 'iu');

/** Words found beside a conjugated verb, or verbs themselves; never nouns. */
const VERB: Record<Locale, RegExp> = {
  en: word(
    "i|we|you|they|he|she|it|who|that|if|when|because|im|its|youre|is|are|was|were|am|has|have|had|do|does|did|can|cannot|could|will|would|should|must|\\p{L}+n[’']?t|\\p{L}+[’'](?:re|ve|ll|m)|\\p{L}+one[’']?s|nobody[’']?s|pay|pays|took|came|went|got|made|lost|broke|left|said|told|paid|sent|found|kept|fell|ran|goes|takes|costs|comes|gets|keeps|makes|breaks|runs|stops|leaks|needs|wants|fails|hurts|means|leaves|looks|works|falls|turns|says|knows|loses|drops|rings|bites|rises|grows|arrives",
  ),
  es: word(
    'me|te|se|nos|os|le|les|que|quien|si|cuando|porque|es|son|está|están|hay|ha|han|he|has|tiene|tienen|va|van|puede|pueden|paga|pagas|sube|llega|llegan|cuesta|pasa|falta|sobra|queda|\\p{L}+(?:amos|emos|imos|áis|éis|aba|aban|ía|ían|ó|aron|ieron)',
  ),
};
/** Signs of a possible verb: a problem is left out only if it surely has none. */
const PERHAPS_VERB: Record<Locale, RegExp> = {
  en: word(
    '\\p{L}{2,}ed|\\p{L}{2,}s (?:up|out|off|down|away|back|the|an?|your|my|you|every|like|too|so|never)',
  ),
  es: word(
    'no|ya|nunca|(?:el|la|los|las|un|una|tu|su|cada) \\p{L}+(?: \\p{L}+)? \\p{L}+[aeáé]n?|\\p{L}+[ae]s (?:el|la|los|las|un|una|lo|al|hasta|y)|\\p{L}+[ae]r',
  ),
};

export const hasVerb = (text: string, language: Locale): boolean => VERB[language].test(text);
export const isPhrase = (text: string, language: Locale): boolean =>
  !VERB[language].test(text) && !PERHAPS_VERB[language].test(text);

const GUARANTEE = /garant|devol|cancel|gratis|sin coste|guarantee|warrant|money[ -]back|refund/iu;
/** "2 years, parts and labour" does not say what it is. */
export const needsLabel = (guarantee: string, language: Locale): boolean =>
  !hasVerb(guarantee, language) && !GUARANTEE.test(guarantee);

/** "He probado…", "te ha pasado": nobody is asked after it. */
export const saysPerfect = (text: string): boolean =>
  word('(?:he|has|ha|hemos|habéis|han) \\p{L}+(?:ado|ido|to|cho)').test(text);

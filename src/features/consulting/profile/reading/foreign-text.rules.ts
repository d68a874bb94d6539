/** Letters and words of neighbouring languages, which share enough words with ours to be misread. */
const FOREIGN =
  /[àèòçêâîôûœ]|l·l|(?<!\p{L})(?:els|amb|dels|tenim|fem|ens|perquè|aquesta?|molts?|nous|notre|avons|sont|avec|dans|chez|quand)(?!\p{L})/giu;
const OWN =
  /(?<!\p{L})(?:el|los|que|por|para|con|no|se|lo|del|the|and|is|to|of|we|for|in|are|our)(?!\p{L})/giu;

/** Whether a text is in a language that the rules do not read. */
export function isForeign(text: string): boolean {
  const foreign = text.match(FOREIGN)?.length ?? 0;
  return foreign > 0 && foreign > (text.match(OWN)?.length ?? 0);
}

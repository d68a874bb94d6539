import { foldText } from '#shared/text.ts';

/** Longer fragments are no facts any more but running text, which is cut where it lets itself be cut. */
export const LONGEST_FACT = 130;
/** Of a text of five thousand words only so many fragments are read; nobody's advertisement holds more. */
const MOST_FRAGMENTS = 40;
const LONGEST_FIELD = 20_000;

const BULLET = /^\s*(?:[-–—•*·▪‣►✓✔+]|\d{1,2}[.)]|[a-z]\))\s+/u;
const NOTHING =
  /^(?:[-–—.,;:·/\\?!¿¡_*#]+|n\/?[ad]|s\/?d|none|nothing|ninguno|ninguna|nada|tbd|pendiente|x+)$/iu;
const ABBREVIATED =
  /(?:\b(?:S\.?[AL]|S\.?L\.?U|aprox|núm|nº|art|etc|Sr|Sra|Dr|Dra|Inc|Ltd|No|approx|e\.g|i\.e|vs|St)|\b\p{Lu})$/iu;
const STARTS_APART =
  /^(?:con|sin|de|desde|en|para|por|hasta|a|al|with|without|from|in|for|by|up|on|at|under)\s/iu;
const VERB_LIKE =
  /(?:^|\s)(?:es|son|se|lleva|incluye|tiene|permite|conserva|sirve|is|are|has|includes|comes|keeps|works)\s/iu;

/** The person who types says where a fact ends: with a line, a bullet, a semicolon or a full stop. */
function sentences(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/[.!?…]["”»)]?\s+(?=[\p{Lu}\d¿¡«“"])/gu)) {
    const end = stop.index + stop[0].trimEnd().length;
    if (stop[0].startsWith('.') && ABBREVIATED.test(line.slice(start, stop.index))) continue;
    parts.push(line.slice(start, end));
    start = stop.index + stop[0].length;
  }
  return [...parts, line.slice(start)];
}

/** "Tres quesos de 250 g, membrillo y una guía" is one fact; "Noventa minutos, de 10 a 40 personas" are two. */
function commaParts(part: string): string[] {
  const pieces = part.split(/,\s+(?!\d+\s*$|(?:ni|nor|sino|which|who)\s)/u).map((piece) => piece.trim());
  if (pieces.length === 1) return pieces;
  const last = pieces.at(-1) ?? '';
  const isEnumeration = /(?:^|\s)(?:y|e|o|u|and|or)\s/iu.test(last);
  const isOneKind = pieces.every((piece) => !STARTS_APART.test(piece) && !VERB_LIKE.test(` ${piece} `));
  return isEnumeration && isOneKind && part.length <= LONGEST_FACT ? [part] : pieces;
}

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/^[¡!¿?\s]+|[¡!\s]+$/gu, '')
    .replace(/^[-–—•*·▪‣►✓✔,;]+\s*/u, '')
    .replace(/[\s,;]+$/u, '')
    .replace(/(?<![.\p{Lu}])\.$/u, '')
    .replace(/\s+/gu, ' ');

/**
 * Pasted markup is never markup to us: what it says is taken as text, and code as nothing that could be said of a product.
 */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gisu, '\n')
    .replace(/<(?:br|hr|\/?(?:li|p|div|tr|h\d|ul|ol))\b[^<>]*>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, '');

export const isNothing = (text: string): boolean => {
  const bare = text.trim();
  return bare === '' || NOTHING.test(bare) || !/[\p{L}\p{N}]/u.test(bare);
};

/** The facts of a field in the order in which they were typed, each once. */
export function fragmentsOf(field: string): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const lines = withoutMarkup(field.slice(0, LONGEST_FIELD).normalize('NFC')).split(
    /[\r\n\u2028\u2029]+|\s[•▪‣►✓✔]\s|\t+/u,
  );
  for (const line of lines)
    for (const sentence of sentences(line.replace(BULLET, '')))
      for (const clause of sentence.split(/;\s*|\s\|\s/u))
        for (const piece of commaParts(clause)) {
          const fact = trimmed(piece);
          const key = foldText(fact);
          // What is asked tells nothing.
          if (isNothing(fact) || fact.length < 2 || fact.endsWith('?') || seen.has(key)) continue;
          seen.add(key);
          found.push(fact);
          if (found.length === MOST_FRAGMENTS) return found;
        }
  return found;
}

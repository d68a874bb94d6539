import type { Process } from './reading.values.ts';

type StemLevel = 'decisive' | 'phrase' | 'noun' | 'hint';
/** Alternatives joined by `|`, each beginning with two literal characters, for texts folded by `foldText`. */
export type ProcessStems = Readonly<Partial<Record<Process, Readonly<Partial<Record<StemLevel, string>>>>>>;

export type StemHit<Tag> = { tag: Tag; start: number; end: number };
type Entry<Tag> = { tag: Tag; expression: RegExp };

/** Splits at each `|` that stands outside brackets. */
function alternatives(stems: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of stems) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '|' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts;
}

const LOOK_BEHIND = /^\(\?<[!=](?:[^()]|\([^()]*\))*\)/;
const GROUP = /^\(\?:([^()]*)\)(.*)$/s;

/** Three literal characters that texts matching the alternative begin with, or two; several where it begins with a group. */
function beginnings(alternative: string): string[] {
  const bare = alternative.replace(LOOK_BEHIND, '');
  const group = GROUP.exec(bare);
  const starts = group ? (group[1] ?? '').split('|') : [bare];
  return starts.map((start) => {
    const literal = /^[a-z0-9][a-z0-9.\-' ][a-z0-9' ]?(?![?*{])/.exec(start)?.[0];
    if (literal === undefined) {
      throw new Error(`A stem begins with two literal characters, unlike "${alternative}".`);
    }
    return literal;
  });
}

/**
 * Returns a function that finds the stems which begin at a word of a folded text. One expression a tag would try every
 * alternative at every character; looking them up by their beginnings keeps a reading at a few microseconds.
 */
export function stemFinder<Tag>(lists: readonly (readonly [Tag, string])[]) {
  const sources = new Map<string, Map<Tag, string[]>>();
  for (const [tag, stems] of lists) {
    for (const alternative of alternatives(stems)) {
      for (const start of beginnings(alternative)) {
        const tags = sources.get(start) ?? new Map<Tag, string[]>();
        tags.set(tag, [...(tags.get(tag) ?? []), alternative]);
        sources.set(start, tags);
      }
    }
  }
  const index = new Map<string, Entry<Tag>[]>();
  for (const [start, tags] of sources) {
    const entries = [...tags].map(([tag, parts]) => ({
      tag,
      expression: new RegExp(`(?:${parts.join('|')})[a-z0-9]*`, 'y'),
    }));
    index.set(start, entries);
  }
  return (folded: string, starts: readonly number[]): StemHit<Tag>[] => {
    const hits: StemHit<Tag>[] = [];
    for (const start of starts) {
      for (const length of [2, 3]) {
        for (const { tag, expression } of index.get(folded.slice(start, start + length)) ?? []) {
          expression.lastIndex = start;
          if (expression.test(folded)) hits.push({ tag, start, end: expression.lastIndex });
        }
      }
    }
    return hits;
  };
}

const isWordCharacter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Places in a folded text where a word begins. */
export function wordStarts(folded: string): number[] {
  const starts: number[] = [];
  let isInside = false;
  for (let place = 0; place < folded.length; place += 1) {
    const isWord = isWordCharacter(folded.charCodeAt(place));
    if (isWord && !isInside) starts.push(place);
    isInside = isWord;
  }
  return starts;
}

import { sentenceKey, sentencesOf } from './sentences-of.rules.ts';

/** What has been said in a set, so that nothing is said twice. */
export type Ledger = {
  isFresh: (text: string) => boolean;
  note: (text: string) => void;
  /** Lines of the material that were used, whatever they were filled with: a reader knows them again. */
  lines: Set<string>;
  /** What facts were said to mean. */
  meanings: Set<string>;
};

/** A line that is more than places and marks. */
export const hasWords = (line: string): boolean => /\p{L}/u.test(line.replace(/\{[^{}]*\}/gu, ''));

/** `names` may hold full stops of their own; `said` are lines that stand in the set already. */
export function newLedger(names: readonly string[], said: readonly string[]): Ledger {
  const keys = new Set(said.map(sentenceKey));
  const keysOf = (text: string) => sentencesOf(text, names).map(sentenceKey);
  return {
    isFresh: (text) => {
      const found = keysOf(text);
      return new Set(found).size === found.length && found.every((key) => !keys.has(key));
    },
    note: (text) => {
      for (const key of keysOf(text)) keys.add(key);
    },
    lines: new Set(),
    meanings: new Set(),
  };
}

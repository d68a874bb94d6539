/** Words that may stand between those of a phrase, all together. */
const MOST_BETWEEN = 6;
/** A phrase is filed under so many letters of its longest word: with fewer, most texts would meet most phrases. */
const FILED_LETTERS = 4;

type Phrase<Owner> = {
  beginnings: readonly string[];
  owner: Owner;
};

/** Whether the word beginnings of a phrase stand near each other in a text, in any order, around one of its words. */
function isSaid(words: readonly string[], beginnings: readonly string[], at: number): boolean {
  if (beginnings.length === 1) return true;
  const reach = beginnings.length - 1 + MOST_BETWEEN;
  for (let from = Math.max(0, at - reach); from <= at; from += 1) {
    const end = Math.min(words.length, from + reach + 1);
    const isNear = beginnings.every((beginning) => {
      for (let place = from; place < end; place += 1) if (words[place]?.startsWith(beginning)) return true;
      return false;
    });
    if (isNear) return true;
  }
  return false;
}

/**
 * Files the phrases of many owners so that a text is compared only with those that it may say, and returns the search:
 * from the words of a text to the owners of which it says a phrase. Their words are indexed once.
 */
export function phraseSearch<Owner>(
  owners: readonly Owner[],
  phrasesOf: (owner: Owner) => readonly string[] | undefined,
): (words: readonly string[]) => Set<Owner> {
  const filed = new Map<string, Phrase<Owner>[]>();
  for (const owner of owners)
    for (const phrase of phrasesOf(owner) ?? []) {
      const beginnings = phrase.split(' ');
      const longest = beginnings.reduce((long, one) => (one.length > long.length ? one : long));
      const entry = { beginnings: [longest, ...beginnings.filter((one) => one !== longest)], owner };
      const key = longest.slice(0, FILED_LETTERS);
      const there = filed.get(key);
      if (there) there.push(entry);
      else filed.set(key, [entry]);
    }
  const lengths = [...new Set([...filed.keys()].map(({ length }) => length))];
  return (words) => {
    const found = new Set<Owner>();
    for (const [at, word] of words.entries())
      for (const length of lengths) {
        if (word.length < length) continue;
        for (const { beginnings, owner } of filed.get(word.slice(0, length)) ?? [])
          if (word.startsWith(beginnings[0] ?? '') && !found.has(owner) && isSaid(words, beginnings, at))
            found.add(owner);
      }
    return found;
  };
}

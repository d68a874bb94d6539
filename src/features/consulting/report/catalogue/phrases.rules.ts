/** Words that may stand between those of a phrase, all together. */
const MOST_BETWEEN = 6;
/** A phrase is filed under so many letters of its longest word: with fewer, most texts would meet most phrases. */
const FILED_LETTERS = 4;

type Phrase<Owner> = {
  beginnings: readonly string[];
  owner: Owner;
};

/** Whether the word beginnings of a phrase stand near each other in a text, in any order. */
function isSaid(words: readonly string[], beginnings: readonly string[]): boolean {
  const hasAll = beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  if (!hasAll) return false;
  return words.some((_, from) => {
    const near = words.slice(from, from + beginnings.length + MOST_BETWEEN);
    return beginnings.every((beginning) => near.some((word) => word.startsWith(beginning)));
  });
}

/**
 * Files the phrases of many owners so that a text is compared only with those that it may say, and returns the search:
 * from the words of a text to the owners of which it says a phrase.
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
      const key = longest.slice(0, FILED_LETTERS);
      const there = filed.get(key);
      if (there) there.push({ beginnings, owner });
      else filed.set(key, [{ beginnings, owner }]);
    }
  const lengths = [...new Set([...filed.keys()].map(({ length }) => length))];
  return (words) => {
    const found = new Set<Owner>();
    for (const word of words)
      for (const length of lengths)
        for (const { beginnings, owner } of filed.get(word.slice(0, length)) ?? [])
          if (!found.has(owner) && isSaid(words, beginnings)) found.add(owner);
    return found;
  };
}

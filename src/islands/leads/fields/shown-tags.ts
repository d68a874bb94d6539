/** Characters of tags per table line, including the padding of each. */
const ROOM = 20;
const FRAME = 2;

/** Returns the tags that fit on one line, at least one, and the number of the others. */
export function shownTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  let used = 0;
  const room = (all: number) => ROOM - (all > 1 ? FRAME + 1 : 0);
  const overflow = tags.findIndex((tag) => (used += tag.length + FRAME) > room(tags.length));
  const count = overflow === -1 ? tags.length : Math.max(1, overflow);
  return { shown: tags.slice(0, count), more: tags.length - count };
}

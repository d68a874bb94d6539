import type { Teammate } from '#features/leads/owners/owner.types.ts';
import { foldText } from '#shared/texts/text.ts';

type Named = Pick<Teammate, 'id' | 'name'>;

const LONGEST_QUERY = 40;
const isWordPart = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

export type TextPart = { text: string; userId: number | null };

/** Splits a text at the names after an `@`; of two names that fit, the longer one counts. */
export function mentionParts(text: string, people: readonly Named[]): TextPart[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let start = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at < start || isWordPart(text[at - 1])) continue;
    const found = longestFirst.find(
      ({ name }) => name !== '' && text.startsWith(name, at + 1) && !isWordPart(text[at + 1 + name.length]),
    );
    if (!found) continue;
    const end = at + 1 + found.name.length;
    if (at > start) parts.push({ text: text.slice(start, at), userId: null });
    parts.push({ text: text.slice(at, end), userId: found.id });
    start = end;
  }
  if (start < text.length) parts.push({ text: text.slice(start), userId: null });
  return parts;
}

/** Accounts of those whom the text names; of several with the same name, all of them. */
export function mentionedIn(text: string, people: readonly Named[]): number[] {
  const names = new Set(
    mentionParts(text, people).flatMap((part) => (part.userId === null ? [] : part.text.slice(1))),
  );
  return people.filter(({ name }) => names.has(name)).map(({ id }) => id);
}

/** The letters behind an `@` before the caret; null where nothing is being named. */
export function mentionQuery(text: string, caret: number): { start: number; query: string } | null {
  const start = text.lastIndexOf('@', caret - 1);
  if (start < 0 || start >= caret || caret - start > LONGEST_QUERY || isWordPart(text[start - 1]))
    return null;
  const query = text.slice(start + 1, caret);
  return /[\n@]|^\s|\s{2}/.test(query) ? null : { start, query };
}

/** Members of whom a word of the name begins with the query, in their order. */
export function mentionable(query: string, people: readonly Named[]): Named[] {
  const wanted = foldText(query);
  return people.filter(({ name }) => {
    const folded = foldText(name);
    return folded !== wanted.trimEnd() && (folded.startsWith(wanted) || folded.includes(` ${wanted}`));
  });
}

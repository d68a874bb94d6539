import type { ContentPart } from '#features/marketing/writer/checks/writer.types.ts';

/** A paragraph of a stored text, and the part of the text that it is. */
export type PlacedParagraph = { name: ContentPart; text: string };
type Written = readonly { name: ContentPart; text: string }[];

/** `parts` as `makeContent` stored it; none of a text from before parts were kept. */
export function writtenParts(parts: Record<string, unknown> | null): Written {
  const listed = parts?.['parts'];
  return Array.isArray(listed) ? (listed as Written) : [];
}

const paragraphsIn = (text: string): string[] => text.split(/\n{2,}/u).filter((one) => one.trim() !== '');

/**
 * Assigns paragraphs to parts while the text is edited in one piece: unchanged paragraphs keep their
 * part, edited ones take the parts that lie between, whatever was added is body.
 */
export function placedParagraphs(text: string, parts: Record<string, unknown> | null): PlacedParagraph[] {
  const before = writtenParts(parts).flatMap(({ name, text: own }) =>
    paragraphsIn(own).map((one) => ({ name, text: one })),
  );
  const now = paragraphsIn(text);
  const placed: PlacedParagraph[] = [];
  let next = 0;
  let edited: string[] = [];
  /** Paragraphs that are none of the written ones, in the places that these have left. */
  const settle = (until: number): void => {
    const free = before.slice(next, until);
    edited.forEach((one, at) => placed.push({ name: free[at]?.name ?? 'body', text: one }));
    edited = [];
  };
  for (const one of now) {
    const at = before.findIndex((written, place) => place >= next && written.text === one);
    if (at === -1) {
      edited.push(one);
      continue;
    }
    settle(at);
    placed.push({ name: before[at]?.name ?? 'body', text: one });
    next = at + 1;
  }
  settle(before.length);
  return placed;
}

/** The first paragraph of a part; '' where the text has none. */
export const partOf = (placed: readonly PlacedParagraph[], name: ContentPart): string =>
  placed.find((one) => one.name === name)?.text ?? '';

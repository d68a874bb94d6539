/** A paragraph or list of a text, as pages and emails render it; lists have no typed marks. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const MARK = /^\s*[-–·•*]\s+(?=\S)/u;

/**
 * Splits a text into blocks. Consecutive marked lines are a list; a single one may be dialogue and stays a paragraph.
 */
export function blocksOf(text: string): TextBlock[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  let isNew = true;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isNew = true;
      continue;
    }
    const isList = MARK.test(line);
    const last = groups.at(-1);
    if (last && !isNew && last.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
    isNew = false;
  }
  return groups.map(({ isList, lines }): TextBlock =>
    isList && lines.length > 1
      ? { kind: 'list', items: lines.map((line) => line.replace(MARK, '')) }
      : { kind: 'paragraph', text: lines.join('\n') },
  );
}

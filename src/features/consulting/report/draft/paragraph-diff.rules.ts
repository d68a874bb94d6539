export type DiffLine = { text: string; is: 'same' | 'computed' | 'own' };

const paragraphs = (text: string): string[] =>
  text
    .split(/\n{2,}|\n(?=• )/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Longest run of paragraphs that both texts have, in order: `lengths[i][j]` from `a[i]` and `b[j]` on. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] ?? [];
      row[j] =
        a[i] === b[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}

/** Two texts by paragraphs and lines of lists: what both have, what only the rules wrote, what only the consultant. */
export function paragraphDiff(computed: string, own: string): DiffLine[] {
  const a = paragraphs(computed);
  const b = paragraphs(own);
  const lengths = commonLengths(a, b);
  const lines: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left !== undefined && left === right) {
      lines.push({ text: left, is: 'same' });
      i += 1;
      j += 1;
    } else if (
      left !== undefined &&
      (right === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      lines.push({ text: left, is: 'computed' });
      i += 1;
    } else if (right !== undefined) {
      lines.push({ text: right, is: 'own' });
      j += 1;
    }
  }
  return lines;
}

import type { Span } from '#features/consulting/profile/reading/reading.values.ts';

/** A sentence with the words marked that its reading rests on. */
export function MarkedSentence({ text, marks }: { text: string; marks: readonly Span[] }) {
  const parts: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of marks.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    parts.push(
      { text: text.slice(at, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    at = end;
  }
  parts.push({ text: text.slice(at), isMarked: false });
  return (
    <p className="text-lg leading-normal [overflow-wrap:anywhere] whitespace-pre-line text-ink">
      {parts.map((part, index) =>
        part.isMarked ? (
          <mark key={index} className="rounded-sm bg-accent-soft px-0.5 text-ink">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}

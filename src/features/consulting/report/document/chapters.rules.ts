import type { DocumentPart, ReportDocument } from './document.schema.ts';

/** A line of the contents, with the parts that it stands for. */
export type Chapter = {
  /** Anchor of its first part. */
  id: string;
  title: string;
  /** The title of each part that stands below the chapter's own; null of the part that gives the chapter its title. */
  parts: { part: DocumentPart; title: string | null }[];
};

/** The part in whose chapter another one stands, wherever the two are neighbours. */
const CHAPTER_OF: Readonly<Record<string, string>> = {
  letter: 'decision',
  changes: 'decision',
  priorities: 'roadmap',
  kpi: 'roadmap',
  today: 'analysis',
  scope: 'method',
};
const chapterOf = ({ id }: DocumentPart): string => CHAPTER_OF[id] ?? id;

/**
 * Groups the parts into the lines of the contents: eight of a first report. Parts are never moved, so that a report that was
 * frozen in another order keeps it, and has more lines.
 */
export function chaptersOf(parts: readonly DocumentPart[]): Chapter[] {
  const groups: DocumentPart[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last?.[0] && chapterOf(last[0]) === chapterOf(part)) last.push(part);
    else groups.push([part]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const main = group.find((part) => part.id === chapterOf(part)) ?? first;
    return [
      {
        id: first.id,
        title: main.title,
        parts: group.map((part) => ({ part, title: part === main ? null : part.title })),
      },
    ];
  });
}

/** The part after which the formulas are written out, once: the method, else the last. */
export const partOfNotes = (parts: readonly DocumentPart[]): DocumentPart | undefined =>
  parts.find(({ id }) => id === 'method') ?? parts.at(-1);

/** Formulas that are to be written out: all but those that a table of an older report has. */
export function notesToWrite({
  notes,
  parts,
}: Pick<ReportDocument, 'notes' | 'parts'>): ReportDocument['notes'] {
  const inTable = new Set(
    parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' && block.id === 'table-formulas' ? block.table.rows : []))
      .map(([id]) => id),
  );
  return notes.filter(({ id }) => !inTable.has(id));
}

import { createPlainText, type PlainText } from '#features/consulting/report/export/plain-text.rules.ts';
import type { Writing } from '#features/consulting/report/sections/section.types.ts';
import { groupBy } from './writing.rules.ts';

/** A section of one of the three texts, with its heading apart. */
export type TextSection = { name: string; title: string; text: string };

/** Writes one section; subsections are numbered as those of section 1 (`composeTexts` numbers them anew). */
export function textSection(name: string, title: string, write: (document: PlainText) => void): TextSection {
  const document = createPlainText();
  document.section(title);
  write(document);
  return { name, title, text: document.text().slice(`1. ${title}`.length).trimStart() };
}

/** Up to this many rows a list has no subheadings. */
const LONG_LIST = 12;

type Part = 'departments' | 'problems' | 'strengths';

/** Writes a list; a long one is grouped by its rating. */
export function writeRated<T>(
  document: PlainText,
  { prose }: Writing,
  rows: readonly T[],
  part: Part,
  { rating, line }: { rating: (row: T) => number; line: (row: T) => string },
): void {
  if (rows.length <= LONG_LIST) return document.bullets(rows.map(line));
  for (const [level, group] of groupBy(rows, rating)) {
    const counted = prose.say(`count.${part}`, { count: group.length });
    document.subsection(prose.say(`analysis.${part}.group`, { level, rows: counted }));
    document.bullets(group.map(line));
  }
}

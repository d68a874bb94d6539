import { takeNotes } from '#features/consulting/report/sections/wording/notes.rules.ts';
import type { DocumentBlock, DocumentFace, DocumentPart, ReportDocument } from './document.schema.ts';

/** Returns the ids of the formulas that a block refers to, in reading order. */
function referredTo(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return block.notes ?? [];
    case 'list':
      return block.items.flatMap((item) => takeNotes(item).notes);
    case 'keyFigures':
      return block.figures.flatMap(({ notes }) => notes);
    case 'decisions':
      return block.items.flatMap(({ notes }) => notes);
    case 'sheet':
      return [...block.facts.flatMap(({ notes }) => notes), ...block.blocks.flatMap(referredTo)];
    default:
      return [];
  }
}

type Note = ReportDocument['notes'][number];

/** Returns the formulas that some blocks refer to, each once, in the order of the document's notes. */
export function notesOf(blocks: readonly DocumentBlock[], notes: readonly Note[]): Note[] {
  const wanted = new Set(blocks.flatMap(referredTo));
  return notes.filter(({ id }) => wanted.has(id));
}

/** Returns the formulas of a part that no sheet of the report writes out at its own foot. */
export function notesBesideSheets(
  blocks: readonly DocumentBlock[],
  { notes, parts }: Pick<ReportDocument, 'notes' | 'parts'>,
): Note[] {
  const isSheet = ({ kind }: DocumentBlock) => kind === 'sheet';
  const sheets = parts.flatMap((part) => part.blocks).filter(isSheet);
  const inSheets = new Set(notesOf(sheets, notes));
  return notesOf(
    blocks.filter((block) => !isSheet(block)),
    notes,
  ).filter((note) => !inSheets.has(note));
}

/** Returns for each part the formulas that no part before it refers to: each is written out once. */
export function newNotesOfParts(
  parts: readonly DocumentPart[],
  notes: readonly Note[],
): ReadonlyMap<string, Note[]> {
  const seen = new Set<string>();
  return new Map(
    parts.map(({ id, blocks }) => {
      const fresh = notesOf(blocks, notes).filter((note) => !seen.has(note.id));
      for (const note of fresh) seen.add(note.id);
      return [id, fresh];
    }),
  );
}

/** Returns the labelled lines of the firm's face, which stand before the facts of the report. */
export function faceFacts(face: DocumentFace | null): { label: string; value: string }[] {
  if (face === null) return [];
  const { preparedFor, author, version, firm, words } = face;
  return [
    [words.preparedFor, preparedFor],
    [words.author, [author, firm].filter((name) => name !== null && name !== '').join(', ')],
    [words.version, version],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
}

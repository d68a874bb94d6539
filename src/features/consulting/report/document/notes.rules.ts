import type { DocumentFace } from './document.schema.ts';

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

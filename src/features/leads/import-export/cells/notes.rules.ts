/** The value of a cell with the key of a note on how it was read, or the key of its error message. */
export type Read<T> = { value: T; note?: string } | { error: string };

/**
 * A note on a field of a line: the key of its message and, where known, the text as written and the value made of it.
 * Without `written` it is about the whole cell; without `made` there is no value.
 */
export type Note = { key: string; written?: string; made?: string };

/** By field. A string is a key alone, as older imports stored it. */
export type LineNotes = Record<string, string | Note>;

/** Whether a note is about the line, not about a value of it. */
export const isWhole = (field: string): boolean => field === 'file' || field === 'companyLink';

const keyOf = (note: string | Note): string => (typeof note === 'string' ? note : note.key);

export const keysOf = (notes: LineNotes): Record<string, string> =>
  Object.fromEntries(Object.entries(notes).map(([field, note]) => [field, keyOf(note)]));

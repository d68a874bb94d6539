import { z } from 'zod';

export type Mistake = { file: string; key: string; expected: string };

/** Dotted keys of every text in a file, entries of lists by their number. */
export function leaves(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]];
  return Object.entries(value).flatMap(([name, inner]) =>
    leaves(inner, key === '' ? name : `${key}.${name}`),
  );
}

export const places = (text: unknown): string[] =>
  typeof text === 'string' ? [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort() : [];

export function schemaMistakes(file: string, schema: z.ZodType, value: unknown): Mistake[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({ file, key: path.join('.'), expected: message }));
}

/** For a file without a schema: every entry is a text. */
export const textMistakes = (file: string, value: unknown): Mistake[] =>
  leaves(value)
    .filter(([, text]) => typeof text !== 'string' || text.trim() === '')
    .map(([key, text]) => ({ file, key, expected: text === '' ? 'a text that is not empty' : 'a text' }));

/** Names entries that only English has, or only the other language. */
export function shapeMistakes(file: string, english: unknown, other: unknown): Mistake[] {
  const [wanted, found] = [new Map(leaves(english)), new Map(leaves(other))];
  const mistakes: Mistake[] = [];
  for (const [key, text] of wanted) {
    const own = found.get(key);
    if (own === undefined) mistakes.push({ file, key, expected: 'a text, because the English file has one' });
    else if (typeof own !== typeof text) mistakes.push({ file, key, expected: `a ${typeof text}` });
    else if (own === '') mistakes.push({ file, key, expected: 'a text that is not empty' });
    else if (String(places(own)) !== String(places(text)))
      mistakes.push({
        file,
        key,
        expected: `the places of the English text: ${places(text).join(', ') || 'none'}`,
      });
  }
  for (const key of found.keys())
    if (!wanted.has(key)) mistakes.push({ file, key, expected: 'nothing: the English file has no such key' });
  return mistakes;
}

const FRONT = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** One `name: value` a line stands above a document. */
export function readDocument(text: string): { head: Record<string, string>; headings: number } {
  const front = FRONT.exec(text)?.[1] ?? '';
  const head = front.split(/\r?\n/).map((line): [string, string] => {
    const [name = '', ...rest] = line.split(':');
    return [
      name.trim(),
      rest
        .join(':')
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2'),
    ];
  });
  return {
    head: Object.fromEntries(head),
    headings: text.split('\n').filter((line) => line.startsWith('## ')).length,
  };
}

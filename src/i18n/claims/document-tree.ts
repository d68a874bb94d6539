import { readDocument } from '../content-shape.ts';

/** A Markdown page as keys: what stands above it, and `sections.0.title`, `sections.0.text` of each `##`. */
export function documentTree(text: string): Record<string, unknown> {
  const { head } = readDocument(text);
  const { updated: _, ...words } = head;
  const [, ...sections] = text.split(/^## /m);
  return {
    ...words,
    sections: sections.map((section) => {
      const [title = '', ...body] = section.split('\n');
      return { title: title.trim(), text: body.join('\n').trim() };
    }),
  };
}

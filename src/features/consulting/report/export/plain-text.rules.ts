/**
 * Plain text with the bones of a document: headings on a line of their own (numbered, but for the
 * plan's phases, which carry their own numbers), paragraphs, and lines that begin
 * with a bullet; a blank line between any two. No text of a row can break it, since rows reach it without line breaks.
 */
export type PlainText = {
  section: (title: string) => string;
  subsection: (title: string) => string;
  heading: (title: string) => void;
  paragraph: (...sentences: (string | undefined)[]) => void;
  bullets: (lines: readonly string[]) => void;
  text: () => string;
};

export function createPlainText(): PlainText {
  const blocks: string[] = [];
  let section = 0;
  let subsection = 0;
  return {
    section(title) {
      section += 1;
      subsection = 0;
      blocks.push(`${section}. ${title}`);
      return String(section);
    },
    subsection(title) {
      subsection += 1;
      blocks.push(`${section}.${subsection}. ${title}`);
      return `${section}.${subsection}`;
    },
    heading(title) {
      blocks.push(title);
    },
    paragraph(...sentences) {
      const said = sentences.filter((sentence) => sentence !== undefined && sentence !== '');
      if (said.length > 0) blocks.push(said.join(' '));
    },
    bullets(lines) {
      if (lines.length > 0) blocks.push(lines.map((line) => `• ${line}`).join('\n'));
    },
    text: () => blocks.join('\n\n'),
  };
}

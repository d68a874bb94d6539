/**
 * Plain text with a document structure: headings on a line of their own (numbered, except the phases of the plan, which
 * have their own numbers), paragraphs, and lines that start with a bullet, with a blank line between any two. Rows
 * cannot break the structure, since their line breaks are removed first.
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

import type {
  DocumentBlock,
  DocumentTable,
  RatedLine,
  ReportDocument,
} from '#features/consulting/report/document/document.values.ts';

/** Characters with a meaning anywhere in Markdown; rows are plain text. */
const INLINE = /[\\`*_[\]<>|~&$]/g;
/** Characters with a meaning only at the start of a line. */
const OPENING = /^(\s*)([#+\-=>:]|\d+[.)])/;

export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replace(INLINE, (sign) => `\\${sign}`)
    .replace(OPENING, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign.slice(0, -1)}\\${sign.slice(-1)}` : `${space}\\${sign}`,
    );

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table({ columns, rows }: DocumentTable): string {
  return [
    line(columns.map(({ label }) => escapeMarkdown(label))),
    line(columns.map(({ align }) => (align === 'end' ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(escapeMarkdown))),
  ].join('\n');
}

/** Keeps a heading's number unescaped: it does not start a list there. */
const heading = (depth: number, text: string): string => {
  const [, number = '', rest = text] = /^((?:\d+\.)+ )?(.*)$/su.exec(text) ?? [];
  return `${'#'.repeat(depth)} ${number}${escapeMarkdown(rest)}`;
};

function block(item: DocumentBlock): string {
  switch (item.kind) {
    case 'heading':
      return heading(item.level + 2, item.text);
    case 'paragraph':
      return item.lead === null
        ? escapeMarkdown(item.text)
        : `**${escapeMarkdown(item.lead)}** ${escapeMarkdown(item.text)}`;
    case 'list':
      return item.items.map((text) => `- ${escapeMarkdown(text)}`).join('\n');
    case 'citations':
      return item.items.map((text) => `> ${escapeMarkdown(text)}`).join('\n>\n');
    case 'table':
      return table(item.table);
    case 'figure':
      return `**${escapeMarkdown(item.caption)}**\n\n${escapeMarkdown(item.description)}\n\n${table(item.table)}`;
  }
}

const rated = ({ title, lines }: { title: string; lines: readonly RatedLine[] }): string[] => [
  heading(3, title),
  lines.map(({ text, rating }) => `- ${escapeMarkdown(text)} **(${escapeMarkdown(rating)})**`).join('\n'),
];

/** Renders the report as Markdown (CommonMark with tables), for other programs and readable as it is. */
export function renderReportMarkdown({
  title,
  company,
  facts,
  writerNote,
  summary,
  parts,
  proof,
  words,
}: ReportDocument): string {
  const blocks = [
    heading(1, `${company}: ${title}`),
    facts.map((fact) => `- **${escapeMarkdown(fact.label)}:** ${escapeMarkdown(fact.value)}`).join('\n'),
    heading(2, summary.title),
    escapeMarkdown(summary.lead.join(' ')),
    summary.figures
      .map(({ value, unit, label }) => `- **${escapeMarkdown(value + unit)}** ${escapeMarkdown(label)}`)
      .join('\n'),
    ...rated(summary.problems),
    ...rated(summary.strengths),
    heading(3, summary.steps.title),
    summary.steps.lines
      .map(
        (step, index) =>
          `${index + 1}. **${escapeMarkdown(step.title)}.** ${escapeMarkdown(step.text)} ${escapeMarkdown(step.source)}`,
      )
      .join('\n'),
    ...parts.flatMap((part) => [heading(2, part.title), ...part.blocks.map(block)]),
    heading(2, proof.title),
    escapeMarkdown(proof.text),
    `- **${escapeMarkdown(words.hash)}:** \`${proof.hash}\`\n- **${escapeMarkdown(words.address)}:** <${proof.address}>`,
    ...(writerNote === null ? [] : [escapeMarkdown(writerNote)]),
  ];
  return `${blocks.filter((text) => text !== '').join('\n\n')}\n`;
}

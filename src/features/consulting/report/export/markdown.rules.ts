import { chaptersOf } from '#features/consulting/report/document/chapters.rules.ts';
import { faceFacts } from '#features/consulting/report/document/notes.rules.ts';
import type {
  DocumentBlock,
  DocumentSheet,
  DocumentSummary,
  DocumentTable,
  RatedLine,
  ReportDocument,
} from '#features/consulting/report/document/document.schema.ts';

/** Characters with a meaning anywhere in Markdown; rows are plain text. */
const INLINE = /[\\`*_[\]<>|~&$]/g;
/** Characters with a meaning only at the start of a line. */
const OPENING = /^(\s*)([#+\-=>:]|\d+[.)])/;

export const escapeMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
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

/** Marks of the formulas that a text refers to. */
const marks = (notes: readonly string[] = []): string => notes.map((id) => `[^${id}]`).join('');

function sheet({ number, title, answers, isQuickWin, facts, blocks }: DocumentSheet, words: Words): string {
  const mark = isQuickWin ? ` · **${escapeMarkdown(words.quickWin)}**` : '';
  return [
    heading(4, `${number} · ${title}`),
    `*${escapeMarkdown(answers)}*${mark}`,
    facts
      .map((fact) => `- **${escapeMarkdown(fact.label)}:** ${escapeMarkdown(fact.text)}${marks(fact.notes)}`)
      .join('\n'),
    ...blocks.map((each) => block(each, words)),
  ].join('\n\n');
}

function block(item: DocumentBlock, words: Words): string {
  switch (item.kind) {
    case 'heading':
      return heading(item.level + 2, item.text);
    case 'paragraph':
      return `${item.isOwn ? `*${escapeMarkdown(words.own)}:* ` : ''}${item.lead === null ? '' : `**${escapeMarkdown(item.lead)}** `}${escapeMarkdown(item.text)}${marks(item.notes)}`;
    case 'keyFigures':
      return item.figures
        .map(
          ({ value, unit, label, notes }) =>
            `- **${escapeMarkdown(amount(value, unit))}** ${escapeMarkdown(label)}${marks(notes)}`,
        )
        .join('\n');
    case 'decisions':
      return item.items
        .map(
          ({ title, text, notes }, index) =>
            `${index + 1}. **${escapeMarkdown(title)}** ${escapeMarkdown(text)}${marks(notes)}`,
        )
        .join('\n');
    case 'sheet':
      return sheet(item, words);
    case 'signature':
      return [
        ...item.parties.map(
          ({ role, name }) =>
            `**${escapeMarkdown(role)}:** ${escapeMarkdown(name)}\n\n\\_\\_\\_\\_\\_\\_\\_\\_`,
        ),
        escapeMarkdown(item.placeAndDate),
      ].join('\n\n');
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

type Words = ReportDocument['words'];

const amount = (value: string, unit: string): string => (unit === '' ? value : `${value} ${unit}`);

const rated = ({ title, lines }: { title: string; lines: readonly RatedLine[] }): string[] => [
  heading(3, title),
  lines.map(({ text, rating }) => `- ${escapeMarkdown(text)} **(${escapeMarkdown(rating)})**`).join('\n'),
];

function summaryBlocks({ title, lead, figures, problems, strengths, steps }: DocumentSummary): string[] {
  return [
    heading(2, title),
    escapeMarkdown(lead.join(' ')),
    figures
      .map(({ value, unit, label }) => `- **${escapeMarkdown(value + unit)}** ${escapeMarkdown(label)}`)
      .join('\n'),
    ...rated(problems),
    ...rated(strengths),
    heading(3, steps.title),
    steps.lines
      .map(
        (step, index) =>
          `${index + 1}. **${escapeMarkdown(step.title)}.** ${escapeMarkdown(step.text)} ${escapeMarkdown(step.source)}`,
      )
      .join('\n'),
  ];
}

/** Renders the report as Markdown (CommonMark with tables and footnotes), for other programs and readable as it is. */
export function renderReportMarkdown({
  title,
  company,
  facts,
  face,
  writerNote,
  summary,
  notes,
  parts,
  proof,
  words,
}: ReportDocument): string {
  const blocks = [
    ...(face?.isDraft ? [`**${escapeMarkdown(face.words.draft)}**`] : []),
    heading(1, `${company}: ${title}`),
    [...faceFacts(face), ...facts]
      .map((fact) => `- **${escapeMarkdown(fact.label)}:** ${escapeMarkdown(fact.value)}`)
      .join('\n'),
    ...(summary === null ? [] : summaryBlocks(summary)),
    ...chaptersOf(parts).flatMap((chapter) => [
      heading(2, chapter.title),
      ...chapter.parts.flatMap(({ part, title: own }) => [
        ...(own === null ? [] : [heading(3, own)]),
        ...part.blocks.map((each) => block(each, words)),
      ]),
    ]),
    heading(2, proof.title),
    escapeMarkdown(proof.text),
    `- **${escapeMarkdown(words.hash)}:** \`${proof.hash}\`${proof.address === '' ? '' : `\n- **${escapeMarkdown(words.address)}:** <${proof.address}>`}`,
    ...(writerNote === null ? [] : [escapeMarkdown(writerNote)]),
    ...notes.map(({ id, text }) => `[^${id}]: ${escapeMarkdown(text)}`),
  ];
  return `${blocks.filter((text) => text !== '').join('\n\n')}\n`;
}

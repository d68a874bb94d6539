/** Measures the shared sentences of two reports, without quotes, numbers and fixed texts. */
import { composeReport } from '#features/consulting/report/draft/compose.rules.ts';
import type { ComposedReport } from '#features/consulting/report/draft/draft.types.ts';
import type { DocumentBlock } from '#features/consulting/report/document/document.schema.ts';
import { reportSources } from '#features/consulting/report/report.texts.ts';
import type { ReportSnapshot } from '#features/consulting/report/report.schema.ts';
import type { Locale } from '#shared/languages.ts';
import { readCase } from './report-case.ts';

/** Six unlike companies. */
export const CASES = [
  'conservas-nutrimar',
  'estudio-marta-soler',
  'harrow-vale-group',
  'clinica-ria-fisioterapia',
  'taller-hermanos-prieto',
  'thornbury-catering-supplies',
] as const;

/** The measure: at most so much of the words. */
export const MOST_SHARED = 0.4;

export const MADE_AT = '2026-11-23T10:00:00.000Z';

export const compose = (snapshot: ReportSnapshot, language: Locale): ComposedReport =>
  composeReport({ ...reportSources(language), snapshot, edits: [], face: null, madeAt: MADE_AT });

/** Parts that are not counted: fixed by the specification, in the appendix, or law. */
const FIXED_SOURCES = new Set(['aiArchitecture.plan', 'risks.compliance', 'risks.comparison']);
const FIXED_PARTS = new Set(['method', 'changes']);

/** Running text of a block: neither headings nor labels. */
function textsOf(block: DocumentBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
    case 'citations':
      return block.items;
    case 'decisions':
      return block.items.map(({ title, text }) => (text === '' ? title : `${title}: ${text}`));
    case 'sheet':
      return [block.answers, ...block.facts.map(({ text }) => text), ...block.blocks.flatMap(textsOf)];
    case 'figure':
      return [block.description];
    case 'table':
      return block.table.rows.flatMap((row) => row.slice(1));
    default:
      return [];
  }
}

const MONTHS =
  'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec'.split('|').join('\\b|') + '\\b';
const DATES = new RegExp(`\\d+ (?:${MONTHS})\\.?(?: \\d{4})?`, 'giu');

/** Everything that was typed, longest first, so that a part never hides the whole. */
function typedTexts(snapshot: ReportSnapshot): string[] {
  const { company, products, departments, problems, strengths, contacts = [] } = snapshot;
  return [
    company.name,
    company.sector,
    ...(company.tools ?? []),
    ...products.flatMap(({ name, description }) => [name, description]),
    ...departments.flatMap((row) => [row.name, row.function]),
    ...problems.map(({ description }) => description),
    ...strengths.map(({ description }) => description),
    ...contacts.flatMap(({ name, position }) => [name, position]),
  ]
    .flatMap((text) => [text, text.replace(/\.$/, '')])
    .filter((text) => text.length > 3)
    .sort((a, b) => b.length - a.length);
}

function masked(text: string, typed: readonly string[]): string {
  let bare = text;
  for (const words of typed) bare = bare.replaceAll(words, '#');
  return bare
    .replaceAll(/«[^»]*»|“[^”]*”/g, '#')
    .replaceAll(DATES, '#')
    .replaceAll(/\b[PAF]\d+\b/g, '#')
    .replaceAll(/[−-]?\d[\d.,]*/g, '#')
    .replaceAll(/#(?:(?:, | y | e | and |–|-|\/| a | to )#)+/g, '#')
    .toLowerCase()
    .trim();
}

/** The sentences that count, masked, each with its words. */
export function countedSentences(
  { document }: ComposedReport,
  snapshot: ReportSnapshot,
): { sentence: string; words: number }[] {
  const typed = typedTexts(snapshot);
  return document.parts
    .filter(({ id }) => !FIXED_PARTS.has(id))
    .flatMap(({ blocks }) => blocks)
    .filter(
      ({ source = '' }) =>
        !FIXED_SOURCES.has(source) && !source.startsWith('risks.duties') && !source.startsWith('risks.duty.'),
    )
    .flatMap(textsOf)
    .flatMap((text) => masked(text, typed).split(/(?<=[.:;!?])\s+/u))
    .map((sentence) => sentence.replaceAll(/^[\s#·,.:;()•]+|[\s·,.:;()]+$/g, ''))
    .map((sentence) => ({ sentence, words: sentence.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0 }))
    .filter(({ words }) => words > 0);
}

export type Shared = { share: number; sentences: string[] };

/** Share of the words of `mine` that stand in sentences which `other` has too. */
export function sharedShare(
  mine: readonly { sentence: string; words: number }[],
  other: readonly { sentence: string; words: number }[],
): Shared {
  const known = new Set(other.map(({ sentence }) => sentence));
  const both = mine.filter(({ sentence }) => known.has(sentence));
  const sum = (list: readonly { words: number }[]) => list.reduce((total, { words }) => total + words, 0);
  return {
    share: sum(both) / Math.max(1, sum(mine)),
    sentences: [...new Set(both.toSorted((a, b) => b.words - a.words).map(({ sentence }) => sentence))],
  };
}

/** Every ordered pair of the six in one language, the most alike first. */
export function sharedPairs(language: Locale): (Shared & { of: string; with: string })[] {
  const reports = CASES.map((name) => {
    const { snapshot } = readCase(name);
    return { name, sentences: countedSentences(compose(snapshot, language), snapshot) };
  });
  return reports
    .flatMap((mine) =>
      reports
        .filter((other) => other !== mine)
        .map((other) => ({
          of: mine.name,
          with: other.name,
          ...sharedShare(mine.sentences, other.sentences),
        })),
    )
    .sort((a, b) => b.share - a.share);
}

/** `npm run report:shared [-- --sentences]` prints every pair. */
if (process.argv[1]?.endsWith('report-measures.ts') === true)
  for (const language of ['es', 'en'] as const)
    for (const { of, with: other, share, sentences } of sharedPairs(language)) {
      process.stdout.write(`${language}  ${of} / ${other}: ${(share * 100).toFixed(1)} %\n`);
      if (process.argv.includes('--sentences'))
        process.stdout.write(sentences.map((sentence) => `      ${sentence}\n`).join(''));
    }

// One long file for the whole document as it is answered, because its parts refer to each other.
import { z } from 'zod';
import { locale, record, texts } from '#shared/answer.ts';
import { CHART_TONES } from './charts.values.ts';
import type { ReportDocument } from './document.values.ts';
import { REPORT_WRITERS } from './parts.values.ts';

const table = record('DocumentTable', {
  caption: z.string(),
  columns: z.array(z.strictObject({ label: z.string(), align: z.enum(['start', 'end']) })),
  rows: z.array(texts),
});

const bars = record('BarChart', {
  kind: z.literal('bars'),
  bars: z.array(
    z.strictObject({
      label: z.string(),
      value: z.number(),
      valueText: z.string(),
      tone: z.enum(CHART_TONES),
    }),
  ),
  max: z.number(),
  form: z.enum(['segments', 'tiles', 'lengths']),
  marker: z.strictObject({ at: z.number(), label: z.string() }).exactOptional(),
});
const plan = record('PlanChart', {
  kind: z.literal('plan'),
  phases: z.array(
    z.strictObject({
      label: z.string(),
      duration: z.string(),
      from: z.number(),
      least: z.number(),
      most: z.number(),
      isOngoing: z.boolean(),
    }),
  ),
  months: z.number(),
  monthLabel: z.string(),
});

const tick = z.strictObject({ week: z.number(), label: z.string() });
const matrix = record('MatrixChart', {
  kind: z.literal('matrix'),
  points: z.array(
    z.strictObject({ label: z.string(), effort: z.number(), impact: z.number(), isQuickWin: z.boolean() }),
  ),
  words: z.strictObject({
    effort: z.string(),
    impact: z.string(),
    low: z.string(),
    high: z.string(),
    quickWins: z.string(),
  }),
});
const roadmap = record('RoadmapChart', {
  kind: z.literal('roadmap'),
  rows: z.array(
    z.strictObject({
      label: z.string(),
      when: z.string(),
      fromWeek: z.number(),
      toWeek: z.number(),
      isSecondWave: z.boolean(),
    }),
  ),
  weeks: z.number(),
  ticks: z.array(tick),
});
const curve = record('CurveChart', {
  kind: z.literal('curve'),
  points: z.array(z.strictObject({ week: z.number(), lowCents: z.number(), highCents: z.number() })),
  weeks: z.number(),
  maxCents: z.number(),
  ticks: z.array(tick),
  levels: z.array(z.strictObject({ cents: z.number(), label: z.string() })),
  budget: z.strictObject({ cents: z.number(), label: z.string() }).nullable(),
});

/** The draft's block that a block comes from. */
const source = z.string().exactOptional();
const textBlocks = [
  z.strictObject({
    source,
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2)]),
    id: z.string(),
    text: z.string(),
  }),
  z.strictObject({
    source,
    kind: z.literal('paragraph'),
    lead: z.string().nullable(),
    text: z.string(),
    notes: texts.exactOptional(),
    /** The consultant's own words. */
    isOwn: z.boolean().exactOptional(),
  }),
  z.strictObject({ source, kind: z.literal('list'), items: texts }),
  z.strictObject({ source, kind: z.literal('citations'), items: texts }),
] as const;
const noted = { text: z.string(), notes: texts };
const keyFigure = { value: z.string(), unit: z.string(), label: z.string() };

const block = z
  .discriminatedUnion('kind', [
    ...textBlocks,
    z.strictObject({
      source,
      kind: z.literal('keyFigures'),
      figures: z.array(z.strictObject({ ...keyFigure, notes: texts })),
    }),
    z.strictObject({
      source,
      kind: z.literal('decisions'),
      items: z.array(z.strictObject({ title: z.string(), ...noted })),
    }),
    z.strictObject({
      source,
      kind: z.literal('sheet'),
      id: z.string(),
      number: z.string(),
      title: z.string(),
      answers: z.string(),
      isQuickWin: z.boolean(),
      facts: z.array(z.strictObject({ label: z.string(), ...noted })),
      blocks: z.array(z.discriminatedUnion('kind', textBlocks)),
    }),
    z.strictObject({
      source,
      kind: z.literal('signature'),
      parties: z.array(z.strictObject({ role: z.string(), name: z.string() })),
      placeAndDate: z.string(),
    }),
    z.strictObject({ source, kind: z.literal('table'), id: z.string(), table }),
    z.strictObject({
      source,
      kind: z.literal('figure'),
      id: z.string(),
      caption: z.string(),
      description: z.string(),
      chart: z.discriminatedUnion('kind', [bars, plan, matrix, roadmap, curve]),
      table,
    }),
  ])
  .meta({ id: 'DocumentBlock' });

const ratedLines = z.strictObject({
  title: z.string(),
  lines: z.array(z.strictObject({ text: z.string(), rating: z.string() })),
});
const summary = record('DocumentSummary', {
  id: z.string(),
  title: z.string(),
  lead: texts,
  figures: z.array(z.strictObject(keyFigure)),
  problems: ratedLines,
  strengths: ratedLines,
  steps: z.strictObject({
    title: z.string(),
    lines: z.array(z.strictObject({ title: z.string(), text: z.string(), source: z.string() })),
  }),
});

/** The report as data, as it is answered; its type, which the browser reads too, stands in document.values.ts. */
export const reportDocumentSchema = record('ReportDocument', {
  language: locale,
  title: z.string(),
  company: z.string(),
  seed: z.string(),
  facts: z.array(z.strictObject({ label: z.string(), value: z.string() })),
  writer: z.enum(REPORT_WRITERS),
  writerNote: z.string().nullable(),
  /** Reports of rule version 1 alone. */
  summary: summary.nullable(),
  face: record('DocumentFace', {
    firm: z.string(),
    author: z.string().nullable(),
    preparedFor: z.string().nullable(),
    color: z.string().nullable(),
    logo: z.strictObject({ src: z.string(), width: z.number(), height: z.number() }).nullable(),
    version: z.string().nullable(),
    words: z.strictObject({
      preparedFor: z.string(),
      author: z.string(),
      version: z.string(),
      draft: z.string(),
    }),
    isDraft: z.boolean(),
  }).nullable(),
  /** Formulas with their values; texts refer to them by id. */
  notes: z.array(z.strictObject({ id: z.string(), text: z.string() })),
  parts: z.array(z.strictObject({ id: z.string(), title: z.string(), blocks: z.array(block) })),
  proof: z.strictObject({ title: z.string(), text: z.string(), hash: z.string(), address: z.string() }),
  words: z.strictObject({
    subtitle: z.string(),
    contents: z.string(),
    page: z.string(),
    showTable: z.string(),
    top: z.string(),
    verify: z.string(),
    lettering: z.string(),
    hash: z.string(),
    address: z.string(),
    notes: z.string(),
    quickWin: z.string(),
    own: z.string(),
  }),
}) satisfies z.ZodType<ReportDocument>;

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

const block = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('heading'),
      level: z.union([z.literal(1), z.literal(2)]),
      id: z.string(),
      text: z.string(),
    }),
    z.strictObject({ kind: z.literal('paragraph'), lead: z.string().nullable(), text: z.string() }),
    z.strictObject({ kind: z.literal('list'), items: texts }),
    z.strictObject({ kind: z.literal('citations'), items: texts }),
    z.strictObject({ kind: z.literal('table'), id: z.string(), table }),
    z.strictObject({
      kind: z.literal('figure'),
      id: z.string(),
      caption: z.string(),
      description: z.string(),
      chart: z.discriminatedUnion('kind', [bars, plan]),
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
  figures: z.array(z.strictObject({ value: z.string(), unit: z.string(), label: z.string() })),
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
  summary,
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
  }),
}) satisfies z.ZodType<ReportDocument>;

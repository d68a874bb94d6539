import type { ServiceContext } from '#server/context.ts';
import { download, type Download } from '#server/download.ts';
import { ModelError } from '#server/model/model-error.ts';
import { writeText, type ModelSettings } from '#server/model/write-text.ts';
import { AppError } from '#shared/errors.ts';
import { requireOwnCompany } from './company.server.ts';
import { notePolished } from './polish-proof.server.ts';
import { POLISH_INSTRUCTIONS } from './polish-prompt.values.ts';
import {
  paragraphsOf,
  portionsOf,
  promptFor,
  readAnswer,
  withPolished,
  type Paragraph,
} from './polish-text.rules.ts';
import type { PolishEvent, PolishRequest } from './polish.schema.ts';
import { buildReportModel } from './report-model.rules.ts';
import type { ReportSnapshot, ReportTexts } from './report.schema.ts';
import { requireReportReady } from './report.server.ts';
import { writeReport } from './report-text.rules.ts';
import { reportTables } from './report.texts.ts';

const PARTS = ['analysis', 'recommendations', 'aiArchitecture'] as const;
type Part = (typeof PARTS)[number];

/** What a model may add to a portion, marks included. */
const MOST_TIMES = 3;
const SPARE_CHARACTERS = 2_000;
/** A name of two letters stands in half of all words. */
const SHORTEST_NAME = 3;

type Job = { snapshot: ReportSnapshot; language: PolishRequest['language']; texts: ReportTexts };
type Portion = { part: Part; paragraphs: Paragraph[] };

/**
 * The rule-built texts with their paragraphs reworded by the configured model, as lines of JSON that tell how far it has
 * come (`PolishEvent`). Nothing is stored but a hash, by which `createReport` knows the texts again. Errors before the first
 * line: `writer_not_configured` (409, api.md), and those of a report that cannot be made.
 */
export async function polishReport(
  ctx: ServiceContext,
  companyId: number,
  { language }: PolishRequest,
  settings: ModelSettings | undefined,
): Promise<Download> {
  await requireOwnCompany(ctx, companyId);
  if (!settings) throw new AppError('writer_not_configured');
  const snapshot = await requireReportReady(ctx, companyId);
  const texts = writeReport(snapshot, buildReportModel(snapshot), reportTables(language).prose, language);
  const cancel = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const line = (event: PolishEvent) => {
        if (!cancel.signal.aborted) controller.enqueue(Buffer.from(`${JSON.stringify(event)}\n`));
      };
      line(await polish(ctx, companyId, { snapshot, language, texts }, settings, cancel.signal, line));
      if (!cancel.signal.aborted) controller.close();
    },
    cancel: () => cancel.abort(),
  });
  return download({ body, type: 'application/x-ndjson' });
}

async function polish(
  ctx: ServiceContext,
  companyId: number,
  job: Job,
  settings: ModelSettings,
  signal: AbortSignal,
  line: (event: PolishEvent) => void,
): Promise<PolishEvent> {
  try {
    const written = await writePortions(job, settings, signal, (percent) =>
      line({ type: 'progress', percent }),
    );
    const names = namesIn(job.snapshot);
    const polished = PARTS.map((part) => withPolished(job.texts[part], written[part], names));
    const [analysis = '', recommendations = '', aiArchitecture = ''] = polished.map(({ text }) => text);
    const changed = polished.reduce((sum, { changed: count }) => sum + count, 0);
    const kept = polished.reduce((sum, { refused }) => sum + refused.length, 0);
    if (changed === 0) return { type: 'failed', fault: 'refused' };
    const texts = { analysis, recommendations, aiArchitecture };
    await notePolished(ctx, companyId, { ...job, texts, model: settings.model });
    return { type: 'done', texts, model: settings.model, changed, kept };
  } catch (error) {
    if (error instanceof ModelError) return { type: 'failed', fault: error.fault };
    throw error;
  }
}

/** One portion after the other: a small server of one's own does one thing at a time. */
async function writePortions(
  { language, texts }: Job,
  settings: ModelSettings,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<Record<Part, Map<number, string>>> {
  const written = { analysis: new Map(), recommendations: new Map(), aiArchitecture: new Map() };
  const portions = PARTS.flatMap((part) =>
    portionsOf(paragraphsOf(texts[part])).map((paragraphs): Portion => ({ part, paragraphs })),
  );
  const sizes = portions.map(({ paragraphs }) => promptFor(paragraphs).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  let told = -1;
  const tell = (characters: number) => {
    const percent = Math.min(99, Math.floor((characters / total) * 100));
    if (percent > told) onPercent((told = percent));
  };
  tell(0);
  for (const [index, { part, paragraphs }] of portions.entries()) {
    const size = sizes[index] ?? 0;
    const answer = await writeText(settings, {
      instructions: POLISH_INSTRUCTIONS[language],
      prompt: promptFor(paragraphs),
      maxCharacters: size * MOST_TIMES + SPARE_CHARACTERS,
      signal,
      onProgress: (characters) => tell(done + Math.min(characters, size)),
    });
    for (const [place, text] of readAnswer(answer, paragraphs.length)) {
      const paragraph = paragraphs[place - 1];
      if (paragraph) written[part].set(paragraph.index, text);
    }
    done += size;
  }
  return written;
}

const namesIn = ({ company, products, departments }: ReportSnapshot): string[] =>
  [company, ...products, ...departments]
    .map(({ name }) => name)
    .filter((name) => name.length >= SHORTEST_NAME);

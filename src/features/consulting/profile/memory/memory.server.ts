import { eq, inArray, sql } from 'drizzle-orm';
import { companies, reports } from '#db/schema/index.ts';
import { requireOwnCompany } from '#features/consulting/companies/company.server.ts';
import { workspaceCatalogue } from '#features/consulting/report/catalogue/own/own-catalogue.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { examplesOf, type StoredExample } from './examples.server.ts';
import { recall } from './memory.rules.ts';
import type { Recall, Recalled, Remembered } from './memory.schema.ts';

/** A sentence, with the id of its row where it is stored: no row remembers itself. */
type Asked = { id?: number; description: string };

type Source = { name: string; isReported: boolean };

/** The companies of examples, by name, and whether they have their report; another workspace's are none. */
async function sourcesOf(
  ctx: ServiceContext,
  examples: readonly StoredExample[],
): Promise<Map<number, Source>> {
  const ids = [...new Set(examples.map(({ companyId }) => companyId))];
  const rows = await ctx
    .rows(companies)
    .select({ id: companies.id, name: companies.name, reportId: reports.id })
    .leftJoin(reports, eq(reports.companyId, companies.id))
    .where(inArray(companies.id, sql`(select value from json_each(${JSON.stringify(ids)}))`));
  return new Map(rows.map(({ id, name, reportId }) => [id, { name, isReported: reportId !== null }]));
}

/**
 * Returns for each sentence the confirmed problem of the workspace that is nearest to it, in the order asked; undefined
 * where none is near enough. A proposal: nothing is stored, and no report reads it.
 */
async function rememberedFor(
  ctx: ServiceContext,
  asked: readonly Asked[],
): Promise<(Remembered | undefined)[]> {
  if (asked.length === 0) return [];
  const nearest = await examplesOf(ctx);
  const found = asked.map(({ id, description }) =>
    recall(nearest, description, (example) => example.id === id),
  );
  const known = found.filter((example) => example !== undefined);
  const { wordsOf } = await workspaceCatalogue(ctx);
  const sources = known.length === 0 ? new Map() : await sourcesOf(ctx, known);
  return found.map((example): Remembered | undefined => {
    const source = example && sources.get(example.companyId);
    if (!example || !source) return undefined;
    const { id, companyId, description, process, symptom, interventionId, figures } = example;
    const title = interventionId == null ? undefined : wordsOf(interventionId, ctx.locale)?.title;
    return {
      problemId: id,
      companyId,
      company: source.name,
      isReported: source.isReported,
      description,
      process,
      symptom,
      intervention: interventionId == null || title === undefined ? null : { id: interventionId, title },
      figures,
    };
  });
}

type Row = { id: number; description: string; reading: { isConfirmed: boolean } };

/** The rows of a list, those that nobody has confirmed with what is remembered for them. */
export async function withRemembered<One extends Row>(
  ctx: ServiceContext,
  rows: readonly One[],
): Promise<(One & { remembered?: Remembered })[]> {
  const waiting = rows.filter(({ reading }) => !reading.isConfirmed);
  const found = await rememberedFor(ctx, waiting);
  const byId = new Map(waiting.map(({ id }, place) => [id, found[place]]));
  return rows.map((row) => {
    const remembered = byId.get(row.id);
    return remembered ? { ...row, remembered } : row;
  });
}

/** The nearest confirmed problem for a sentence that is being typed. Errors: `company_not_found`. */
export async function recallProblem(
  ctx: ServiceContext,
  companyId: number,
  { description }: Recall,
): Promise<Recalled> {
  await requireOwnCompany(ctx, companyId);
  const [remembered = null] = await rememberedFor(ctx, [{ description }]);
  return { remembered };
}

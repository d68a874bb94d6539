import { and, asc, eq, inArray } from 'drizzle-orm';
import { crmImportRows, type crmImports } from '#db/schema/index.ts';
import type { ServiceContext } from '#kernel/context.ts';
import type { ImportOutcome } from '#features/leads/leads.values.ts';
import type { ImportAnswer, ImportSample } from '#features/leads/import-export/import.schema.ts';

type Import = typeof crmImports.$inferSelect;

const SAMPLE_LINES = 20;

/** The first lines of a dry run that would create a record, and that would change one. */
export async function samplesOf(
  ctx: ServiceContext,
  { id, isDryRun }: Import,
): Promise<ImportAnswer['samples']> {
  if (!isDryRun) return { created: [], updated: [] };
  const { importId, outcome, about, line, recordId } = crmImportRows;
  const of = async (...wanted: ImportOutcome[]): Promise<ImportSample[]> => {
    const rows = await ctx
      .rows(crmImportRows)
      .select({ line, recordId, about, outcome })
      .where(and(eq(importId, id), inArray(outcome, wanted)))
      .orderBy(asc(line))
      .limit(SAMPLE_LINES);
    return rows.map((row) => ({
      line: row.line,
      // An unanswered line has the record in question here, which it did not change.
      recordId: row.outcome === 'updated' ? row.recordId : null,
      name: row.about?.name ?? '',
      details: row.about?.details ?? [],
    }));
  };
  return { created: await of('created', 'asked'), updated: await of('updated') };
}

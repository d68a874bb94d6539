import { and, eq, lt } from 'drizzle-orm';
import { crmImportChunks, crmImports } from '#db/schema/index.ts';
import { addUsage } from '#features/accounts/usage.server.ts';
import { workContext, type ServiceContext } from '#kernel/context.ts';
import type { Work, WorkResult } from '#kernel/work/work.ts';
import { AppError } from '#shared/errors.ts';
import type { TableKind } from '#features/leads/import-export/reading/file-kind.rules.ts';
import type { TableInput, TableStart } from '#features/leads/import-export/table/import-table.server.ts';
import { headingsPlace } from '#features/leads/import-export/reading/headings-row.rules.ts';
import { passedOverIn } from '#features/leads/import-export/reading/file.server.ts';
import type { ImportPreview, StartImport } from '#features/leads/import-export/import.schema.ts';

/** Runs work in the pool, for the account of the caller. */
export type RunWork = (work: Work) => Promise<WorkResult>;

const CHUNK_BYTES = 262_144;
/** Behind every chunk of the file as it was sent, which is deleted once the table is there. */
const TABLE_START = 1_000_000;
const SAMPLE_ROWS = 5;

const isTableKind = (encoding: string): encoding is TableKind => encoding === 'xlsx' || encoding === 'vcard';

async function uploaded(
  ctx: ServiceContext,
  uploadId: number,
): Promise<{ encoding: string; sizeBytes: number }> {
  const { id, status, encoding, sizeBytes } = crmImports;
  const [row] = await ctx
    .rows(crmImports)
    .select({ encoding, sizeBytes })
    .where(and(eq(id, uploadId), eq(status, 'receiving')));
  if (!row) throw new AppError('not_found');
  return row;
}

const orderOf = (
  ctx: ServiceContext,
  importId: number,
  kind: TableKind,
  sheet: string | null,
): TableInput => ({
  context: workContext(ctx),
  importId,
  kind,
  sheet,
});

async function* piecesOf(result: WorkResult): AsyncGenerator<Uint8Array> {
  if (result instanceof Uint8Array) yield result;
  else yield* result.stream;
}

/**
 * Turns an upload that is a workbook or a file of cards into the table that imports read; a CSV file stays as it is.
 * Errors: `invalid` for what is no table, and those of the work pool.
 */
export async function asTable(
  ctx: ServiceContext,
  { uploadId, sheet }: Pick<StartImport, 'uploadId' | 'sheet'>,
  run: RunWork,
): Promise<void> {
  const { encoding, sizeBytes: before } = await uploaded(ctx, uploadId);
  if (!isTableKind(encoding)) return;
  const result = await run({ task: 'importTable', input: orderOf(ctx, uploadId, encoding, sheet ?? null) });
  const { importId, position } = crmImportChunks;
  let next = TABLE_START;
  let sizeBytes = 0;
  for await (const piece of piecesOf(result))
    for (let at = 0; at < piece.length; at += CHUNK_BYTES) {
      const data = Buffer.from(piece.subarray(at, at + CHUNK_BYTES));
      await ctx.rows(crmImportChunks).insert({ importId: uploadId, position: next, data });
      next += 1;
      sizeBytes += data.length;
    }
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await inside
      .rows(crmImportChunks)
      .delete()
      .where(and(eq(importId, uploadId), lt(position, TABLE_START)));
    await inside.rows(crmImports).update({ encoding: 'utf-8', sizeBytes }).where(eq(crmImports.id, uploadId));
    await addUsage(tx, ctx.user.id, sizeBytes - before);
  });
}

/** Headings, first values and sheets of an uploaded workbook or file of cards. Errors: as `asTable`. */
export async function previewUpload(
  ctx: ServiceContext,
  { uploadId, sheet }: { uploadId: number; sheet?: string | null | undefined },
  run: RunWork,
): Promise<ImportPreview> {
  const { encoding } = await uploaded(ctx, uploadId);
  if (!isTableKind(encoding)) throw new AppError('invalid', { fields: { file: 'leads:imports.previewCsv' } });
  const result = await run({
    task: 'importTableStart',
    input: orderOf(ctx, uploadId, encoding, sheet ?? null),
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(result)) pieces.push(piece);
  const { sheets, rows } = JSON.parse(Buffer.concat(pieces).toString()) as TableStart;
  const place = headingsPlace(rows);
  const above = rows.slice(0, place).map((cells, index) => ({ line: index + 1, cells }));
  return {
    sheets,
    headings: (rows[place] ?? []).map((heading) => heading.trim()),
    samples: rows.slice(place + 1, place + 1 + SAMPLE_ROWS),
    passedOver: passedOverIn({ line: place + 1, cells: [], passedOver: above }),
  };
}

import { readFile } from 'node:fs/promises';
import { exportFile } from '#features/leads/import-export/export.server.ts';
import { asTable } from '#features/leads/import-export/run/convert.server.ts';
import { receiveImport } from '#features/leads/import-export/run/upload.server.ts';
import { findImport, startImport } from '#features/leads/import-export/import.server.ts';
import { startImportSchema } from '#features/leads/import-export/import.schema.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { anImport } from './builders/csv.ts';
import { runNextImport } from './jobs.ts';
import { fileOf, inThisProcess } from './work.ts';

/** Sends the form of an import; a job carries it out. */
export async function beginImport(ctx: ServiceContext, form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const { given, discard } = await receiveImport(ctx, request);
  const body = startImportSchema.parse(given);
  try {
    await asTable(ctx, body, (work) => inThisProcess(work, ctx.db));
    return await startImport(ctx, body);
  } finally {
    await discard();
  }
}

export async function importForm(ctx: ServiceContext, form: FormData) {
  const { id } = await beginImport(ctx, form);
  await runNextImport({ db: ctx.db });
  return findImport(ctx, id);
}

export const sampleFile = (name: string): Promise<string> =>
  readFile(new URL(`./cases/imports/${name}.csv`, import.meta.url), 'utf8');

export const importSample = async (ctx: ServiceContext, name: string, fields: Record<string, string> = {}) =>
  importForm(ctx, anImport(await sampleFile(name), fields));

export async function exported(
  ctx: ServiceContext,
  kind: 'contacts' | 'companies' | 'opportunities',
  delimiter: ',' | ';' = ',',
): Promise<string> {
  return (await fileOf(await exportFile(ctx, { kind, format: 'csv', delimiter }), ctx.db)).toString();
}

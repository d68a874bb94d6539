import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { crmImportChunks, crmImports } from '#db/schema/index.ts';
import { addUsage } from '#features/accounts/usage.server.ts';
import type { ServiceContext } from '#kernel/context.ts';
import { readMultipart } from '#kernel/api/multipart.ts';
import type { Received } from '#kernel/api/upload.ts';
import { AppError } from '#shared/errors.ts';
import { MAX_IMPORT_BYTES } from '#features/leads/import-export/reading/fields.values.ts';
import { fileKindOf, type FileKind } from '#features/leads/import-export/reading/file-kind.rules.ts';
import { markedEncoding, type Encoding } from '#features/leads/import-export/reading/encoding.rules.ts';

/** Small enough to write in a moment, large enough that a file has some hundred chunks. */
const CHUNK_BYTES = 262_144;
const MAX_NAME = 200;

/** Tells UTF-8 from Latin-1 while streaming: only the last byte can prove that all was UTF-8. */
class EncodingTest {
  #marked: Encoding | undefined;
  #utf8: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });
  #isFirst = true;

  add(piece: Uint8Array): void {
    if (this.#isFirst) this.#marked = markedEncoding(piece);
    this.#isFirst = false;
    this.#decode(piece);
  }

  result(): Encoding {
    this.#decode();
    return this.#marked ?? (this.#utf8 ? 'utf-8' : 'windows-1252');
  }

  #decode(piece?: Uint8Array): void {
    try {
      this.#utf8?.decode(piece, { stream: piece !== undefined });
    } catch {
      this.#utf8 = undefined;
    }
  }
}

async function* inPieces(file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const part of file) {
    held.push(part);
    size += part.length;
    if (size < CHUNK_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

type Kind = Exclude<FileKind, { refusal: unknown }>['kind'];

/** Passes the file through, and tells its kind. Error: `invalid` for a file that no import reads (`fileKindOf`). */
async function* withoutOtherKinds(
  file: AsyncIterable<Buffer>,
  fileName: string,
  onKind: (kind: Kind) => void,
): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const piece of file) {
    if (isFirst) {
      const found = fileKindOf(fileName, piece);
      if ('refusal' in found)
        throw new AppError('invalid', { fields: { file: `leads:imports.${found.refusal}` } });
      onKind(found.kind);
    }
    isFirst = false;
    yield piece;
  }
}

type Stored = { sizeBytes: number; hash: string };

/** Inserts a row that stays hidden until its file is complete. */
async function openUpload(ctx: ServiceContext, fileName: string): Promise<number> {
  const at = ctx.now.toISOString();
  const [made] = await ctx
    .rows(crmImports)
    .insert({
      userId: ctx.user.id,
      kind: 'contacts',
      status: 'receiving',
      isDryRun: true,
      fileName: fileName.slice(0, MAX_NAME),
      mapping: {},
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: crmImports.id });
  if (!made) throw new AppError('internal');
  return made.id;
}

async function store(
  ctx: ServiceContext,
  uploadId: number,
  { file, fileName }: { file: AsyncIterable<Buffer>; fileName: string },
): Promise<Stored> {
  let kind: Kind = 'csv';
  const test = new EncodingTest();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let position = 0;
  for await (const data of withoutOtherKinds(file, fileName, (found) => (kind = found))) {
    test.add(data);
    hash.update(data);
    sizeBytes += data.length;
    await ctx.rows(crmImportChunks).insert({ importId: uploadId, position, data });
    position += 1;
  }
  await ctx
    .rows(crmImports)
    // Workbooks and cards are converted to text before they are read (convert.server.ts).
    .update({ sizeBytes, encoding: kind === 'csv' ? test.result() : kind })
    .where(eq(crmImports.id, uploadId));
  await addUsage(ctx.db, ctx.user.id, sizeBytes);
  return { sizeBytes, hash: hash.digest('hex') };
}

/**
 * Reads the import form: streams the file into the database, whatever its size, and returns the other fields with the
 * upload's id. Errors: those of `readMultipart`; `invalid` for a missing file or one of another kind; `disk_full` and `busy` of the
 * database.
 */
export async function receiveImport(ctx: ServiceContext, request: Request): Promise<Received> {
  let uploadId: number | undefined;
  /** If this fails too, the hourly job deletes the row (import-export/run/cleanup.server.ts). */
  const discard = async (): Promise<void> => {
    if (uploadId === undefined) return;
    const gone = await ctx
      .rows(crmImports)
      .delete()
      .where(and(eq(crmImports.id, uploadId), eq(crmImports.status, 'receiving')))
      .returning({ sizeBytes: crmImports.sizeBytes })
      .catch(() => []);
    for (const { sizeBytes } of gone)
      if (sizeBytes > 0) await addUsage(ctx.db, ctx.user.id, -sizeBytes).catch(() => undefined);
  };
  try {
    const { fields, file } = await readMultipart(request, {
      field: 'file',
      maxBytes: MAX_IMPORT_BYTES,
      take: async (pieces, fileName) => {
        uploadId = await openUpload(ctx, fileName);
        return store(ctx, uploadId, { file: inPieces(pieces), fileName });
      },
    });
    if (!file || file.sizeBytes === 0)
      throw new AppError('invalid', { fields: { file: 'leads:imports.fileRequired' } });
    const fingerprint = JSON.stringify([file.hash, [...fields].sort()]);
    return { given: { ...Object.fromEntries(fields), uploadId }, fingerprint, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

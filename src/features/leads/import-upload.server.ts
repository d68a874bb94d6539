import busboy from 'busboy';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { crmImportChunks, crmImports } from '#db/schema/index.ts';
import { ownWorkspaceId } from '#features/accounts/workspace.server.ts';
import type { ServiceContext } from '#server/context.ts';
import { AppError, isAppError } from '#shared/errors.ts';
import { MAX_IMPORT_BYTES } from './import-fields.values.ts';
import { markedEncoding, type Encoding } from './import-guess.rules.ts';

/** Small enough that a piece is written in a moment, large enough that a file is some hundred of them. */
const CHUNK_BYTES = 262_144;
const MAX_FIELD_BYTES = 262_144;
const MAX_NAME = 200;

/** Tells UTF-8 from Latin-1 while the file goes by: only its last byte can say that all of it was UTF-8. */
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

type Stored = { uploadId: number; sizeBytes: number; hash: string };

/** Writes the file into the database piece by piece; nobody sees it before it is whole. */
async function store(
  ctx: ServiceContext,
  file: Readable & { truncated?: boolean },
  fileName: string,
): Promise<Stored> {
  const at = ctx.now.toISOString();
  const [made] = await ctx.db
    .insert(crmImports)
    .values({
      workspaceId: await ownWorkspaceId(ctx),
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
  const test = new EncodingTest();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let position = 0;
  for await (const data of inPieces(file)) {
    test.add(data);
    hash.update(data);
    sizeBytes += data.length;
    await ctx.db.insert(crmImportChunks).values({ importId: made.id, position, data });
    position += 1;
  }
  if (file.truncated) throw new AppError('too_large');
  await ctx.db
    .update(crmImports)
    .set({ sizeBytes, encoding: test.result() })
    .where(eq(crmImports.id, made.id));
  return { uploadId: made.id, sizeBytes, hash: hash.digest('hex') };
}

function parserOf(request: Request) {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: 'utf8',
      limits: { files: 5, fileSize: MAX_IMPORT_BYTES, fields: 20, fieldSize: MAX_FIELD_BYTES },
    });
  } catch (cause) {
    throw new AppError('unsupported_media_type', { cause });
  }
}

/**
 * The form of an import: the file goes into the database as it arrives, whatever its size, and the other fields come
 * back with the place where it lies.
 */
export async function receiveImport(
  ctx: ServiceContext,
  request: Request,
): Promise<{ given: unknown; fingerprint: string }> {
  if (!(request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data'))
    throw new AppError('unsupported_media_type');
  const parser = parserOf(request);
  const fields = new Map<string, string>();
  let stored: Promise<Stored> | undefined;
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(new AppError('too_large'));
    else if (value.includes('\0') || !value.isWellFormed()) parser.destroy(new AppError('invalid_text'));
    else fields.set(name, value);
  });
  parser.on('file', (name, file, { filename = '' }) => {
    if (name !== 'file' || stored) return void file.resume();
    stored = store(ctx, file, filename);
    // A file that cannot be put away ends the reading; without this the form would wait for it for ever.
    stored.catch((error: Error) => parser.destroy(error));
  });
  if (request.body) {
    try {
      await pipeline(Readable.fromWeb(request.body as NodeStream), parser);
    } catch (error) {
      await stored;
      // What is no form, or ends in the middle, is the sender's mistake, whatever the parser calls it.
      throw isAppError(error) ? error : new AppError('bad_request', { cause: error });
    }
  }
  const file = await stored;
  if (!file || file.sizeBytes === 0)
    throw new AppError('invalid', { fields: { file: 'leads:imports.fileRequired' } });
  const fingerprint = JSON.stringify([file.hash, [...fields].sort()]);
  return { given: { ...Object.fromEntries(fields), uploadId: file.uploadId }, fingerprint };
}

/** The DOM's and Node's types of one and the same stream. */
type NodeStream = Parameters<typeof Readable.fromWeb>[0];

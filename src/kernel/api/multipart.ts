import busboy from 'busboy';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, isAppError } from '#shared/errors.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 262_144;

export type FileRule<T> = {
  /** Name of the file field; files under other names are skipped. */
  field: string;
  maxBytes: number;
  /** Stores the file as it arrives, with backpressure. */
  take: (file: AsyncIterable<Buffer>, fileName: string) => Promise<T>;
};

export type MultipartForm<T> = { fields: Map<string, string>; file: T | undefined };

/** The DOM's and Node's types of the same stream. */
type NodeStream = Parameters<typeof Readable.fromWeb>[0];

/**
 * Shields the body from being cancelled. Node closes an ended stream even if it was cancelled meanwhile, from a
 * microtask that nobody can catch (ERR_INVALID_STATE), which would end the process.
 */
function withoutCancel(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function parserOf({ headers }: Request, fileSize: number) {
  if (!(headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data'))
    throw new AppError('unsupported_media_type');
  try {
    return busboy({
      headers: Object.fromEntries(headers),
      defParamCharset: 'utf8',
      // One file more than allowed, so that a second one is detected.
      limits: { files: 2, fileSize, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
  } catch (cause) {
    throw new AppError('unsupported_media_type', { cause });
  }
}

/** Returns whether reading the file failed because the form broke off, rather than in the reader's own code. */
const isOfStream = (error: unknown, file: Readable | undefined): boolean =>
  error === file?.errored ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/**
 * Reads a form with a file, which is never completely in memory. Errors: `unsupported_media_type`, `too_large`,
 * `invalid_text`, `too_complex`, `bad_request` for an invalid or truncated form, and whatever `take` throws. When it
 * throws, `take` has settled, so that what it stored can be deleted.
 */
export async function readMultipart<T>(request: Request, rule: FileRule<T>): Promise<MultipartForm<T>> {
  const parser = parserOf(request, rule.maxBytes);
  const fields = new Map<string, string>();
  let failure: Error | undefined;
  let opened: Readable | undefined;
  let taken: Promise<T> | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    parser.destroy(error);
  };
  parser.on('fieldsLimit', () => fail(new AppError('too_complex')));
  parser.on('filesLimit', () => fail(new AppError('too_complex')));
  parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
    if (valueTruncated || nameTruncated) fail(new AppError('too_large'));
    else if (value.includes('\0') || !value.isWellFormed()) fail(new AppError('invalid_text'));
    else fields.set(name, value);
  });
  parser.on('file', (name, file, { filename = '' }) => {
    // A form that ends early is an error event of the file too; without a listener it ends the process, and `take` may
    // not have begun to read.
    file.on('error', () => undefined);
    if (name !== rule.field || taken) return void file.resume();
    opened = file;
    file.on('limit', () => fail(new AppError('too_large')));
    taken = rule.take(file, filename);
    taken.then(
      // An unread rest of the file must not block the form.
      () => file.resume(),
      (error: Error) => void (isOfStream(error, file) || fail(error)),
    );
  });
  if (!request.body) return { fields, file: undefined };
  const source = Readable.fromWeb(withoutCancel(request.body) as NodeStream);
  // Either stream may fail again after the pipeline has settled and removed its listeners, which would end the process
  // too.
  source.on('error', () => undefined);
  parser.on('error', () => undefined);
  try {
    await pipeline(source, parser);
  } catch (error) {
    const broken = failure ?? (isAppError(error) ? error : new AppError('bad_request', { cause: error }));
    opened?.destroy(broken);
    // A reader that stops closes the file, which looks like a truncated form; what it threw is the real reason.
    const [outcome] = await Promise.allSettled([taken]);
    if (outcome.status === 'rejected' && !isOfStream(outcome.reason, opened)) throw outcome.reason;
    throw broken;
  }
  return { fields, file: await taken };
}

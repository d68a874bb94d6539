import busboy from 'busboy';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError, isAppError } from '#shared/errors.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 262_144;

export type FileRule<T> = {
  /** Name of the field that holds the file; files under other names are read past. */
  field: string;
  maxBytes: number;
  /** Gets the file as it arrives, at the pace that it is read, and puts it where it belongs. */
  take: (file: AsyncIterable<Buffer>, fileName: string) => Promise<T>;
};

/** `file` is undefined where the form holds none. */
export type MultipartForm<T> = { fields: Map<string, string>; file: T | undefined };

/** The DOM's and Node's types of one and the same stream. */
type NodeStream = Parameters<typeof Readable.fromWeb>[0];

/**
 * The body, but cancelling it stays here. Node closes the stream of a body that has ended even if it was cancelled in
 * between, from a microtask that nobody can catch (ERR_INVALID_STATE), and that would end the process.
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
      // One file beyond the wanted one, so that a second is told from none.
      limits: { files: 2, fileSize, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
    });
  } catch (cause) {
    throw new AppError('unsupported_media_type', { cause });
  }
}

/** Whether somebody who reads the file was told so by the file: the form broke off, and not what they do with it. */
const isOfStream = (error: unknown, file: Readable | undefined): boolean =>
  error === file?.errored ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE');

/**
 * Reads a form with a file, which is never whole in memory. Errors: `unsupported_media_type`, `too_large`,
 * `invalid_text`, `too_complex`, `bad_request` for what is no form or ends in the middle, and whatever `take` throws.
 * When it throws, `take` has settled: what that stored can be deleted.
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
    // A form that ends early is an error of the file too: without a listener it ends the process, and `take` may not
    // have begun to read by then.
    file.on('error', () => undefined);
    if (name !== rule.field || taken) return void file.resume();
    opened = file;
    file.on('limit', () => fail(new AppError('too_large')));
    taken = rule.take(file, filename);
    taken.then(
      // What it did not want to read must not hold up the rest of the form.
      () => file.resume(),
      (error: Error) => void (isOfStream(error, file) || fail(error)),
    );
  });
  if (!request.body) return { fields, file: undefined };
  const source = Readable.fromWeb(withoutCancel(request.body) as NodeStream);
  // Either may fail once more when the pipeline has settled and listens no longer: that, too, would end the process.
  source.on('error', () => undefined);
  parser.on('error', () => undefined);
  try {
    await pipeline(source, parser);
  } catch (error) {
    const broken = failure ?? (isAppError(error) ? error : new AppError('bad_request', { cause: error }));
    opened?.destroy(broken);
    // Whoever stops reading a file closes it, so that the form seems broken off: what they threw is the reason.
    const [outcome] = await Promise.allSettled([taken]);
    if (outcome.status === 'rejected' && !isOfStream(outcome.reason, opened)) throw outcome.reason;
    throw broken;
  }
  return { fields, file: await taken };
}

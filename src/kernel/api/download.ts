import { createHash } from 'node:crypto';
import type { Runtime } from '#kernel/runtime.ts';
import type { Work } from '#kernel/work/work.ts';
import { foldLetters } from '#shared/texts/text.ts';

const MARK = Symbol.for('ai-capital.Download');

type FileHead = {
  type: string;
  /** Without a name the file is displayed instead of saved. */
  fileName?: string;
  /** Told the SHA-256 of the whole file before the last of it is sent; must not throw. */
  handedOut?: (sha256: string) => Promise<void>;
};

export type Download = FileHead &
  (
    | {
        /** A stream if the file is generated while it is sent. */
        body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
      }
    | {
        /** Work that grows with its input runs in a process of its own (docs/decisions/011). */
        work: Work;
      }
  );

export const download = <File extends Download>(file: File): File => Object.assign(file, { [MARK]: true });

/** Recognised by a property instead of its class: two module graphs share the process (shared/errors.ts). */
export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && MARK in answer;

/** RFC 6266: an ASCII name for old programs, the real one for all others. */
function disposition(fileName: string): string {
  const plain = foldLetters(fileName.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^\w. -]/g, '')
    .trim();
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

/** The account whose queue the work waits in, and the signal that cancels it. */
type Wanted = { runtime: Runtime; account: string; request: Request };

async function bodyOf(file: Download, { runtime, account, request: { method, signal } }: Wanted) {
  if ('body' in file)
    return { body: file.body, size: file.body instanceof Uint8Array ? file.body.byteLength : undefined };
  if (method === 'HEAD') return { body: null, size: undefined };
  const made = await runtime.work.run(file.work, account, signal);
  return made instanceof Uint8Array
    ? { body: made, size: made.byteLength }
    : { body: made.stream, size: made.sizeBytes };
}

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** The body as it is, whose hash is told before it ends. */
async function hashed(body: Body, handedOut: NonNullable<FileHead['handedOut']>): Promise<Body> {
  const hash = createHash('sha256');
  if (body instanceof Uint8Array) {
    await handedOut(hash.update(body).digest('hex'));
    return body;
  }
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        hash.update(piece);
        controller.enqueue(piece);
      },
      flush: () => handedOut(hash.digest('hex')),
    }),
  );
}

/** Runs the work, if there is some. Errors: those of `WorkPool.run`. */
export async function downloadResponse(file: Download, wanted: Wanted): Promise<Response> {
  const { body: made, size } = await bodyOf(file, wanted);
  const { type, fileName, handedOut } = file;
  const body = made !== null && handedOut ? await hashed(made, handedOut) : made;
  return new Response(body, {
    headers: {
      'cache-control': 'no-store',
      'content-type': type,
      ...(size !== undefined && { 'content-length': String(size) }),
      ...(fileName !== undefined && { 'content-disposition': disposition(fileName) }),
    },
  });
}

const MARK = Symbol.for('ai-capital.Download');

/** What a service answers where a call gives a file instead of JSON. */
export type Download = {
  /** A stream where the file is made while it is sent. */
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  type: string;
  /** None: it is shown and not saved. */
  fileName?: string;
};

export const download = (file: Download): Download => Object.assign(file, { [MARK]: true });

/** By a mark and not by a class, because two module graphs live in one process (shared/errors.ts). */
export const isDownload = (answer: unknown): answer is Download =>
  typeof answer === 'object' && answer !== null && MARK in answer;

/** RFC 6266: a plain name for old programs, the real one for all others. */
function disposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/g, '')
    .trim();
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

export function downloadResponse({ body, type, fileName }: Download): Response {
  return new Response(body, {
    headers: {
      'cache-control': 'no-store',
      'content-type': type,
      ...(body instanceof Uint8Array && { 'content-length': String(body.byteLength) }),
      ...(fileName !== undefined && { 'content-disposition': disposition(fileName) }),
    },
  });
}

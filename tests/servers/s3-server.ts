import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The part of S3 that the suite uses, with signatures of version 4 checked by the book (AWS Signature Version 4). */
export type S3Server = {
  url: (secret?: string) => string;
  files: Map<string, Buffer>;
  /** Method and name of every request so far. */
  asked: string[];
  /** Answers the next requests with this status. */
  fail: (status: number, times: number, code?: string) => void;
  /** Takes requests and answers none, until `fail` says otherwise. */
  fallSilent: () => void;
  close: () => Promise<void>;
};

const KEY = 'AKIATEST';
const SECRET = 'se/cret+key';
const REGION = 'eu-test-1';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(authorization) ?? [];
  const scope = credential.split('/').slice(1).join('/');
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const canonical = [method, pathname, query, signed.join(''), names, headers['x-amz-content-sha256']].join(
    '\n',
  );
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const [date = ''] = scope.split('/');
  const key = hmac(hmac(hmac(hmac(`AWS4${SECRET}`, date), REGION), 's3'), 'aws4_request');
  return credential.startsWith(`${KEY}/`) && hmac(key, text).toString('hex') === signature;
}

const listing = (keys: readonly string[], next: string | undefined): string =>
  `<?xml version="1.0"?><ListBucketResult>${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }</ListBucketResult>`;

/** @param pageSize how many names one listing holds */
export async function startS3Server(pageSize = 1_000): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const failing = { status: 0, times: 0, code: '', isSilent: false };
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method, url = '', headers } = incoming;
      asked.push(`${String(method)} ${decodeURIComponent(url.replace(/^\/bucket\//, ''))}`);
      if (failing.isSilent) return;
      const body = await buffer(incoming);
      const answer = (status: number, text: string | Buffer = ''): void =>
        void outgoing.writeHead(status).end(text);
      if (failing.times > 0) {
        failing.times -= 1;
        return answer(failing.status, `<Error><Code>${failing.code}</Code></Error>`);
      }
      if (!isSigned(incoming)) return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      const { pathname, searchParams } = new URL(url, 'http://s3');
      const key = decodeURIComponent(pathname.replace(/^\/bucket\//, ''));
      if (searchParams.has('list-type')) {
        const all = [...files.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? ''));
        const from = Number(searchParams.get('continuation-token') ?? 0);
        const end = from + pageSize;
        return answer(200, listing(all.slice(from, end), end < all.length ? String(end) : undefined));
      }
      if (method === 'PUT') {
        // S3 refuses a body of unknown length.
        if (headers['content-length'] === undefined)
          return answer(411, '<Error><Code>MissingContentLength</Code></Error>');
        files.set(key, body);
        return answer(200);
      }
      if (method === 'DELETE') {
        files.delete(key);
        return answer(204);
      }
      const found = files.get(key);
      return found ? answer(200, found) : answer(404, '<Error><Code>NoSuchKey</Code></Error>');
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: (secret = SECRET) =>
      `http://${KEY}:${encodeURIComponent(secret)}@127.0.0.1:${address.port}/bucket/suite?region=${REGION}`,
    files,
    asked,
    fail: (status, times, code = 'SlowDown') =>
      void Object.assign(failing, { status, times, code, isSilent: false }),
    fallSilent: () => void Object.assign(failing, { isSilent: true }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

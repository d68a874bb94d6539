import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, StaticEntry } from './static-types.ts';

/** RFC 9110, 12.5.3: what is not named may be sent unless `*` forbids it; brotli wins where weights are equal. */
export function chooseEncoding(accept: string | undefined, available: readonly Encoding[]): Encoding {
  if (accept === undefined || accept === '') return 'identity';
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    weights.set(coding.trim(), weight === undefined ? 1 : Number(weight));
  }
  const weightOf = (coding: Encoding): number =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? 0.001 : 0);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const coding of available) {
    if (weightOf(coding) > bestWeight) [best, bestWeight] = [coding, weightOf(coding)];
  }
  return best;
}

const SUFFIX: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim();
    return value === '*' || value.replace(/^W\//, '') === etag;
  });
}

export function answerStatic(
  req: IncomingMessage,
  res: ServerResponse,
  entry: StaticEntry,
  status = 200,
  cacheControl?: string,
): void {
  const { bodies, headers, hash } = entry;
  const available: Encoding[] = [];
  if (bodies.br) available.push('br');
  if (bodies.gzip) available.push('gzip');
  available.push('identity');
  const encoding = chooseEncoding(req.headers['accept-encoding'], available);
  const body = bodies[encoding] ?? bodies.identity;
  for (const name in headers) res.setHeader(name, headers[name] ?? '');
  if (cacheControl !== undefined) res.setHeader('cache-control', cacheControl);
  if (status === 200) {
    const etag = `"${hash}${SUFFIX[encoding]}"`;
    res.setHeader('etag', etag);
    if (isKnown(req.headers['if-none-match'], etag)) return void res.writeHead(304).end();
  } else {
    res.setHeader('cache-control', 'no-store');
  }
  if (encoding !== 'identity') res.setHeader('content-encoding', encoding);
  res.setHeader('content-length', body.length);
  res.writeHead(status).end(req.method === 'HEAD' ? undefined : body);
}

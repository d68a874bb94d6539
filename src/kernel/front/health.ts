import type { ServerResponse } from 'node:http';
import { VERSION } from '#kernel/version.ts';
import { API_POLICY } from './policy.ts';

export function answerStatus(res: ServerResponse, isUp: boolean, answer: Record<string, unknown>): void {
  const body = JSON.stringify(answer);
  res
    .writeHead(isUp ? 200 : 503, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'content-security-policy': API_POLICY,
      'cache-control': 'no-store',
      ...(isUp ? {} : { 'retry-after': '1' }),
    })
    .end(body);
}

/**
 * api.md: whether requests are served. The server listens once migrations are done, and asks nobody after that, so a
 * supervisor does not restart a process for what a restart does not mend.
 */
export const answerHealth = (res: ServerResponse, isDraining: boolean): void =>
  answerStatus(res, !isDraining, { status: isDraining ? 'unavailable' : 'ok', version: VERSION });

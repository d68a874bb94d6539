import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

/** One JSON object per line on standard output. What is logged holds no personal data (docs/operating.md, Logs). */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}

/** Segments that are a secret or name a person: tokens of links, addresses typed into the address bar. */
const PRIVATE_SEGMENT = /(?<=\/)(?:[\w-]{20,}|[^/]*(?:@|%40)[^/]*)(?=\/|$)/gi;

/** What the log may say of an address: no query, no tokens, no e-mail addresses. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith('/_astro/') ? path : path.slice(0, 200).replace(PRIVATE_SEGMENT, '*');
}

import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { loggedError } from './logged-error.ts';

/**
 * One JSON object per line on standard output. What is logged holds no personal data (docs/operating.md, Logs): errors
 * go through `loggedError`, whoever logs them.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => loggedError(error) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Segments that hold a secret or name a person: tokens of links, whatever surrounds them, and typed addresses. */
const PRIVATE_SEGMENT = /(?<=\/)(?:[^/]*[\w%-]{20,}[^/]*|[^/]*(?:@|%40)[^/]*)(?=\/|$)/gi;

/** What the log may say of an address: no query, no tokens, no email addresses. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith('/_astro/') ? path : path.replace(PRIVATE_SEGMENT, '*').slice(0, 200);
}

const PRINTING = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** The frame that called the console: what a library prints may quote anything, and where it did so is enough. */
const callerOf = (): string[] => (loggedError(new Error()).at ?? []).slice(2, 4);

/**
 * Libraries print (Astro, React, Node's own warnings), over several lines and with whatever they were given. In the
 * server that becomes a line of the log that says who printed.
 */
export function captureConsole(log: Logger): void {
  for (const name of PRINTING) {
    console[name] = (...printed: unknown[]) => {
      const err = printed.find((part) => part instanceof Error);
      log[name === 'error' ? 'error' : 'warn'](
        { ...(err && { err }), at: callerOf() },
        'printed by a library',
      );
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of the runtime'));
}

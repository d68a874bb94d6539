import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '#kernel/config/config.ts';
import { loggedError } from './logged-error.ts';

/**
 * Writes one JSON object per line to standard output, without personal data (docs/operating.md, Logs): errors always
 * pass through `loggedError`.
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

/**
 * Path segments with a secret or a person: tokens of links, with any punctuation around them, and typed email
 * addresses.
 */
const PRIVATE_SEGMENT = /[\w%-]{20}|@|%40/;

/** Returns what may be logged of a URL: no query, no tokens, no email addresses. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/_astro/')) return path;
  const [first = '', ...segments] = path.split('/');
  const shown = segments.map((segment) => (PRIVATE_SEGMENT.test(segment) ? '*' : segment));
  return [first, ...shown].join('/').slice(0, 200);
}

const PRINTING = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Returns the frame that called the console. Only this is logged, since a library's output may quote anything. */
const callerOf = (): string[] => (loggedError(new Error()).at ?? []).slice(2, 4);

/**
 * Turns console output of libraries (Astro, React, Node's own warnings) into a log line that says who printed: it may
 * span lines and quote user input.
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

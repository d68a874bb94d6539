import { libsqlErrorIn } from '#db/errors.ts';
import { isAppError } from '#shared/errors.ts';
import { ConfigError, type Config } from '#kernel/config/config.ts';

/** Tells whoever starts the server, and never on standard output, where every line is the log's. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

const WIDTH = 72;

/** A paragraph that stands out among lines of a log, without a character beside the text that would be copied with it. */
export function framed(lines: readonly string[]): string {
  const rule = '─'.repeat(Math.max(WIDTH, ...lines.map((line) => line.length)));
  return ['', rule, ...lines, rule, ''].join('\n');
}

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** A file that may not be read or written, or a port below 1024. */
function explainForbidden({ path, syscall }: NodeJS.ErrnoException, config?: Config): string {
  if (syscall === 'listen')
    return `PORT: ${config?.port} may not be opened by this user; choose one above 1023`;
  const isData = config !== undefined && `${path}/`.startsWith(`${config.dataDir}/`);
  const name = isData ? 'DATA_DIR: ' : '';
  return `${name}${path} cannot be read and written by this user; give it the right to${isData ? ', or set another DATA_DIR' : ''}`;
}

/** Says in one sentence what keeps the server from starting. */
export function explain(error: unknown, config?: Config): string {
  if (error instanceof ConfigError) return error.mistakes.join('\n');
  if (isAppError(error) && error.code === 'taken')
    return 'ADMIN_USERNAME, ADMIN_EMAIL: belong to an account that is no administrator; choose others';
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `PORT: ${config?.port} is already in use on ${config?.host}; choose another`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${config?.host} is not an address of this machine`;
  if (code !== undefined && FORBIDDEN.has(code)) return explainForbidden(error, config);
  // drizzle's message has the statement and its values; SQLite's own is one line.
  return (libsqlErrorIn(error) ?? error).message.split('\n', 1)[0] ?? error.name;
}

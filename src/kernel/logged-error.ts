import { isAppError } from '#shared/errors.ts';

const MAX_FRAMES = 12;
const MAX_CAUSES = 4;

/** Reduces an error to what the log may contain: its name and stack frames, never its message. */
export type LoggedError = {
  type: string;
  code?: string;
  message?: string;
  at?: string[];
  cause?: LoggedError;
};

/**
 * Messages that consist of names of our own tables and columns. Any other may quote user input: drizzle's has the
 * values of the statement, V8's the text that was not JSON, SQLite's full-text search the words searched for, a mail
 * server's the recipient, a validator's the field.
 */
const SAFE_MESSAGE =
  /^(?:[A-Z_]+: )*(?:SQLite error: |SQL input error: )?(?:no such table: [\w.]+|(?:UNIQUE|NOT NULL) constraint failed: [\w., ]+|FOREIGN KEY constraint failed|database is locked|database or disk is full|disk I\/O error|attempt to write a readonly database|unable to open database file|database disk image is malformed)$/;

const member = (error: object, name: string): unknown => Reflect.get(error, name);

/** Codes are identifiers: SQLITE_FULL, ECONNREFUSED, ERR_INVALID_ARG_TYPE. */
function codeOf(error: object): string | undefined {
  const code = member(error, 'extendedCode') ?? member(error, 'code');
  return typeof code === 'string' && /^[\w.]{1,60}$/.test(code) ? code : undefined;
}

/** Returns the frames only: the stack starts with the message, whose lines may look like frames. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  const frames = start < 0 ? '' : stack.slice(start + message.length);
  return (
    frames
      .split('\n')
      .flatMap((line) => /^ {4}at ([^"'`]*:\d+:\d+\)?)$/.exec(line)?.[1] ?? [])
      .slice(0, MAX_FRAMES)
      // eslint-disable-next-line regexp/no-super-linear-move -- a frame names a file of ours
      .map((frame) => frame.replace(/(?:file:\/\/)?\/\S*?(?=\/(?:src|dist|node_modules)\/)/, ''))
  );
}

/** The only form in which errors of calls, pages, jobs and the process are logged (logger.ts). */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  const code = codeOf(error);
  const frames = framesOf(error);
  const message = isAppError(error) || SAFE_MESSAGE.test(error.message) ? error.message : undefined;
  return {
    type,
    ...(code !== undefined && { code }),
    ...(message !== undefined && { message }),
    ...(frames.length > 0 && { at: frames }),
    ...(error.cause !== undefined && depth < MAX_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  };
}

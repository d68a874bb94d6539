/** Error codes of the operating system, and of SQLite when it opens the lock file (READONLY, CANTOPEN). */
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS']);
const NOT_WRITABLE_SQLITE = new Set([8, 14]);
const NO_FOLDER = new Set(['EEXIST', 'ENOTDIR']);
const FULL_SQLITE = 13;

/** Returns the fault of a data folder with a sentence on what to do; any other error unchanged. */
export function folderMistake(error: unknown, folder: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  const sentence = (text: string) => new Error(text, { cause: error });
  if (NO_FOLDER.has(code))
    return sentence(`DATA_DIR: ${folder} is a file, or lies in one, but expected a folder`);
  if (NOT_WRITABLE.has(code) || NOT_WRITABLE_SQLITE.has(sqlite))
    return sentence(
      `The data folder ${folder} cannot be written by this user. Give it the right to, or set another DATA_DIR.`,
    );
  if (code === 'ENOSPC' || sqlite === FULL_SQLITE)
    return sentence(`The disk of the data folder ${folder} is full. Make room, or set another DATA_DIR.`);
  if (code === 'ENOENT')
    return sentence(`DATA_DIR: ${folder} cannot be made here, but expected a folder that this user may make`);
  return error;
}

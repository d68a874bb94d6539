import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import type { Deliverable } from './transport.ts';

/** Sorts by time in a listing; with the Message-ID a repeat replaces the file instead of adding one. */
const fileName = ({ createdAt, kind, messageId }: Deliverable): string =>
  `${createdAt.replace(/[-:]/g, '').slice(0, 15)}-${kind}-${messageId.split('@', 1)[0]}.eml`;

/** Matches files that this transport wrote, including half-written ones after a crash. */
const WRITTEN = /^\d{8}T\d{6}-\w+-([\da-f-]{36})\.eml(?:\.partial)?$/;

export type EmailFile = { name: string; writtenFor: string };

/** Lists the .eml files in the folder, each with the start of its Message-ID; ignores other files. */
export async function emailFiles(folder: string): Promise<EmailFile[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.flatMap((name) => {
    const writtenFor = WRITTEN.exec(name)?.[1];
    return writtenFor === undefined ? [] : [{ name, writtenFor }];
  });
}

export const deleteEmailFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

/** Writes messages as files that every mail program can open, for a machine without a mail server. */
export function createEmlTransport(
  folder: string,
  mailFrom: string,
): { deliver: (mail: Deliverable, signal?: AbortSignal) => Promise<undefined> } {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await stream.sendMail(mimeOf(mail, mailFrom));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileName(mail));
      const handle = await open(`${file}.partial`, 'w', 0o600);
      try {
        await handle.writeFile(message);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.partial`, file);
      return undefined;
    },
  };
}

import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import type { OutboxRow } from './outbox.ts';
import type { MailTransport } from './transport.ts';

/** Sorted by time in a listing; the Message-ID makes a repeat replace the file instead of adding one. */
const fileName = ({ createdAt, kind, messageId }: OutboxRow): string =>
  `${createdAt.replace(/[-:]/g, '').slice(0, 15)}-${kind}-${messageId.split('@', 1)[0]}.eml`;

/** Of the files that this transport wrote, and of those that a crash left half written. */
const WRITTEN = /^\d{8}T\d{6}-\w+-([\da-f-]{36})\.eml(?:\.partial)?$/;

export type EmailFile = { name: string; writtenFor: string };

/** The .eml files in the folder, each with the beginning of its Message-ID; other files are ignored. */
export async function emailFiles(folder: string): Promise<EmailFile[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.flatMap((name) => {
    const writtenFor = WRITTEN.exec(name)?.[1];
    return writtenFor === undefined ? [] : [{ name, writtenFor }];
  });
}

export const deleteEmailFile = (folder: string, name: string): Promise<void> =>
  rm(join(folder, name), { force: true });

/** Messages as files that every mail program opens, for a machine without a mail server. */
export function createEmlTransport(folder: string, mailFrom: string): MailTransport {
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
    },
  };
}

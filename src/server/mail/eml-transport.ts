import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import type { OutboxRow } from './outbox.ts';
import type { MailTransport } from './transport.ts';

/** Sorted by time in a listing; the Message-ID makes a repeat replace the file instead of adding one. */
const fileName = ({ createdAt, kind, messageId }: OutboxRow): string =>
  `${createdAt.replace(/[-:]/g, '').slice(0, 15)}-${kind}-${messageId.split('@', 1)[0]}.eml`;

/** A letter that is not to be kept any longer; that there is no file is as good. */
export const dropLetterFile = (folder: string, mail: OutboxRow): Promise<void> =>
  rm(join(folder, fileName(mail)), { force: true });

/** Messages as files that every mail program opens, for a machine without a mail server. */
export function createEmlTransport(folder: string, mailFrom: string): MailTransport {
  const stream = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await stream.sendMail(mimeOf(mail, mailFrom));
      await mkdir(folder, { recursive: true });
      const file = join(folder, fileName(mail));
      const handle = await open(`${file}.partial`, 'w');
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

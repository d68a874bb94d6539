import { join } from 'node:path';
import type { Config } from '#kernel/config/config.ts';
import { createEmlTransport } from './eml-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** product.md section 8: the mail server of SMTP_URL, or files without one. */
export function createTransport({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  return smtpUrl === undefined
    ? createEmlTransport(mailFolder(dataDir), mailFrom)
    : createSmtpTransport(smtpUrl, mailFrom);
}

import { createTransport } from 'nodemailer';
import type { Config } from '#kernel/config/config.ts';
import { isTlsRequired, isOtherHost, smtpOptions } from './smtp-transport.ts';

/**
 * Returns a sentence where emails leave this machine unencrypted, or would and are therefore not sent; undefined where
 * all is well or the server does not answer, because the outbox waits for it anyway.
 */
export async function mailWarning({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | undefined> {
  if (smtpUrl === undefined || !isOtherHost(smtpUrl)) return undefined;
  const { host } = new URL(smtpUrl);
  if (!isTlsRequired(smtpUrl)) return `SMTP_URL: emails may go to ${host} unencrypted, as the setting says`;
  try {
    await createTransport(smtpOptions(smtpUrl)).verify();
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ETLS')
      return `SMTP_URL: ${host} offers no valid encryption (STARTTLS), so no email is sent; to send them unencrypted, add ?requireTLS=false to the address`;
  }
  return undefined;
}

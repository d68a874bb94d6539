import { createTransport } from 'nodemailer';
import { describeFailure } from './delivery-error.ts';
import { mimeOf } from './mime.ts';
import type { MailTransport } from './transport.ts';

/** Timeout in ms for a server that does not respond at all; the message stays in the outbox. */
const ANSWER_MS = 3_000;
/**
 * Timeout after the message is sent, longer because filters read it before accepting. Giving up too early would send an
 * accepted message again.
 */
const SILENCE_MS = 20_000;
/** Total timeout: shorter than the lease of mail-job.ts, so that no other process takes the message meanwhile. */
const DELIVERY_MS = 30_000;

/** Hosts of this machine: what goes there crosses no network. */
const OWN_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

export const isOtherHost = (url: string): boolean => !OWN_HOST.test(new URL(url).hostname);

/**
 * Returns whether mail goes out encrypted or not at all: to other machines, unless SMTP_URL allows less, with
 * `?requireTLS=false` (where the server offers it) or `?ignoreTLS=true` (never).
 */
export function isTlsRequired(url: string): boolean {
  const { protocol, searchParams } = new URL(url);
  const isLifted = searchParams.get('requireTLS') === 'false' || searchParams.get('ignoreTLS') === 'true';
  return protocol === 'smtps:' || (isOtherHost(url) && !isLifted);
}

export const smtpOptions = (url: string) => ({
  url,
  ...(isTlsRequired(url) && { requireTLS: true }),
  dnsTimeout: ANSWER_MS,
  connectionTimeout: ANSWER_MS,
  greetingTimeout: ANSWER_MS,
  socketTimeout: SILENCE_MS,
});

/** Uses one connection per message: no state is shared, and a restarted server is not a special case. */
export function createSmtpTransport(url: string, mailFrom: string): MailTransport {
  const smtp = createTransport(smtpOptions(url));
  return {
    deliver: async (mail, signal) => {
      const { rejected, rejectedErrors = [] } = await smtp.sendMail({
        ...mimeOf(mail, mailFrom),
        signal: AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_MS)]),
      });
      if (rejected.length === 0) return undefined;
      const words = rejected.map((to, index) => `${String(to)}: ${describeFailure(rejectedErrors[index])}`);
      return { words: words.join('; '), isOfRecipient: rejected.includes(mail.recipient) };
    },
  };
}

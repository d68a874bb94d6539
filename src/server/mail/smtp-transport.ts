import { createTransport } from 'nodemailer';
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

/** Uses one connection per message: no state is shared, and a restarted server is not a special case. */
export function createSmtpTransport(url: string, mailFrom: string): MailTransport {
  const smtp = createTransport({
    url,
    dnsTimeout: ANSWER_MS,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    deliver: async (mail, signal) => {
      await smtp.sendMail({
        ...mimeOf(mail, mailFrom),
        signal: AbortSignal.any([signal, AbortSignal.timeout(DELIVERY_MS)]),
      });
    },
  };
}

import { createTransport } from 'nodemailer';
import { mimeOf } from './mime.ts';
import type { MailTransport } from './transport.ts';

/** A server that does not answer at all is given up quickly: the message stays in the outbox. */
const ANSWER_MS = 3_000;
/**
 * One that has the message may take its time, as filters do that read it before they say yes. Given up too early, it
 * would have accepted a message that is then sent again.
 */
const SILENCE_MS = 20_000;
/** In all: shorter than the lease of mail-job.ts, so nobody else takes the message meanwhile. */
const DELIVERY_MS = 30_000;

/** A connection per message: no state between two, and a server that was restarted is met fresh. */
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

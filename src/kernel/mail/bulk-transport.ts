import { createTransport } from 'nodemailer';
import { Readable } from 'node:stream';
import type { Config } from '#kernel/config/config.ts';
import { mailFolder } from './create-transport.ts';
import { describeFailure } from './delivery-error.ts';
import { createEmlTransport } from './eml-transport.ts';
import { mimeOf } from './mime.ts';
import { smtpOptions } from './smtp-transport.ts';
import type { Deliverable } from './transport.ts';

/**
 * Outcome of one message of many. `refused`: the mail server said no, for good where `isForGood`, and because there is
 * no such address where `isAddress`. `unreachable`: it never had the message. `unsure`: it was given the whole message, and
 * the connection ended before it answered.
 */
export type BulkOutcome =
  | { kind: 'accepted' }
  | { kind: 'refused'; words: string; isForGood: boolean; isAddress: boolean }
  | { kind: 'unreachable'; words: string }
  | { kind: 'unsure'; words: string };

export type BulkTransport = { deliver: (mail: Deliverable) => Promise<BulkOutcome>; close: () => void };

/** Connections that are held open, each for a hundred messages. */
export const CONNECTIONS = 4;

/** RFC 3463: 5.1.x is the address, 5.2.1 a mailbox that is closed; older servers say 550 or 553 alone. */
function refusalOf(error: unknown): Omit<Extract<BulkOutcome, { kind: 'refused' }>, 'words'> | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, 'responseCode');
  if (typeof code !== 'number' || Reflect.get(error, 'code') === 'EAUTH') return undefined;
  const isForGood = code >= 500;
  const detail = /\b5\.(\d)\.(\d{1,3})\b/.exec(String(Reflect.get(error, 'response') ?? ''));
  const isOfRecipient = Reflect.get(error, 'command') === 'RCPT TO';
  const saysAddress = detail ? detail[1] === '1' || detail[0] === '5.2.1' : code === 550 || code === 553;
  return { kind: 'refused', isForGood, isAddress: isForGood && isOfRecipient && saysAddress };
}

function smtpBulk(url: string, mailFrom: string): BulkTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  // A message whose connection ends is not sent again by the pool: it may have arrived.
  const smtp = createTransport({
    ...smtpOptions(url),
    pool: true,
    maxConnections: CONNECTIONS,
    maxMessages: 100,
    maxRequeues: 0,
  });
  return {
    deliver: async (mail) => {
      const { message, envelope } = await composer.sendMail(mimeOf(mail, mailFrom));
      let isGiven = false;
      const raw = Readable.from([message], { objectMode: false });
      raw.once('end', () => (isGiven = true));
      try {
        await smtp.sendMail({ envelope, raw });
        return { kind: 'accepted' };
      } catch (error) {
        const words = describeFailure(error);
        const refusal = refusalOf(error);
        if (refusal) return { ...refusal, words };
        return { kind: isGiven ? 'unsure' : 'unreachable', words };
      }
    },
    close: () => smtp.close(),
  };
}

/** Sends many messages over a few connections; without a mail server it writes files. */
export function createBulkTransport({
  smtpUrl,
  mailFrom,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): BulkTransport {
  if (smtpUrl !== undefined) return smtpBulk(smtpUrl, mailFrom);
  const files = createEmlTransport(mailFolder(dataDir), mailFrom);
  return {
    deliver: async (mail) => {
      await files.deliver(mail);
      return { kind: 'accepted' };
    },
    close: () => undefined,
  };
}

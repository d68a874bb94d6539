import type { OutboxRow } from './outbox.ts';

export type MailTransport = {
  /** Settles when somebody else is responsible for the message: the mail server, or the disk. */
  deliver: (mail: OutboxRow, signal: AbortSignal) => Promise<void>;
};

import type { OutboxRow } from './outbox.ts';

export type MailTransport = {
  /** Settles once the message is handed over: to the mail server, or to the disk. */
  deliver: (mail: OutboxRow, signal: AbortSignal) => Promise<void>;
};

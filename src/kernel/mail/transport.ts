import type { OutboxRow } from './outbox.ts';

export type MailTransport = {
  /** Resolves once the mail server has accepted the message, or the disk has it. */
  deliver: (mail: OutboxRow, signal: AbortSignal) => Promise<void>;
};

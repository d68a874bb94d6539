import type { OutboxRow } from './outbox.ts';

/** Some of several addressees were refused; the others have the message, so that it must not be sent again. */
export type Refusal = { words: string; isOfRecipient: boolean };

export type MailTransport = {
  /** Resolves once the mail server has accepted the message for somebody, or the disk has it. */
  deliver: (mail: OutboxRow, signal: AbortSignal) => Promise<Refusal | undefined>;
};

import type { OutboxRow } from './outbox.ts';

/** A message, as far as a transport needs to know it. */
export type Deliverable = Pick<
  OutboxRow,
  | 'kind'
  | 'recipient'
  | 'cc'
  | 'replyTo'
  | 'subject'
  | 'text'
  | 'html'
  | 'messageId'
  | 'isAutomatic'
  | 'createdAt'
> & {
  /** Name beside the configured address; default: the configured one. */
  fromName?: string;
  headers?: Readonly<Record<string, string>>;
};

/** Some of several addressees were refused; the others have the message, so that it must not be sent again. */
export type Refusal = { words: string; isOfRecipient: boolean };

export type MailTransport = {
  /** Resolves once the mail server has accepted the message for somebody, or the disk has it. */
  deliver: (mail: OutboxRow, signal: AbortSignal) => Promise<Refusal | undefined>;
};

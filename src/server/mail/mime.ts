import type { SendMailOptions } from 'nodemailer';
import { parseMailbox } from './mailbox.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * The message as nodemailer takes it. Addresses are objects, so none is read as a list, and the envelope names the one
 * recipient again: whatever a header says, nobody else gets it.
 */
export function mimeOf(mail: OutboxRow, mailFrom: string): SendMailOptions {
  const from = parseMailbox(mailFrom);
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: from.address, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    // Answering machines leave such mail alone (RFC 3834), so two of them cannot write to each other for ever.
    headers: mail.isAutomatic
      ? { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
      : {},
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import type { SendMailOptions } from 'nodemailer';
import { parseMailbox } from './mailbox.ts';
import type { Deliverable } from './transport.ts';

/**
 * Returns the message for nodemailer. Addresses are objects, so that none is parsed as a list, and the envelope repeats
 * the recipients: whatever a header says, nobody else receives it.
 */
export function mimeOf(mail: Deliverable, mailFrom: string): SendMailOptions {
  const configured = parseMailbox(mailFrom);
  const from = { ...configured, ...(mail.fromName !== undefined && { name: mail.fromName }) };
  return {
    from,
    to: { name: '', address: mail.recipient },
    ...(mail.cc.length > 0 && { cc: mail.cc.map((address) => ({ name: '', address })) }),
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: from.address, to: [mail.recipient, ...mail.cc] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}>`,
    date: new Date(mail.createdAt),
    // Autoresponders ignore such mail (RFC 3834), so two of them cannot reply to each other for ever.
    headers: {
      ...(mail.isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      // Not folded: some programs do not find an address that begins in the second line.
      ...Object.fromEntries(
        Object.entries(mail.headers ?? {}).map(([name, value]) => [name, { prepared: true, value }]),
      ),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** What came in: the contact form, a product's waiting list, the form of a published landing page. */
export const INBOX_KINDS = ['enquiry', 'waitlist', 'landing_page'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

export const INBOX_STATUSES = ['unread', 'read', 'archived', 'spam'] as const;
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** Origins of an inbox entry: the contact form, a product's waiting list, the form of a published landing page. */
export const INBOX_KINDS = ['enquiry', 'waitlist', 'landing_page'] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** `suspected`: the trap field was filled in; no email is sent until a person has judged it (product.md D24). */
export const INBOX_STATUSES = ['unread', 'read', 'archived', 'suspected', 'spam'] as const;
/** Neither suspected nor spam. */
export const GENUINE_STATUSES = ['unread', 'read', 'archived'] as const satisfies readonly InboxStatus[];
export type InboxStatus = (typeof INBOX_STATUSES)[number];

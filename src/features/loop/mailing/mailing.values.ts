/** A list holds addresses; a segment holds conditions, and whoever meets them when it is sent to. */
export const AUDIENCE_KINDS = ['list', 'segment'] as const;
/** The records that a segment goes through. */
export const SEGMENT_RECORDS = ['contact', 'marketing_lead'] as const;

/** Subjects that people agree to one by one. */
export const PURPOSES = ['offers', 'news', 'events'] as const;
/** `import`: said by a list; `person`: by themselves, on their page; `hand`: noted by a member. */
export const CONSENT_SOURCES = ['import', 'person', 'hand'] as const;
/**
 * Whom a sending may reach. `consent`: who has agreed to its purpose. `customers`: also customers who have not, about what
 * is similar to what they bought (LSSI article 21.2, PECR regulation 22), as its sender declares.
 */
export const BASES = ['consent', 'customers'] as const;

export const SENDING_STATUSES = ['scheduled', 'running', 'done', 'cancelled', 'failed'] as const;
/**
 * `sending`: in hand. `unsure`: the mail server may have it, since the connection or this server ended before it said so;
 * never sent again by itself. `bounced`: no such address. `skipped`: not sent, for its reason.
 */
export const DELIVERY_STATUSES = [
  'waiting',
  'sending',
  'sent',
  'unsure',
  'bounced',
  'failed',
  'skipped',
  'cancelled',
] as const;
export const SKIP_REASONS = ['opted_out', 'withdrawn', 'no_consent', 'sent_before', 'invalid'] as const;
/** Why a line of an imported list was not added. */
export const LINE_FAULTS = ['invalid', 'doubled', 'known', 'opted_out'] as const;
/** Reasons that keep a campaign from being sent, and advice. */
export const CHECKS = [
  'subject',
  'text',
  'open_place',
  'nobody',
  'size',
  'demo',
  'email_not_confirmed',
  'link',
  'identity',
  'no_mail_server',
  'sender_domain',
] as const;
export const ADVICE: ReadonlySet<Check> = new Set<Check>([
  'link',
  'identity',
  'no_mail_server',
  'sender_domain',
]);

export type AudienceKind = (typeof AUDIENCE_KINDS)[number];
export type SegmentRecord = (typeof SEGMENT_RECORDS)[number];
export type Purpose = (typeof PURPOSES)[number];
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
export type Basis = (typeof BASES)[number];
export type SendingStatus = (typeof SENDING_STATUSES)[number];
export type SkipReason = (typeof SKIP_REASONS)[number];
export type LineFault = (typeof LINE_FAULTS)[number];
export type Check = (typeof CHECKS)[number];

export const isEnded = (status: SendingStatus): boolean =>
  status === 'done' || status === 'cancelled' || status === 'failed';

/** Emails a minute to one domain, so that no provider takes the sender for a spammer. */
export const PER_MINUTE = { default: 60, most: 6_000 } as const;
/** Hours of the sender's day in which nothing goes out. */
export const QUIET = { from: 22, to: 8 } as const;
/** Gmail cuts a message beyond this. */
export const MAX_LETTER_BYTES = 100_000;
export const MAX_LINES = 20_000;
export const MAX_LIST_CHARACTERS = 900_000;

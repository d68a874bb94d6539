import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { MAX_LINE } from '#shared/limits.ts';
import { beginningOf } from '#shared/texts/text.ts';
import { startKey, type RecordStart } from '#islands/leads/records/record-start.ts';
import type { CommunicationType } from './communication-form.ts';

/** A new communication, with what is known of it, or one to edit. */
export type Composed =
  | ({
      type: CommunicationType;
      /** Template that gave subject and text; it has a draft of its own. */
      templateId?: number;
      subject?: string;
      body?: string;
      cc?: readonly string[];
    } & RecordStart)
  | { communication: Communication };

export const draftKeyOf = (composed: Composed): string =>
  `communication-${'type' in composed ? `new-${composed.type}${composed.templateId ?? ''}${startKey(composed)}` : composed.communication.id}`;

export const titleOf = (composed: Composed, t: Translate): string =>
  t('type' in composed ? `leads:communications.compose.${composed.type}` : 'leads:communications.editTitle');

/** True of an email that somebody may answer. */
export const isIncoming = ({ type, direction }: Communication): boolean =>
  type === 'email' && direction === 'in';

/** A new email with the same text, copies and links; of one that came in, the reply to it. */
export function againOf(communication: Communication): Composed {
  const { subject, body, cc, contact, company, opportunity } = communication;
  const links = { type: 'email', contact, company, opportunity } as const;
  if (!isIncoming(communication))
    return { ...links, cc, ...(subject !== null && { subject }), ...(body !== null && { body }) };
  if (subject === null) return links;
  return { ...links, subject: /^re:/i.test(subject) ? subject : beginningOf(`Re: ${subject}`, MAX_LINE) };
}

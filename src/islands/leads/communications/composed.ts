import type { Communication } from '#features/leads/communications/communication.schema.ts';
import type { Translate } from '#i18n/keys.ts';
import { startKey, type RecordStart } from '#islands/leads/records/record-start.ts';
import type { CommunicationType } from './communication-form.ts';

/** A new communication, with what is known of it, or one to edit. */
export type Composed =
  | ({ type: CommunicationType; subject?: string; body?: string; cc?: readonly string[] } & RecordStart)
  | { communication: Communication };

export const draftKeyOf = (composed: Composed): string =>
  `communication-${'type' in composed ? `new-${composed.type}${startKey(composed)}` : composed.communication.id}`;

export const titleOf = (composed: Composed, t: Translate): string =>
  t('type' in composed ? `leads:communications.compose.${composed.type}` : 'leads:communications.editTitle');

/** A new email with the same text, copies and links. */
export const againOf = ({ subject, body, cc, contact, company, opportunity }: Communication): Composed => ({
  type: 'email',
  contact,
  company,
  opportunity,
  cc,
  ...(subject !== null && { subject }),
  ...(body !== null && { body }),
});

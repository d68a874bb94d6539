import type { Communication } from '#features/leads/communications/communication.schema.ts';
import { mentionedIn } from '#features/leads/communications/mention.rules.ts';
import type { Teammate } from '#features/leads/owners/owner.types.ts';
import { COMMUNICATION_TYPES, DIRECTIONS } from '#features/leads/leads.values.ts';
import type { FormValues } from '#islands/ui/drafts.ts';
import type { Texts } from '#islands/ui/make-texts.ts';
import { formatDateTime } from '#shared/dates/moment-text.ts';
import { momentBody, momentValues } from '#islands/leads/tasks/moment-fields.ts';
import { linkNames, linksOf, startValues, type RecordStart } from '#islands/leads/records/record-start.ts';

export type CommunicationType = (typeof COMMUNICATION_TYPES)[number];

export const typeOf = (values: FormValues): CommunicationType =>
  COMMUNICATION_TYPES.find((type) => type === values['type']) ?? 'note';

/** Returns whether saving sends the email: it is new and has not already taken place. */
export const isLetter = (values: FormValues): boolean =>
  values['type'] === 'email' && values['isKept'] === 'new' && values['isLogged'] !== 'on';

export function valuesOf(
  communication: Communication | null,
  start: RecordStart & { type: CommunicationType; subject?: string; body?: string; cc?: readonly string[] },
  now: Date,
  timeZone: string,
): FormValues {
  const { day, time } = momentValues(communication?.occurredAt ?? now.toISOString(), timeZone);
  return {
    type: communication?.type ?? start.type,
    direction: communication?.direction ?? 'out',
    subject: communication?.subject ?? start.subject ?? '',
    body: communication?.body ?? start.body ?? '',
    day,
    time,
    to: '',
    cc: (start.cc ?? []).join(', '),
    isLogged: '',
    isKept: communication ? 'kept' : 'new',
    ...startValues(communication ?? start),
  };
}

/** @param people members who may be named; without any, whom a text names stays as it is */
export function bodyOf(values: FormValues, timeZone: string, people: readonly Teammate[] = []): object {
  const { type, direction, to = '', cc = '', subject, body, day, time } = values;
  const links = linksOf(values);
  if (isLetter(values)) {
    const copies = cc.split(/[\s,;]+/).filter((address) => address !== '');
    return { type, direction: 'out', subject, body, cc: copies, ...(to !== '' && { to }), ...links };
  }
  // A cleared day leaves the time unchanged.
  const occurredAt = momentBody(day, time, timeZone) ?? undefined;
  return {
    type,
    direction,
    subject,
    body,
    occurredAt,
    ...(people.length > 0 && { mentions: mentionedIn(body ?? '', people) }),
    ...(values['isKept'] === 'new' && { status: 'logged' }),
    ...links,
  };
}

/** Describes the stored version, for a conflict with another tab. */
export function describe(values: FormValues, timeZone: string, { t, tag }: Texts): string[] {
  const { day = '', time = '' } = values;
  const direction = DIRECTIONS.find((each) => each === values['direction']) ?? 'out';
  const moment = momentBody(day, time, timeZone);
  return [
    `${t(`leads:communications.types.${typeOf(values)}`)} · ${t(`leads:communications.directions.${direction}`)}`,
    moment ? formatDateTime(moment, tag, timeZone) : '',
    linkNames(values),
    values['subject'] ?? '',
    values['body'] ?? '',
  ];
}

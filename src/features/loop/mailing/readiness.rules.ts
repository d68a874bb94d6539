import type { EmailContent } from '#features/marketing/writer/checks/writer.types.ts';
import type { PageIdentity } from '#features/marketing/landing/landing-page.schema.ts';
import { ADVICE, MAX_LETTER_BYTES, type Check } from './mailing.values.ts';

export type Checked = { check: Check; isAdvice: boolean; detail: string | null };

/** `{{name}}`, `[price]`, `____` or `XXX`: what somebody meant to fill in. */
const OPEN_PLACE = /\{\{[^}\n]{0,60}\}\}|\[[^\]\n]{1,60}\]|_{3,}|\bX{3,}\b/u;

/** The first place of a text that is still open. */
export const openPlaceIn = (content: EmailContent): string | undefined =>
  Object.values(content).flatMap((text) => OPEN_PLACE.exec(text)?.[0] ?? [])[0];

export const checked = (check: Check, detail: string | null = null): Checked => ({
  check,
  isAdvice: ADVICE.has(check),
  detail,
});

type Letter = { content: EmailContent; identity: PageIdentity; target: string | null; bytes: number };

/** Checks the email itself: the faults that keep it from going out, and advice that would make it better. */
export function checkLetter({ content, identity, target, bytes }: Letter): Checked[] {
  const { subject, attention, interest, desire, action, callToAction } = content;
  const place = openPlaceIn(content);
  return [
    ...(subject.trim() === '' ? [checked('subject')] : []),
    ...([attention, interest, desire, action].every((text) => text.trim() === '') ? [checked('text')] : []),
    ...(place === undefined ? [] : [checked('open_place', place)]),
    ...(bytes > MAX_LETTER_BYTES ? [checked('size', String(bytes))] : []),
    ...(target === null || callToAction.trim() === '' ? [checked('link')] : []),
    ...(identity.address === null ? [checked('identity')] : []),
  ];
}

import { foldText } from '#shared/text.ts';

/** What names are sorted by: the last name first, without regard to case and accents. */
export const contactNameKey = (firstName: string, lastName: string | null): string =>
  foldText([lastName, firstName].filter(Boolean).join(' '));

export const contactName = (contact: { firstName: string; lastName: string | null }): string =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ');

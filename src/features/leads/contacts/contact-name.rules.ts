import { foldText } from '#shared/texts/text.ts';

/** Returns the sort key of a name: last name first, ignoring case and accents. */
export const contactNameKey = (firstName: string, lastName: string | null): string =>
  foldText([lastName, firstName].filter(Boolean).join(' '));

export const contactName = (contact: { firstName: string; lastName: string | null }): string =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ');

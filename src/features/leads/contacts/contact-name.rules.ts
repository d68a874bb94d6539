import { foldText } from '#shared/texts/text.ts';

/** Returns the sort key of a name: last name first, ignoring case and accents. */
export const contactNameKey = (firstName: string, lastName: string | null): string =>
  foldText([lastName, firstName].filter(Boolean).join(' '));

type Named = { firstName: string; lastName: string | null };

export const contactName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** "Ruiz, Ana": as a list in the order of `contactNameKey` says it. */
export const surnameFirst = ({ firstName, lastName }: Named): string =>
  [lastName, firstName].filter(Boolean).join(', ');

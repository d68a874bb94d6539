/** Ids of recommendations that the consultant adds. */
export const OWN_PREFIX = 'own-';
export const isOwnId = (id: string): boolean => id.startsWith(OWN_PREFIX);

type DayOrNone = string | null | undefined;

/** Whether a last day is not before the first one, where both are given. */
export const isInOrder = (startsOn: DayOrNone, endsOn: DayOrNone): boolean =>
  startsOn == null || endsOn == null || startsOn <= endsOn;

/** Ids of recommendations that the consultant adds. */
export const OWN_PREFIX = 'own-';
export const isOwnId = (id: string): boolean => id.startsWith(OWN_PREFIX);

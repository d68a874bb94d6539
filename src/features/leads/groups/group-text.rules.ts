/** Of a group of records that have no value. */
export const NO_VALUE = '-';
/** How an address names a group; its value stands behind a sign, so that none is another word's. */
export const groupText = (value: string | null): string => (value === null ? NO_VALUE : `=${value}`);
export const groupValue = (text: string): string | null => (text.startsWith('=') ? text.slice(1) : null);

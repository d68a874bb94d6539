/** Characters that XML 1.0 forbids; one of them makes the whole file unreadable. */
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const writableText = (text: string): string => text.replace(UNWRITABLE, '');

/** Returns whether a date or time field has a partial, nonexistent or implausible value. */
export const isUnreadable = ({ type, validity }: HTMLInputElement): boolean =>
  (type === 'date' || type === 'time') &&
  (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow);

/**
 * Returns the first unreadable field of a form. The browser reports its value as empty, so nothing may be sent until it
 * is corrected. Each such field shows an error (TextField.tsx).
 */
export function unreadField(form: HTMLFormElement): HTMLInputElement | undefined {
  const unread = [...form.querySelectorAll('input')].filter(isUnreadable);
  for (const field of unread) field.checkValidity();
  return unread[0];
}

/** Half a date, a day that does not exist, a year of the Romans: what a field for a day or an hour cannot mean. */
export const isUnreadable = ({ type, validity }: HTMLInputElement): boolean =>
  (type === 'date' || type === 'time') &&
  (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow);

/**
 * The first field of a form that holds such a thing. Where the browser cannot read it, its value says "empty", so nothing
 * may be sent before it has been corrected. Each of them is told, and says so (TextField.tsx).
 */
export function unreadField(form: HTMLFormElement): HTMLInputElement | undefined {
  const unread = [...form.querySelectorAll('input')].filter(isUnreadable);
  for (const field of unread) field.checkValidity();
  return unread[0];
}

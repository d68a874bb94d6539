/**
 * The first field that holds something the browser cannot read (half a date, a day that does not exist): its value says
 * "empty", so nothing may be sent before it has been corrected. Each of them is told, and says so (TextField.tsx).
 */
export function unreadField(form: HTMLFormElement): HTMLInputElement | undefined {
  const unread = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  for (const field of unread) field.checkValidity();
  return unread[0];
}

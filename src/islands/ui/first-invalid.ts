/** The control itself: of a Select the button, and not the hidden element that browsers fill in. */
const INVALID =
  ':is(input, textarea, select, button):is([aria-invalid="true"], [data-invalid] *):not([aria-hidden="true"] *)';

/** Focuses the first invalid field of a form; opens the disclosures that it is in, and scrolls it into view. */
export function showFirstInvalid(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>(INVALID);
  if (field) showField(field);
}

export function showField(field: HTMLElement): void {
  let closed = field.closest<HTMLDetailsElement>('details:not([open])');
  while (closed) {
    closed.open = true;
    closed = field.closest<HTMLDetailsElement>('details:not([open])');
  }
  field.focus({ preventScroll: true });
  // With its label and its message, which a scroll to the field alone may leave outside.
  (field.closest('[data-invalid]') ?? field).scrollIntoView({ block: 'nearest' });
}

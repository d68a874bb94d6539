export const rowButtonId = (id: string): string => `draft-row-${id}`;

/** Scrolls to the row of a block and focuses it, below what sticks to the top. */
export function focusRow(id: string): void {
  const button = document.getElementById(rowButtonId(id));
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}

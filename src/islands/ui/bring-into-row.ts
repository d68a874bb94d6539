/** Width of the fade at either end of a tab list on a phone. */
const FADE = 32;

/** Scrolls a row sideways just enough to show an item beside the fade, without scrolling the page. */
export function bringIntoRow(item: HTMLElement, row: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const isFirst = item === row.firstElementChild;
  if (inner.right > outer.right - FADE) row.scrollLeft += inner.right - outer.right + FADE;
  else if (inner.left < outer.left + FADE)
    row.scrollLeft += isFirst ? -row.scrollLeft : inner.left - outer.left - FADE;
}

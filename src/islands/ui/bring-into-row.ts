/** What a row of tabs fades at either end on a phone. */
const FADE = 32;

/** Scrolls a row sideways as little as it takes to show one of its items beside the fade. Does not scroll the page. */
export function bringIntoRow(item: HTMLElement, row: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const isFirst = item === row.firstElementChild;
  if (inner.right > outer.right - FADE) row.scrollLeft += inner.right - outer.right + FADE;
  else if (inner.left < outer.left + FADE)
    row.scrollLeft += isFirst ? -row.scrollLeft : inner.left - outer.left - FADE;
}

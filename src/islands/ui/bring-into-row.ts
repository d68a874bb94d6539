/** Width of the fade at the end of a tab list on a phone. */
const FADE = 32;

/** Scrolls a row sideways just enough to show an item whole, and no item before it in part, without scrolling the page. */
export function bringIntoRow(item: HTMLElement, row: HTMLElement): void {
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const [first] = row.children;
  if (!first) return;
  const from = first.getBoundingClientRect().left;
  const starts = [...row.children].map((each) => each.getBoundingClientRect().left - from);
  const least = row.scrollLeft + inner.right - outer.right + FADE;
  if (inner.right > outer.right - FADE) row.scrollLeft = starts.find((start) => start >= least) ?? least;
  else if (inner.left < outer.left) row.scrollLeft = inner.left - from;
}

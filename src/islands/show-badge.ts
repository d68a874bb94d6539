import { countText, type Badges } from '#features/loop/start/start.values.ts';

/** Says a number beside an entry of the navigation, which the server has rendered as it was. */
export function showBadge(badge: keyof Badges, count: number): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-badge="${badge}"]`)) {
    element.hidden = count === 0;
    for (const part of element.children)
      part.textContent = (part.textContent ?? '').replace(/\d+\+?/u, countText(count));
  }
}

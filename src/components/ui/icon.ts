import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawn = new Map<LucideIcon, Map<string, string>>();

/**
 * An icon of every page, for `set:html`: drawn once, where an element would have React draw it anew for each page. Hidden from
 * screen readers; its neighbour has the words.
 */
export function iconHtml(icon: LucideIcon, size: number, className = ''): string {
  const known = drawn.get(icon) ?? new Map<string, string>();
  drawn.set(icon, known);
  const key = `${size} ${className}`;
  const html =
    known.get(key) ?? renderToStaticMarkup(createElement(icon, { size, className, 'aria-hidden': true }));
  known.set(key, html);
  return html;
}

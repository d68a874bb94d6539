import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Icon } from '#islands/ui/icon.ts';

const drawn = new Map<Icon, Map<string, string>>();

/**
 * An icon of every page, for `set:html`: drawn once, where an element would have React draw it anew for each page. Hidden from
 * screen readers; its neighbour has the words.
 */
export function iconHtml(icon: Icon, size: number, className = ''): string {
  const known = drawn.get(icon) ?? new Map<string, string>();
  drawn.set(icon, known);
  const key = `${size} ${className}`;
  const html =
    known.get(key) ?? renderToStaticMarkup(createElement(icon, { size, className, 'aria-hidden': true }));
  known.set(key, html);
  return html;
}

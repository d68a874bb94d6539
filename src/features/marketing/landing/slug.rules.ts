import { foldText } from '#shared/text.ts';

/** Longest part of an address that a page is given; the number behind a taken one comes on top. */
export const MAX_SLUG = 60;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `azul-de-cueva` of a name: letters and digits that every keyboard has. Whole words where they fit. */
export function slugOf(...names: string[]): string {
  const words = foldText(names.join(' '))
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word, index, all) => word !== '' && word !== all[index - 1]);
  const kept: string[] = [];
  for (const word of words) {
    if ([...kept, word].join('-').length > MAX_SLUG) break;
    kept.push(word);
  }
  return kept.join('-') || (words[0] ?? '').slice(0, MAX_SLUG) || 'oferta';
}

/** The first of `azul`, `azul-2`, `azul-3` … that nobody has. */
export function nextSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const base = wanted.replace(/-\d{1,4}$/, '');
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

import { foldText } from '#shared/texts/text.ts';

/** Longest slug, without the number appended to a taken one. */
export const MAX_SLUG = 60;
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Returns the slug of a name, such as `azul-de-cueva`: ASCII letters and digits, cut at whole words. */
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

/** Returns the first free one of `azul`, `azul-2`, `azul-3`… */
export function nextSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const base = wanted.replace(/-\d{1,4}$/, '');
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

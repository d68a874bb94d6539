import { paletteOf, glazesOf } from '#features/marketing/artwork/palette.rules.ts';
import { mix } from '#features/marketing/artwork/colour.rules.ts';
import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';

/** Returns the brand's colours as custom properties of the page. */
export function lookOf(colours: readonly string[]): string {
  const { paper, ink, inkSoft, accent, onAccent, second, onSecond, deep, onDeep } = paletteOf(colours);
  const values = {
    paper,
    ink,
    soft: inkSoft,
    line: mix(paper, ink, 0.14),
    accent,
    'on-accent': onAccent,
    second,
    'on-second': onSecond,
    deep,
    'on-deep': onDeep,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

export function patternOf(seed: string, colours: readonly string[], columns: number, rows: number): string {
  const glazes = glazesOf(colours);
  const paths = stackTones(azulejo(seed, columns, rows))
    .map(({ tone, path }) => `<path fill="${glazes[tone]}" d="${path}"/>`)
    .join('');
  return `<svg viewBox="0 0 ${columns * 8} ${rows * 8}" width="${columns * 80}" height="${rows * 80}" aria-hidden="true">${paths}</svg>`;
}

export function iconOf(seed: string, colours: readonly string[]): string {
  const svg = patternOf(seed, colours, 4, 4).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%2F', '/')}`;
}

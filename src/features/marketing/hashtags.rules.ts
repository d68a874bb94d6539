import type { Pen } from './pen.rules.ts';

const LONGEST_TAG = 30;

/** "Azul de cueva" as "AzulDeCueva"; nothing where no letter or too much would be left. */
export function tagOf(text: string): string | undefined {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const tag = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return tag.length < 2 || tag.length > LONGEST_TAG || /^\d+$/.test(tag) ? undefined : tag;
}

/** What the product is, in a word or two: "QuesoAzul". */
function kindTag(pen: Pen): string | undefined {
  const words = (pen.reading.definition?.fact.text ?? '').split(' ');
  const stop = words.findIndex((word) =>
    /^(?:de|del|con|sin|para|en|a|made|from|with|for|of|in|by)$/.test(word),
  );
  const kind = stop === -1 ? words : words.slice(0, stop);
  return kind.length > 0 && kind.length <= 3 ? tagOf(kind.join(' ')) : undefined;
}

/** The product, what it is, and what such things are found by, the most telling first. */
export function hashtagsOf(pen: Pen, most: number): string[] {
  const { product, theme } = pen.reading;
  const tags = [tagOf(product.name), kindTag(pen), ...pen.chance.shuffled(pen.copy.themes[theme].tags)];
  return [...new Set(tags)]
    .filter((tag) => tag !== undefined)
    .slice(0, most)
    .map((tag) => `#${tag}`);
}

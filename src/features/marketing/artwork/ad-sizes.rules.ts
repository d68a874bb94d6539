import type { Box, Field } from './ad-pattern.rules.ts';

/** Boxes of an image, which overlap neither tiles nor each other. */
export type AdLayout = {
  fields: Field[];
  /** Missing where tiles alone are drawn. */
  photograph?: Box;
  brand: Box;
  /** Headline and the line below it. */
  text: Box;
  button: Box;
  textAlign: 'start' | 'middle';
  buttonAlign: 'start' | 'end';
  headline: { largest: number; smallest: number };
  line: { largest: number; smallest: number };
};

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
/** Half pixels would blur edges. */
export const whole = Math.round;

/**
 * Sizes of a post, which networks show across a phone of about 390 px: the line keeps 11 px there, and the headline, which
 * is never dropped, may get smaller before it is cut.
 */
export function sizesOfPost(
  width: number,
  height: number,
  share: number,
): Pick<AdLayout, 'headline' | 'line'> {
  const side = Math.sqrt(width * height);
  return {
    headline: { largest: side * share, smallest: clamp(side * 0.036, 13, 44) },
    line: { largest: side * 0.044, smallest: width * 0.028 },
  };
}

/** Brand, text and button of a skyscraper or half page, in the narrow column from `above` down to `below`. */
export function narrowColumn(
  width: number,
  above: number,
  below: number,
): Omit<AdLayout, 'fields' | 'photograph'> {
  const margin = whole(width * 0.09);
  const head = above + margin;
  const brandHeight = whole(clamp(width * 0.1, 16, 30));
  const buttonHeight = whole(clamp(width * 0.2, 34, 52));
  const floor = below - margin;
  const top = head + brandHeight + margin;
  return {
    brand: { x: margin, y: head, width: width - 2 * margin, height: brandHeight },
    text: { x: margin, y: top, width: width - 2 * margin, height: floor - buttonHeight - margin - top },
    button: { x: margin, y: floor - buttonHeight, width: width - 2 * margin, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    headline: { largest: width * 0.17, smallest: 13 },
    line: { largest: clamp(width * 0.09, 12.5, 20), smallest: 11 },
  };
}

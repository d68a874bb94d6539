import type { Box, Field } from './ad-pattern.rules.ts';

/** Boxes of an image, which overlap neither tiles nor each other. */
export type AdLayout = {
  fields: Field[];
  /** Missing where tiles alone are drawn. */
  photograph?: Box;
  /** Lies on tiles and photograph, in the colour of the ground, with all words on it. */
  panel?: Box;
  brand: Box;
  /** Headline and the line below it. */
  text: Box;
  button: Box;
  textAlign: 'start' | 'middle';
  buttonAlign: 'start' | 'end';
  headline: { largest: number; smallest: number };
  line: { largest: number; smallest: number };
  /** Smallest letters of the button before it takes a second line; without it those of the line. */
  leastButton?: number;
};

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
/** Letters of a button, relative to the longer side of the image: what is read where a feed shows it small. */
export const BUTTON_LETTERS = 0.026;
/** Half pixels would blur edges. */
export const whole = Math.round;

/**
 * Sizes of a post, which networks show across a phone of about 390 px: the line keeps 14 px there (a longer one 11,
 * ad-text.rules.ts), and the headline, which is never dropped, may get smaller before it is cut.
 */
export function sizesOfPost(
  width: number,
  height: number,
  share: number,
): Pick<AdLayout, 'headline' | 'line'> {
  const side = Math.sqrt(width * height);
  return {
    headline: { largest: side * share, smallest: clamp(side * 0.036, 13, 44) },
    line: { largest: side * 0.044, smallest: width * 0.036 },
  };
}

/** Brand, text and button of a post below each other, from `top` down to `floor`. */
export function postColumn(
  { x, width: inner }: Pick<Box, 'x' | 'width'>,
  { top, floor }: { top: number; floor: number },
  { width, height }: { width: number; height: number },
): Pick<AdLayout, 'brand' | 'text' | 'button' | 'textAlign' | 'buttonAlign'> {
  const brandHeight = whole(width * 0.062);
  const buttonHeight = whole(Math.max(width * 0.095, height * BUTTON_LETTERS * 2.5));
  const gap = whole(width * 0.03);
  const y = top + brandHeight + gap;
  return {
    brand: { x, y: top, width: inner, height: brandHeight },
    text: { x, y, width: inner, height: floor - buttonHeight - gap - y },
    button: { x, y: floor - buttonHeight, width: inner, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
  };
}

/** Brand, text and button of a skyscraper or half page, in the narrow column from `above` down to `below`. */
export function narrowColumn(
  { width, height }: { width: number; height: number },
  above: number,
  below: number,
): Omit<AdLayout, 'fields' | 'photograph'> {
  const margin = whole(width * 0.09);
  const head = above + margin;
  const brandHeight = whole(clamp(width * 0.16, 24, 36));
  const buttonHeight = whole(clamp(width * 0.33, 52, 56));
  const floor = below - margin;
  const top = head + brandHeight + margin;
  return {
    brand: { x: margin, y: head, width: width - 2 * margin, height: brandHeight },
    text: { x: margin, y: top, width: width - 2 * margin, height: floor - buttonHeight - margin - top },
    button: { x: margin, y: floor - buttonHeight, width: width - 2 * margin, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    headline: { largest: width * 0.21, smallest: 13 },
    leastButton: width < 200 ? height * BUTTON_LETTERS : 14,
    line: { largest: clamp(width * 0.09, 14, 20), smallest: 14 },
  };
}

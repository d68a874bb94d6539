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
};

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));
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

/** Brand and button of a post side by side, above `floor`; the name is read before the button is pressed. */
export function postRow(
  { x, width: inner }: Pick<Box, 'x' | 'width'>,
  floor: number,
  width: number,
  buttonShare = 0.49,
): Pick<AdLayout, 'brand' | 'button' | 'buttonAlign'> {
  const buttonHeight = whole(width * 0.105);
  const brandHeight = whole(width * 0.085);
  const buttonWidth = whole(inner * buttonShare);
  const y = floor - buttonHeight;
  return {
    brand: {
      x,
      y: y + whole((buttonHeight - brandHeight) / 2),
      width: inner - buttonWidth - width * 0.03,
      height: brandHeight,
    },
    button: { x: x + inner - buttonWidth, y, width: buttonWidth, height: buttonHeight },
    buttonAlign: 'end',
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
  const brandHeight = whole(clamp(width * 0.16, 24, 36));
  const buttonHeight = whole(clamp(width * 0.2, 40, 52));
  const floor = below - margin;
  const top = head + brandHeight + margin;
  return {
    brand: { x: margin, y: head, width: width - 2 * margin, height: brandHeight },
    text: { x: margin, y: top, width: width - 2 * margin, height: floor - buttonHeight - margin - top },
    button: { x: margin, y: floor - buttonHeight, width: width - 2 * margin, height: buttonHeight },
    textAlign: 'start',
    buttonAlign: 'start',
    headline: { largest: width * 0.17, smallest: 13 },
    line: { largest: clamp(width * 0.09, 14, 20), smallest: 14 },
  };
}

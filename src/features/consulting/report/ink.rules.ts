/** WCAG 2.2, 1.4.3: text on its background. */
const READABLE = 4.5;
const STEPS = 100;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Contrast of a colour (`#1d3b6f`) on white, 1 to 21. */
export function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear);
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** The colour itself where it is readable on white, else the lightest darker one of its hue that is. */
export function readableInk(colour: string): string {
  const channels = channelsOf(colour);
  for (let step = STEPS; step > 0; step -= 1) {
    const darker = `#${channels
      .map((channel) => Math.floor((channel * step) / STEPS))
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
    if (contrastOnWhite(darker) >= READABLE) return darker;
  }
  return '#000000';
}

import { azulejo, stackTones } from '#shared/azulejo/azulejo.ts';
import { TILE_SIZE, type Tone as TileTone } from '#shared/azulejo/azulejo-tiles.ts';
import type { AdGround } from './ad-formats.values.ts';
import { distance, lightness, mix, withLightness } from './colour.rules.ts';
import type { Palette } from './palette.rules.ts';

export type Box = { x: number; y: number; width: number; height: number };

export type AdColours = {
  ground: string;
  ink: string;
  inkSoft: string;
  button: string;
  onButton: string;
  glazes: Record<TileTone, string>;
};

/** Returns the colour, made lighter or darker if it is too close to the ground. */
function apart(colour: string, ground: string): string {
  if (distance(colour, ground) >= 0.16) return colour;
  const base = lightness(ground);
  return withLightness(colour, base > 0.5 ? base - 0.24 : base + 0.24);
}

/** Returns the colours for each ground; text is readable on all of them (palette.rules.ts). */
export function coloursOn(kind: AdGround, palette: Palette): AdColours {
  const { paper, ink, inkSoft, accent, onAccent, second, onSecond, deep, onDeep, soft, clay } = palette;
  if (kind === 'paper')
    return {
      ground: paper,
      ink,
      inkSoft,
      button: accent,
      onButton: onAccent,
      glazes: { ground: mix(paper, second, 0.2), soft, accent, ink: apart(deep, accent), second, clay },
    };
  if (kind === 'second')
    return {
      ground: second,
      ink: onSecond,
      inkSoft: onSecond,
      button: deep,
      onButton: onDeep,
      glazes: {
        ground: mix(second, paper, 0.28),
        soft: mix(second, paper, 0.6),
        accent: apart(accent, second),
        ink: apart(deep, accent),
        second: paper,
        clay,
      },
    };
  const ground = kind === 'deep' ? deep : accent;
  const on = kind === 'deep' ? onDeep : onAccent;
  const lit = withLightness(accent, Math.min(0.78, lightness(ground) + 0.2));
  return {
    ground,
    ink: on,
    inkSoft: on,
    button: second,
    onButton: onSecond,
    glazes: {
      ground: withLightness(ground, lightness(ground) + 0.05),
      soft: mix(lit, paper, 0.5),
      accent: lit,
      ink: mix(paper, ground, 0.04),
      second: apart(second, ground),
      clay: apart(clay, ground),
    },
  };
}

/** Tiles of a field to draw: all of them, or a stair that leaves space beside it. */
export type Mask = (column: number, row: number) => boolean;

export type Field = { x: number; y: number; tile: number; columns: number; rows: number; isLaid?: Mask };

/** Draws a field of the pattern, in pixels; 8 units of the drawing are one tile. */
export function drawField(seed: string, glazes: Record<TileTone, string>, field: Field): string {
  const { x, y, tile, columns, rows, isLaid = () => true } = field;
  const drawing = azulejo(seed, columns, rows);
  const laid = { ...drawing, tiles: drawing.tiles.filter((one) => isLaid(one.column, one.row)) };
  const paths = stackTones(laid)
    .map(({ tone, path }) => `<path fill="${glazes[tone]}" d="${path}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${tile / TILE_SIZE})">${paths}</g>`;
}

import type { Photograph } from '#features/marketing/media/photograph.schema.ts';
import type { Box } from './ad-pattern.rules.ts';

type Shot = Pick<Photograph, 'widthPx' | 'heightPx' | 'focalX' | 'focalY'>;

/**
 * Returns the largest part of a photograph in the shape of a box that keeps the focal point in sight, where the CSS
 * `object-position` of the same shares places it.
 */
export function cropOf({ widthPx, heightPx, focalX, focalY }: Shot, box: Pick<Box, 'width' | 'height'>): Box {
  const scale = Math.min(widthPx / box.width, heightPx / box.height);
  const [width, height] = [Math.floor(box.width * scale), Math.floor(box.height * scale)];
  return {
    x: Math.round(((widthPx - width) * focalX) / 100),
    y: Math.round(((heightPx - height) * focalY) / 100),
    width,
    height,
  };
}

import { paintedPattern } from '#shared/azulejo/azulejo.ts';
import { AD_TEXT_MAX } from './ad-formats.values.ts';

const OFFERED = 6;
/** Room for the number behind the words of a seed. */
const STEM = AD_TEXT_MAX.brand - 8;
/** Tiles of a side of a thumbnail. */
const THUMBNAIL_TILES = 4;

/** The drawing of a thumbnail: some seeds draw the same there. */
const drawn = (seed: string): string =>
  JSON.stringify(paintedPattern(seed, THUMBNAIL_TILES, THUMBNAIL_TILES));

/** Returns the seeds of six patterns that look different, the given one first; each round has five others. */
export function patternChoice(kept: string, round: number): string[] {
  const seeds = [kept];
  const seen = new Set([drawn(kept)]);
  for (let number = round * 100 + 1; seeds.length < OFFERED; number += 1) {
    const seed = `${kept.slice(0, STEM)} ${number}`;
    if (seen.has(drawn(seed))) continue;
    seen.add(drawn(seed));
    seeds.push(seed);
  }
  return seeds;
}

import { featuresOf } from './features.rules.ts';

/** A text with what it stands for, and how near it is: 0 says nothing of the same, 1 says the same. */
type Near<One> = { one: One; nearness: number };

export type NearestIndex<One> = (
  text: string,
  most: number,
  isLeftOut?: (one: One) => boolean,
) => Near<One>[];

/** Texts that every workspace is thought to have beside its own: the first ten examples make no word rare. */
const ASSUMED = 200;

/**
 * Files texts by their words, stems and word families, so that a sentence meets those alone that share one with it, and
 * returns the search: the nearest first. Each feature counts by how rare it is; nearness is the cosine of both.
 */
export function nearestIndex<One>(all: readonly One[], textOf: (one: One) => string): NearestIndex<One> {
  const features = all.map((one) => featuresOf(textOf(one)));
  const files = new Map<string, number[]>();
  for (const [place, own] of features.entries())
    for (const feature of own.keys()) {
      const filed = files.get(feature);
      if (filed) filed.push(place);
      else files.set(feature, [place]);
    }
  const rarityOf = (feature: string): number =>
    Math.log(1 + (all.length + ASSUMED) / ((files.get(feature)?.length ?? 0) + 1));
  const weighted = (own: ReadonlyMap<string, number>) => {
    const weights = [...own].map(([feature, weight]) => [feature, weight * rarityOf(feature)] as const);
    return { weights, length: Math.hypot(...weights.map(([, weight]) => weight)) };
  };
  const lengths = features.map((own) => weighted(own).length);
  const products = new Float64Array(all.length);
  return (text, most, isLeftOut = () => false) => {
    const { weights, length } = weighted(featuresOf(text));
    const met = new Set<number>();
    for (const [feature, weight] of weights) {
      const places = files.get(feature) ?? [];
      const part = weight * rarityOf(feature) * (features[places[0] ?? 0]?.get(feature) ?? 0);
      for (const place of places) {
        products[place] = (products[place] ?? 0) + part;
        met.add(place);
      }
    }
    const near: Near<One>[] = [];
    for (const place of met) {
      const one = all[place] as One;
      const nearness = (products[place] ?? 0) / (length * (lengths[place] ?? 1));
      products[place] = 0;
      if (!isLeftOut(one)) near.push({ one, nearness });
    }
    return near.toSorted((a, b) => b.nearness - a.nearness).slice(0, most);
  };
}

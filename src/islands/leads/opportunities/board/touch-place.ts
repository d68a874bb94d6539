export type Span = { from: number; to: number };
export type PlacedCard = Span & { id: number };

/** The card below which a finger at this height lets go: the last one whose middle it has passed; null above them all. */
export function cardAt(cards: readonly PlacedCard[], y: number): PlacedCard | null {
  return cards.findLast(({ from, to }) => (from + to) / 2 < y) ?? null;
}

const distance = ({ from, to }: Span, at: number): number => Math.max(from - at, at - to, 0);

/** Between two columns the nearer one is meant. */
export const nearest = <T extends Span>(spans: readonly T[], at: number): T | undefined =>
  spans.toSorted((one, other) => distance(one, at) - distance(other, at))[0];

/** Within so many pixels of an edge what is below the finger scrolls, the faster the nearer it comes. */
const EDGE = 44;
const FASTEST = 10;

/** Pixels of a frame; negative towards the beginning. */
export function scrollSpeed({ from, to }: Span, at: number): number {
  const edge = Math.min(EDGE, (to - from) / 3);
  if (edge <= 0) return 0;
  const towards = at < from + edge ? at - (from + edge) : at > to - edge ? at - (to - edge) : 0;
  return Math.round((Math.max(-edge, Math.min(edge, towards)) / edge) * FASTEST);
}

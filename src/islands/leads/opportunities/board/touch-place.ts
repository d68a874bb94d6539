export type Span = { from: number; to: number };
export type PlacedCard = Span & { id: number };

/** Returns the card above a drop at this height: the last one whose middle the finger has passed; null at the top. */
export function cardAt(cards: readonly PlacedCard[], y: number): PlacedCard | null {
  return cards.findLast(({ from, to }) => (from + to) / 2 < y) ?? null;
}

const distance = ({ from, to }: Span, at: number): number => Math.max(from - at, at - to, 0);

/** Between two columns, returns the nearer one. */
export const nearest = <T extends Span>(spans: readonly T[], at: number): T | undefined =>
  spans.toSorted((one, other) => distance(one, at) - distance(other, at))[0];

/** Distance from an edge, in pixels, within which the area scrolls, the faster the nearer. */
const EDGE = 44;
const FASTEST = 10;

/** Returns pixels per frame; negative towards the start. */
export function scrollSpeed({ from, to }: Span, at: number): number {
  const edge = Math.min(EDGE, (to - from) / 3);
  if (edge <= 0) return 0;
  const towards = at < from + edge ? at - (from + edge) : at > to - edge ? at - (to - edge) : 0;
  return Math.round((Math.max(-edge, Math.min(edge, towards)) / edge) * FASTEST);
}

import { probabilityAfterMove, weightedCents } from './opportunity.rules.ts';
import type { BoardColumn, CurrencyTotal, Opportunity } from './opportunity.schema.ts';

type Columns = readonly BoardColumn[];

const columnOf = (columns: Columns, key: string): BoardColumn | undefined =>
  columns.find(({ stage }) => stage.key === key);

export function cardOf(columns: Columns, id: number): Opportunity | undefined {
  for (const { cards } of columns) {
    const found = cards.items.find((card) => card.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Returns the id of the card above, or null for the first of its column. */
export function cardAbove(columns: Columns, id: number): number | null {
  for (const { cards } of columns) {
    const index = cards.items.findIndex((card) => card.id === id);
    if (index > 0) return cards.items[index - 1]?.id ?? null;
  }
  return null;
}

/** Adds or subtracts a card; a currency with a sum of zero is not shown. */
function withCard(totals: readonly CurrencyTotal[], card: Opportunity, sign: 1 | -1): CurrencyTotal[] {
  const { currency, amountCents } = card;
  const known = totals.find((total) => total.currency === currency);
  const others = totals.filter((total) => total.currency !== currency);
  const changed = {
    currency,
    amountCents: (known?.amountCents ?? 0) + sign * amountCents,
    weightedCents: (known?.weightedCents ?? 0) + sign * weightedCents(card),
  };
  return [...others, ...(changed.amountCents === 0 ? [] : [changed])].sort(
    (one, other) => other.amountCents - one.amountCents,
  );
}

const without = (column: BoardColumn, card: Opportunity): BoardColumn => ({
  ...column,
  count: column.count - 1,
  totals: withCard(column.totals, card, -1),
  cards: { ...column.cards, items: column.cards.items.filter(({ id }) => id !== card.id) },
});

function including(column: BoardColumn, card: Opportunity, afterId: number | null): BoardColumn {
  const { items } = column.cards;
  const place = afterId === null ? 0 : items.findIndex(({ id }) => id === afterId) + 1;
  return {
    ...column,
    count: column.count + 1,
    totals: withCard(column.totals, card, 1),
    cards: { ...column.cards, items: [...items.slice(0, place), card, ...items.slice(place)] },
  };
}

/** Removes the card from its old place and inserts it into its stage, for moved, changed, new and restored cards. */
export function placeCard(columns: Columns, card: Opportunity, afterId: number | null): BoardColumn[] {
  const old = cardOf(columns, card.id);
  return columns.map((column) => {
    const emptied = old && old.stage === column.stage.key ? without(column, old) : column;
    return card.stage === column.stage.key ? including(emptied, card, afterId) : emptied;
  });
}

export function removeCard(columns: Columns, id: number): BoardColumn[] {
  const old = cardOf(columns, id);
  return columns.map((column) => (old && old.stage === column.stage.key ? without(column, old) : column));
}

/** Returns the card as the server will return it, for the optimistic update. */
export function movedCard(columns: Columns, card: Opportunity, key: string): Opportunity {
  const to = columnOf(columns, key)?.stage;
  if (!to || key === card.stage) return card;
  const from = columnOf(columns, card.stage)?.stage;
  return { ...card, stage: key, probability: probabilityAfterMove(card.probability, from, to) };
}

/** Appends the next page of a column; a card that arrived otherwise meanwhile is not repeated. */
export function appendCards(columns: Columns, key: string, page: BoardColumn['cards']): BoardColumn[] {
  return columns.map((column) => {
    if (column.stage.key !== key) return column;
    const known = new Set(column.cards.items.map(({ id }) => id));
    const added = page.items.filter(({ id }) => !known.has(id));
    return {
      ...column,
      cards: { items: [...column.cards.items, ...added], nextCursor: page.nextCursor },
    };
  });
}

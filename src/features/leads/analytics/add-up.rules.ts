type Part = { n: number; currency: string; amountCents: number };

/** Returns number and amounts, one a currency, the largest first. */
export function addUp(parts: readonly Part[]): {
  count: number;
  amounts: { currency: string; amountCents: number }[];
} {
  const amounts = new Map<string, number>();
  for (const { currency, amountCents } of parts)
    amounts.set(currency, (amounts.get(currency) ?? 0) + amountCents);
  return {
    count: parts.reduce((all, { n }) => all + n, 0),
    amounts: [...amounts]
      .map(([currency, amountCents]) => ({ currency, amountCents }))
      .sort((one, other) => other.amountCents - one.amountCents),
  };
}

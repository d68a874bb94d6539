import type { Opportunity, Stage } from './opportunity.schema.ts';

type Weighed = { amountCents: number; probability: number };

export const weightedCents = ({ amountCents, probability }: Weighed): number =>
  Math.round((amountCents * probability) / 100);

type Known = Pick<Stage, 'kind' | 'probability'>;

/**
 * Returns the probability after a move: an edited one stays, a stage's own one follows the stage. Won and lost are
 * certain; a reopened opportunity starts with its stage's.
 */
export function probabilityAfterMove(current: number, from: Known | undefined, to: Known): number {
  const isOwn = from?.kind === 'open' && current !== from.probability;
  return to.kind === 'open' && isOwn ? current : to.probability;
}

type Dated = Pick<Opportunity, 'closedAt' | 'expectedClose'>;
type Closing = { kind: 'won' | 'lost' | 'expected'; at: string };

/**
 * Returns the date to show. The stage decides between won and lost: an imported deal may be lost without a reason, and
 * one won after all keeps the old reason.
 */
export function closingOf({ closedAt, expectedClose }: Dated, kind: Stage['kind']): Closing | null {
  if (kind !== 'open' && closedAt !== null) return { kind, at: closedAt };
  return expectedClose === null ? null : { kind: 'expected', at: expectedClose };
}

function separators(tag: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1_234_567.8);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') };
}

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Parses an amount in the reader's language (`1.234,50` in Spanish, `1,234.50` in English) into cents, with or without
 * groups, spaces or a currency symbol. Null for anything else: a group of other than three digits is the decimal point
 * of the other language, and a guess could be wrong by a factor of a thousand. An amount beyond the safe integers
 * becomes the largest one, which the schema rejects as too high.
 */
export function parseAmount(typed: string, tag: string): number | null {
  const { group, decimal } = separators(tag);
  const bare = typed.replace(/[\s\u00a0\u202f]|\p{Sc}/gu, '');
  const plain = new RegExp(
    `^(\\d+|\\d{1,3}(?:${escaped(group)}\\d{3})+)(?:${escaped(decimal)}(\\d{0,2}))?$`,
    'u',
  ).exec(bare);
  if (!plain) return null;
  const [, whole = '', fraction = ''] = plain;
  const cents = Number(whole.replaceAll(group, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

/** Formats an amount for an input: no symbol and no groups. */
export const amountText = (cents: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** Formats `1.234 €`; shows cents only if there are any. */
export const moneyText = (cents: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

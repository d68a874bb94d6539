import type { Opportunity, Stage } from './opportunity.schema.ts';

type Weighed = { amountCents: number; probability: number };

/** What an opportunity is worth today: its amount by its probability. */
export const weightedCents = ({ amountCents, probability }: Weighed): number =>
  Math.round((amountCents * probability) / 100);

type Known = Pick<Stage, 'kind' | 'probability'>;

/**
 * A probability that somebody wrote themselves stays when the card moves on, one that came from its stage follows it.
 * What is won or lost is certain, and what is opened again starts from its stage.
 */
export function probabilityAfterMove(current: number, from: Known | undefined, to: Known): number {
  const isOwn = from?.kind === 'open' && current !== from.probability;
  return to.kind === 'open' && isOwn ? current : to.probability;
}

type Dated = Pick<Opportunity, 'closedAt' | 'expectedClose'>;
type Closing = { kind: 'won' | 'lost' | 'expected'; at: string };

/**
 * What the date of an opportunity says. Its stage decides whether it was won or lost: an imported deal may be lost
 * without a reason, and one that was won after all keeps the old reason.
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
 * An amount as the reader's language writes it (`1.234,50` in Spanish, `1,234.50` in English), in cents; with or
 * without groups, spaces or the currency's sign. Null where it is no amount: groups of other than three digits are a
 * decimal point of the other language, and guessing would be off by a thousand. More than can be counted exactly is the
 * greatest exact number: it is beyond the limit, and the schema says so.
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

/** What stands in the field: no sign and no groups, so that it can be typed over. */
export const amountText = (cents: number, tag: string): string =>
  new Intl.NumberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** `1.234 €`: cents are shown where there are any. */
export const moneyText = (cents: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

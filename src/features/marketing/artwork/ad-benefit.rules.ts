import { foldText } from '#shared/texts/text.ts';
import type { AdDesign } from './asset.schema.ts';

/** “by”, “from”, “de”: what joins two names says nothing of its own. */
const LONGEST_JOINING = 4;

/**
 * Returns whether the headline gives a reason to buy. One that is empty, or says no more than whose the product is and
 * what it is called, gives none.
 */
export function saysBenefit(
  { headline, brand }: Pick<AdDesign, 'headline' | 'brand'>,
  product: string | null,
) {
  const names = [foldText(product ?? ''), foldText(brand)].filter((name) => name !== '');
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), foldText(headline));
  const words = rest.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 1 || words.some((word) => word.length > LONGEST_JOINING || /\d/.test(word));
}

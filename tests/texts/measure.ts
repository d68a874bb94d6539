import type { Brief } from '#features/marketing/brief/brief.types.ts';
import type { ComposerInput } from '#features/marketing/writer/formulas/composer.types.ts';
import { NETWORK_RULES } from '#features/marketing/writer/formulas/networks.values.ts';
import { networkLength } from '#features/marketing/writer/formulas/post-length.rules.ts';
import { saysFact, withoutStop } from '#features/marketing/writer/reading/quoting.rules.ts';
import { wholeFacts } from '#features/marketing/writer/reading/whole-facts.rules.ts';
import type { Text } from './kinds.ts';

export type Measured = {
  used: string[];
  /** Typed and not used, each `true` where a hint of the text says so. */
  leftOut: { fact: string; isSaid: boolean }[];
  isLabelKept: boolean;
  saysSold: boolean;
  /** `null`: the brief has no offer. */
  hasOffer: boolean | null;
  length: string;
  isTooLong: boolean;
};

/** Everything that was typed about the product, as its owner set it apart; apart from names, which are no facts. */
export function typedFacts({ facts, brief }: Pick<ComposerInput, 'facts' | 'brief'>): string[] {
  const { product } = facts;
  const answers = brief
    ? [brief.buyer, brief.pain, brief.change, ...brief.proofs.map(({ text }) => text), quoteOf(brief)]
    : [];
  const offer = brief ? [brief.offer, brief.guarantee] : [];
  return [
    ...answers,
    ...wholeFacts(product.characteristics),
    ...wholeFacts(product.advantages),
    ...offer,
    product.price,
  ]
    .map(withoutStop)
    .filter((text) => text !== '');
}

const quoteOf = ({ quote }: Brief): string => (quote.isPermitted ? quote.text : '');

/** Promises of a formula: PAS a problem, BAB a problem and what changes. */
function keepsLabel({ formula, text }: Text, brief: Brief): boolean {
  if (formula === null || formula === 'aida') return true;
  const hasPain = brief.pain !== '' && saysFact(text, withoutStop(brief.pain));
  return formula === 'pas' ? hasPain : hasPain && saysFact(text, withoutStop(brief.change));
}

export function measure(made: Text, input: ComposerInput): Measured {
  const { text, kind, hints } = made;
  const { facts, brief } = input;
  if (brief === null) throw new Error('every brief of this measure is written');
  const typed = typedFacts(input);
  const offer = withoutStop(brief.offer);
  const network = kind in NETWORK_RULES ? NETWORK_RULES[kind as keyof typeof NETWORK_RULES] : undefined;
  const length = network ? networkLength(text, kind as keyof typeof NETWORK_RULES) : [...text].length;
  return {
    used: typed.filter((fact) => saysFact(text, fact)),
    leftOut: typed
      .filter((fact) => !saysFact(text, fact))
      .map((fact) => ({
        fact,
        isSaid: hints.some((hint) => hint.facts?.some((one) => saysFact(one, fact) || saysFact(fact, one))),
      })),
    isLabelKept: keepsLabel(made, brief),
    saysSold:
      saysFact(text, facts.product.name.trim()) ||
      wholeFacts(facts.product.characteristics)
        .slice(0, 1)
        .some((fact) => saysFact(text, fact)),
    hasOffer: offer === '' ? null : saysFact(text, offer),
    length: network ? `${length} of ${network.limit}` : `${length}`,
    isTooLong: network !== undefined && length > network.limit,
  };
}

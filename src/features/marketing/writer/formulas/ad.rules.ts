import { foldText } from '#shared/text.ts';
import type { AdTexts } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, ComposerInput, Material } from './composer.types.ts';
import { readMaterial } from './material.rules.ts';
import { fill, lengthOf, raised } from '#features/marketing/writer/reading/quoting.rules.ts';
import { named, offered } from './phrases.rules.ts';
import { buttonVariants, openingVariants, taken } from './variants.rules.ts';

/** Fewest words on an image: what fits whole, else the name. */
export function composeAd(m: Material): Composed<AdTexts> {
  const { words, take } = m.input;
  const headlines = taken(openingVariants(m, { limit: TEXT_LIMITS.adHeadline, isPicture: true }), take);
  const headline = headlines[0]?.text ?? '';
  const facts = [m.what, ...m.proofs, m.change].flatMap((fact) => (fact ? [fact.text] : []));
  const lines = [
    ...(headline.includes(m.name) ? facts.map(raised) : facts.map((text) => named(m, text))),
    ...facts.map(raised),
    offered(m)?.text ?? '',
    headline.includes(m.name)
      ? m.company
      : fill(words.lead.company, m.address, { name: m.name, company: m.company }),
    m.company,
  ];
  const line = lines.find(
    (text) => text !== '' && lengthOf(text) <= TEXT_LIMITS.adLine && !repeats(text, headline),
  );
  const buttons = buttonVariants(m, TEXT_LIMITS.adAction, 'ad');
  return {
    content: { headline, line: line ?? '', callToAction: buttons[0]?.text ?? '' },
    variants: { headline: headlines, callToAction: buttons },
    hints: [],
  };
}

const repeats = (line: string, headline: string): boolean => {
  const [a, b] = [foldText(line), foldText(headline)];
  return b !== '' && (a.includes(b) || b.includes(a));
};

/** The words on an image: a headline, a line under it, and what to do; each within what an image has room for. */
export const composeAdTexts = (input: ComposerInput): AdTexts => composeAd(readMaterial(input)).content;

import { foldText } from '#shared/texts/text.ts';
import type { AdTexts } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, ComposerInput, Material, Variant } from './composer.types.ts';
import { LONGEST_SHORT_FACT, MOST_VARIANTS } from './composer.values.ts';
import { buttonVariants } from './action.rules.ts';
import { bulletsOf, readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { isTiny, lengthOf, raised, saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { byCompany, withName, offered, promiseOf } from './phrases.rules.ts';
import { AD_ORDER, openingVariants, taken } from './variants.rules.ts';

/** An offer without its end date promises something else. */
const lacksDate = (m: Material, { formula }: Variant): boolean =>
  formula === 'offer' && offered(m)?.formula === 'deadline';

/**
 * Lines that may stand below the headline, the best first: the offer with its end date, else another whole fact. Where
 * the headline does not say what is sold, those that do come first.
 */
function linesBelow(m: Material, headline: string): string[] {
  const isNamed = saysFact(headline, m.name);
  const facts = [m.what, promiseOf(m), ...bulletsOf(m)].flatMap((fact) =>
    fact && !isTiny(fact.text) && !fact.isCertificate ? [fact.text] : [],
  );
  const offer = offered(m)?.text;
  return [
    ...(isNamed || offer === undefined ? [] : [withName(m, offer)]),
    offer,
    ...(isNamed ? [] : facts.map((text) => withName(m, text))),
    ...facts.map(raised),
    isNamed ? undefined : byCompany(m),
    raised(m.company),
  ].filter(
    (text): text is string =>
      text !== undefined && text !== '' && lengthOf(text) <= TEXT_LIMITS.adLine && !repeats(text, headline),
  );
}

/** Fewest words on an image: what fits whole, else the name. The offer stands on it, above or below. */
export function composeAd(m: Material): Composed<AdTexts> {
  const place = { limit: TEXT_LIMITS.adHeadline, order: AD_ORDER, longest: LONGEST_SHORT_FACT };
  const found = openingVariants(m, place).filter((one) => !lacksDate(m, one));
  const isQuestion = ({ formula }: Variant) => formula === 'question';
  // Nobody picks here, so that the company stands before a question of its trade.
  const company = [{ formula: 'plain' as const, text: raised(m.company) }].filter(
    ({ text }) => text !== '' && lengthOf(text) <= TEXT_LIMITS.adHeadline,
  );
  const headlines = taken(
    [...found.filter((one) => !isQuestion(one)), ...company, ...found.filter(isQuestion)].slice(
      0,
      MOST_VARIANTS,
    ),
    m.input.take,
  );
  const headline = headlines[0]?.text ?? '';
  const buttons = buttonVariants(m, TEXT_LIMITS.adAction, 'ad');
  return {
    content: { headline, line: linesBelow(m, headline)[0] ?? '', callToAction: buttons[0]?.text ?? '' },
    variants: { headline: headlines, callToAction: buttons },
    hints: [],
  };
}

const repeats = (line: string, headline: string): boolean => {
  const [a, b] = [foldText(line), foldText(headline)];
  return b !== '' && (a.includes(b) || b.includes(a));
};

/** `isFitting` says whether an image has room for the texts; a line that it has no room for gives way to the next. */
export function composeAdTexts(input: ComposerInput, isFitting = (_: AdTexts): boolean => true): AdTexts {
  const m = readMaterial(input);
  const { content } = composeAd(m);
  const line = linesBelow(m, content.headline).find((one) => isFitting({ ...content, line: one }));
  return { ...content, line: line ?? '' };
}

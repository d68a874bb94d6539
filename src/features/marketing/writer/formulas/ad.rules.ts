import { foldText } from '#shared/texts/text.ts';
import type { AdTexts } from '#features/marketing/writer/checks/writer.types.ts';
import { TEXT_LIMITS } from '#features/marketing/writer/checks/writer.values.ts';
import type { Composed, ComposerInput, Material, Variant } from './composer.types.ts';
import { LONGEST_SHORT_FACT, MOST_VARIANTS } from './composer.values.ts';
import { buttonVariants, printedAction } from './action.rules.ts';
import { bulletsOf, pitchOf, readMaterial } from '#features/marketing/writer/reading/material.rules.ts';
import { isTiny, lengthOf, raised, saysFact } from '#features/marketing/writer/reading/quoting.rules.ts';
import { byCompany, withName, offered, pricedOf, promiseOf } from './phrases.rules.ts';
import { leftOutHints } from '#features/marketing/writer/help/hints.rules.ts';
import { leftOutOf } from './sheet.rules.ts';
import { IMAGE_ORDER, openingVariants, taken } from './variants.rules.ts';

/** An offer without its end date promises something else. */
const lacksDate = (m: Material, { formula }: Variant): boolean =>
  formula === 'offer' && offered(m)?.formula === 'deadline';

/** Says whether an image has room for the texts. */
type IsFitting = (texts: Pick<AdTexts, 'headline' | 'line'>) => boolean;

const repeats = (line: string, headline: string): boolean => {
  const [a, b] = [foldText(line), foldText(headline)];
  return b !== '' && (a.includes(b) || b.includes(a));
};

/** Whether the words say what is sold, and the offer where there is one: an image has no other place for either. */
const isWhole = (m: Material, text: string): boolean =>
  saysFact(text, m.name) && (m.offer === undefined || saysFact(text, offered(m)?.text ?? ''));

/**
 * Lines that may stand below the headline, the best first: the offer with its end date, else another whole fact. Where
 * the headline does not say what is sold, those that do come first.
 */
function linesBelow(m: Material, headline: string): string[] {
  const isNamed = saysFact(headline, m.name);
  const facts = [...pitchOf(m), promiseOf(m), ...bulletsOf(m)].flatMap((fact) =>
    fact && !isTiny(fact.text) && !fact.isCertificate ? [fact.text] : [],
  );
  const offer = offered(m)?.text;
  const lines = [
    ...(isNamed || offer === undefined ? [] : [withName(m, offer)]),
    isNamed ? offer : undefined,
    ...(isNamed ? [] : facts.map((text) => withName(m, text))),
    isNamed ? pricedOf(m) : undefined,
    ...(isNamed ? facts.map(raised) : []),
    isNamed ? undefined : byCompany(m),
    isNamed ? undefined : raised(m.name),
    offer,
    m.company,
  ].filter(
    (text): text is string =>
      text !== undefined && text !== '' && lengthOf(text) <= TEXT_LIMITS.adLine && !repeats(text, headline),
  );
  return lines.toSorted(
    (a, b) => Number(isWhole(m, `${headline}\n${b}`)) - Number(isWhole(m, `${headline}\n${a}`)),
  );
}

/** The headlines below which there is room for all that an image has to say; where there is for none, all of them. */
function headlinesOf(m: Material, isFitting: IsFitting): Variant[] {
  const place = { limit: TEXT_LIMITS.adHeadline, order: IMAGE_ORDER, longest: LONGEST_SHORT_FACT };
  const company = { formula: 'plain' as const, text: m.company };
  const found = [...openingVariants(m, { ...place, isHeadline: true, isSigned: true }), company].filter(
    (one) => !lacksDate(m, one) && one.text !== '' && lengthOf(one.text) <= TEXT_LIMITS.adHeadline,
  );
  const saysAll = ({ text }: Variant): boolean =>
    linesBelow(m, text).some((line) => isWhole(m, `${text}\n${line}`) && isFitting({ headline: text, line }));
  const whole = found.filter(saysAll);
  const uncut = found.filter(({ text }) => isFitting({ headline: text, line: '' }));
  return ([whole, uncut].find(({ length }) => length > 0) ?? found).slice(0, MOST_VARIANTS);
}

/** Fewest words on an image: what changes, what is sold, and the offer with its date. */
export function composeAd(m: Material, isFitting: IsFitting = () => true): Composed<AdTexts> {
  const headlines = taken(headlinesOf(m, isFitting), m.input.take);
  const headline = headlines[0]?.text ?? '';
  const line = linesBelow(m, headline).find((one) => isFitting({ headline, line: one }));
  const printed = printedAction(m, TEXT_LIMITS.adAction);
  const buttons = [...(printed ? [printed] : []), ...buttonVariants(m, TEXT_LIMITS.adAction, 'ad')];
  return {
    content: { headline, line: line ?? '', callToAction: buttons[0]?.text ?? '' },
    variants: { headline: headlines, callToAction: buttons },
    hints: leftOutHints(m, 'line', leftOutOf(m, `${headline}\n${line ?? ''}`)),
  };
}

/** `isFitting` says whether an image has room for the texts; a line that it has no room for gives way to the next. */
export const composeAdTexts = (input: ComposerInput, isFitting?: IsFitting): AdTexts =>
  composeAd(readMaterial(input), isFitting).content;

import { undrawable } from '#features/site/pages/lettering.rules.ts';
import { AppError } from '#shared/errors.ts';
import type { AdDesign } from './asset.schema.ts';

/** Some signs are not seen, or look like others: the code point tells them apart. */
const withCodePoints = (letter: string): string =>
  `${letter} (${[...letter].map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')})`;

const MOST_NAMED = 5;

type Texts = { [Name in 'headline' | 'line' | 'callToAction' | 'brand']?: AdDesign[Name] | undefined };

/** Refuses a design with a sign that no typeface has. Errors: `undrawable`. */
export function requireDrawable({ headline = '', line, callToAction, brand }: Texts): void {
  const signs = undrawable([headline, line, callToAction, brand].join(' '));
  if (signs.length === 0) return;
  const shown = signs.slice(0, MOST_NAMED).map(withCodePoints).join(', ');
  throw new AppError('undrawable', {
    values: { headline, signs: signs.length > MOST_NAMED ? `${shown}, …` : shown },
  });
}

import type { AdFormat } from './ad-formats.values.ts';
import type { AdDesign } from './asset.schema.ts';
import { fitDivided, fitText, fitWhole, heightOf, type FittedText } from './ad-fit.rules.ts';
import { adLayout } from './ad-layout.rules.ts';
import type { AdLayout } from './ad-sizes.rules.ts';

export const HEADLINE_LEADING = 1.03;
export const LINE_LEADING = 1.32;
/** Smallest letters that are read on a screen, in pixels. */
export const LEGIBLE = 9;
/** Gap between headline and line, relative to the headline's size. */
const GAP = 0.8;
/** Share of the text's height reserved for the line below the headline. */
const LINE_SHARE = 0.3;
/** Largest size of the line relative to its headline. */
const STEP_DOWN = 0.62;
/** Steps of size when the line does not fit: first the headline shrinks, then the line; each relative to its size. */
const SMALLER = [
  { headline: 1, line: 1 },
  { headline: 0.82, line: 1 },
  { headline: 0.68, line: 1 },
  { headline: 0.56, line: 0.82 },
  { headline: 0.46, line: 0.82 },
] as const;

type Texts = Pick<AdDesign, 'headline' | 'line'>;
export type FittedTexts = {
  headline: FittedText | undefined;
  line: FittedText | undefined;
  headlineHeight: number;
  gap: number;
};

function fitAt(design: Texts, layout: AdLayout, smaller: (typeof SMALLER)[number]): FittedTexts {
  const { width, height } = layout.text;
  const isWithLine = design.line.trim() !== '' && height > layout.headline.smallest * 4;
  const { smallest } = layout.headline;
  const room = {
    width,
    height: isWithLine ? height * (1 - LINE_SHARE) : height,
    largest: Math.max(smallest, layout.headline.largest * smaller.headline),
    smallest,
    leading: HEADLINE_LEADING,
    face: 'display',
  } as const;
  const headline =
    fitDivided(design.headline, room) ??
    fitDivided(design.headline, { ...room, largest: smallest, smallest: Math.min(LEGIBLE, smallest) }) ??
    fitText(design.headline, room);
  const headlineHeight = headline ? heightOf(headline, HEADLINE_LEADING) : 0;
  const gap = headline ? Math.min(headline.size, layout.line.largest * 1.4) * GAP : 0;
  const least = layout.line.smallest * smaller.line;
  const line = fitWhole(design.line, {
    width,
    height: height - headlineHeight - gap,
    smallest: least,
    largest: Math.max(least, Math.min(layout.line.largest, (headline?.size ?? 0) * STEP_DOWN)),
    leading: LINE_LEADING,
    face: 'text',
  });
  return { headline, line, headlineHeight, gap };
}

/**
 * Fits headline and line; for the line to stand whole both get smaller. Half a line is never drawn, because the other
 * half may be the end of an offer or its condition: what fits in no way is left out.
 */
export function fitTexts(design: Texts, layout: AdLayout): FittedTexts {
  for (const smaller of SMALLER) {
    const fitted = fitAt(design, layout, smaller);
    if (fitted.line || design.line.trim() === '') return fitted;
  }
  return fitAt({ ...design, line: '' }, layout, SMALLER[0]);
}

/** True if an image of the format draws headline and line whole. */
export function isWhole(format: AdFormat, texts: Texts, hasPhotograph = false): boolean {
  const { headline, line } = fitTexts(texts, adLayout(format, hasPhotograph));
  const isCut = headline?.lines.at(-1)?.endsWith('…') === true && !texts.headline.trim().endsWith('…');
  return !isCut && (texts.line.trim() === '' || line !== undefined);
}

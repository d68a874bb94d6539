import type { Locale } from '#shared/languages.ts';
import { FRAMES_EN } from './copy-en-frames.values.ts';
import { MAKE_EN } from './copy-en-make.values.ts';
import { MOVES_EN } from './copy-en-moves.values.ts';
import { ORDER_EN } from './copy-en-order.values.ts';
import { PROOF_EN } from './copy-en-proof.values.ts';
import { THEMES_EN } from './copy-en-themes.values.ts';
import { USE_EN } from './copy-en-use.values.ts';
import { FRAMES_ES } from './copy-es-frames.values.ts';
import { MAKE_ES } from './copy-es-make.values.ts';
import { MOVES_ES } from './copy-es-moves.values.ts';
import { ORDER_ES } from './copy-es-order.values.ts';
import { PROOF_ES } from './copy-es-proof.values.ts';
import { THEMES_ES } from './copy-es-themes.values.ts';
import { USE_ES } from './copy-es-use.values.ts';
import type { AspectTable, FrameTable, MoveTable, ThemeTable } from './copy.types.ts';

export type Copy = { aspects: AspectTable; themes: ThemeTable; moves: MoveTable; frames: FrameTable };

/** All sentence material, by language: the same parts in both, each written in its own language. */
export const COPY: Record<Locale, Copy> = {
  es: {
    aspects: { ...MAKE_ES, ...ORDER_ES, ...PROOF_ES, ...USE_ES },
    themes: THEMES_ES,
    moves: MOVES_ES,
    frames: FRAMES_ES,
  },
  en: {
    aspects: { ...MAKE_EN, ...ORDER_EN, ...PROOF_EN, ...USE_EN },
    themes: THEMES_EN,
    moves: MOVES_EN,
    frames: FRAMES_EN,
  },
};

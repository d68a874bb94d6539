import type { Locale } from '#shared/languages.ts';
import { REQUESTS_EN } from './copy-en-requests.values.ts';
import { SENTENCES_EN } from './copy-en-sentences.values.ts';
import { SHORT_EN } from './copy-en-short.values.ts';
import { MAKE_EN } from './copy-en-make.values.ts';
import { MOVES_EN } from './copy-en-moves.values.ts';
import { ORDER_EN } from './copy-en-order.values.ts';
import { PROOF_EN } from './copy-en-proof.values.ts';
import { SERVICES_EN } from './copy-en-services.values.ts';
import { THINGS_EN } from './copy-en-things.values.ts';
import { USE_EN } from './copy-en-use.values.ts';
import { REQUESTS_ES } from './copy-es-requests.values.ts';
import { SENTENCES_ES } from './copy-es-sentences.values.ts';
import { SHORT_ES } from './copy-es-short.values.ts';
import { MAKE_ES } from './copy-es-make.values.ts';
import { MOVES_ES } from './copy-es-moves.values.ts';
import { ORDER_ES } from './copy-es-order.values.ts';
import { PROOF_ES } from './copy-es-proof.values.ts';
import { SERVICES_ES } from './copy-es-services.values.ts';
import { THINGS_ES } from './copy-es-things.values.ts';
import { USE_ES } from './copy-es-use.values.ts';
import type { AspectTable, FrameTable, MoveTable, ThemeTable } from './copy.types.ts';

export type Copy = { aspects: AspectTable; themes: ThemeTable; moves: MoveTable; frames: FrameTable };

/** All sentence material, by language: the same parts in both, each written in its own language. */
export const COPY: Record<Locale, Copy> = {
  es: {
    aspects: { ...MAKE_ES, ...ORDER_ES, ...PROOF_ES, ...USE_ES },
    themes: { ...THINGS_ES, ...SERVICES_ES },
    moves: MOVES_ES,
    frames: { ...SENTENCES_ES, ...REQUESTS_ES, ...SHORT_ES },
  },
  en: {
    aspects: { ...MAKE_EN, ...ORDER_EN, ...PROOF_EN, ...USE_EN },
    themes: { ...THINGS_EN, ...SERVICES_EN },
    moves: MOVES_EN,
    frames: { ...SENTENCES_EN, ...REQUESTS_EN, ...SHORT_EN },
  },
};

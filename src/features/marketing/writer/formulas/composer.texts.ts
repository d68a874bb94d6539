import { COMPOSER_WORDS, TRADE_WORDS } from '#i18n/composer.ts';
import type { Locale } from '#shared/languages.ts';
import type { Trade } from '#features/marketing/brief/brief.types.ts';
import type { ComposerWords, TradeWords } from './composer.types.ts';

export const composerWords = (language: Locale): ComposerWords => COMPOSER_WORDS[language];

export const tradeWords = (language: Locale, trade: Trade): TradeWords => TRADE_WORDS[language][trade];

import facts from './compliance.json' with { type: 'json' };
import en from './en/compliance.json' with { type: 'json' };
import es from './es/compliance.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Laws, grants and statistics with their dates; the build checks them (docs/editors.md). */
export const COMPLIANCE_FACTS = facts;
export const COMPLIANCE_WORDS: Record<Locale, typeof en> = { en, es };

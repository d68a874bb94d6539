import { z } from 'zod';
import { nullIsAbsent, oneOf } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';

/** The language of the sample; the caller's where nothing is said. */
export const demoSchema = z.strictObject({ language: nullIsAbsent(oneOf(LOCALES)) });

import { z } from 'zod';
import { nullIsAbsent, oneOf } from '#shared/fields.ts';
import { LOCALES } from '#shared/languages.ts';

/** Language of the sample data; default is the caller's. */
export const demoSchema = z.strictObject({ language: nullIsAbsent(oneOf(LOCALES)) });

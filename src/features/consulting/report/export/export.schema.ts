import { z } from 'zod';
import { oneOf } from '#shared/fields.ts';
import { EXPORT_FORMATS } from './export.values.ts';

export const exportQuery = z.strictObject({ format: oneOf(EXPORT_FORMATS).default('pdf') });

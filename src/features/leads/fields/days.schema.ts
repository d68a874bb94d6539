import { z } from 'zod';
import { isYear } from '#shared/days.ts';
import { day } from '#shared/fields.ts';

/** As `z.iso.datetime` reads it, stored with milliseconds like every other time. */
export const time = z.iso
  .datetime({ offset: true, error: 'errors:fields.time' })
  .refine((value) => isYear(new Date(value).getUTCFullYear()), 'errors:fields.time')
  .transform((value) => new Date(value).toISOString());

/** A day in the query of a list. */
export const queryDay = day('leads:fields.day').optional();

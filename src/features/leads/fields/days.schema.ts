import { z } from 'zod';
import { isYear } from '#shared/dates/days.ts';
import { day } from '#shared/fields.ts';

/** Parsed by `z.iso.datetime` and stored with milliseconds like all times. */
export const time = z.iso
  .datetime({ offset: true, error: 'errors:fields.time' })
  .refine((value) => isYear(new Date(value).getUTCFullYear()), 'errors:fields.time')
  .transform((value) => new Date(value).toISOString());

/** A day in the query of a list. */
export const queryDay = day('leads:fields.day').optional();

import { z } from 'zod';
import { isDay, isYear } from '#shared/days.ts';

/** A calendar day that exists, `2027-01-31`; it has no time zone. */
const day = z.string('errors:fields.text').refine(isDay, 'leads:fields.day');

/** As optionalLine of shared/fields.ts: nullable, so that an update tells "emptied" from "not sent". */
export const optionalDay = z
  .string('errors:fields.text')
  .refine((value) => value === '' || isDay(value), 'leads:fields.day')
  .nullable()
  .transform((value) => (value === '' ? null : value));

/** As `z.iso.datetime` reads it, stored with milliseconds like every other time. */
export const time = z.iso
  .datetime({ offset: true, error: 'errors:fields.time' })
  .refine((value) => isYear(new Date(value).getUTCFullYear()), 'errors:fields.time')
  .transform((value) => new Date(value).toISOString());

export const queryId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/, 'errors:fields.integer')
  .transform(Number)
  .optional();
export const queryDay = day.optional();

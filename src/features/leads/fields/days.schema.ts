import { z } from 'zod';
import { isDay, isYear } from '#shared/days.ts';

/** An existing calendar day such as `2027-01-31`, without time zone. */
const day = z.string('errors:fields.text').refine(isDay, 'leads:fields.day');

/** Nullable like optionalLine of shared/fields.ts, so that an update tells "emptied" from "not sent". */
export const optionalDay = z
  .string('errors:fields.text')
  .refine((value) => value === '' || isDay(value), 'leads:fields.day')
  .nullable()
  .transform((value) => (value === '' ? null : value));

/** Parsed by `z.iso.datetime` and stored with milliseconds like all times. */
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

import construction from './duties/construction.json' with { type: 'json' };
import environment from './duties/environment.json' with { type: 'json' };
import food from './duties/food.json' with { type: 'json' };
import health from './duties/health.json' with { type: 'json' };
import industry from './duties/industry.json' with { type: 'json' };
import people from './duties/people.json' with { type: 'json' };
import services from './duties/services.json' with { type: 'json' };
import transport from './duties/transport.json' with { type: 'json' };
import enConstruction from './en/duties/construction.json' with { type: 'json' };
import enEnvironment from './en/duties/environment.json' with { type: 'json' };
import enFood from './en/duties/food.json' with { type: 'json' };
import enHealth from './en/duties/health.json' with { type: 'json' };
import enIndustry from './en/duties/industry.json' with { type: 'json' };
import enPeople from './en/duties/people.json' with { type: 'json' };
import enServices from './en/duties/services.json' with { type: 'json' };
import enTransport from './en/duties/transport.json' with { type: 'json' };
import esConstruction from './es/duties/construction.json' with { type: 'json' };
import esEnvironment from './es/duties/environment.json' with { type: 'json' };
import esFood from './es/duties/food.json' with { type: 'json' };
import esHealth from './es/duties/health.json' with { type: 'json' };
import esIndustry from './es/duties/industry.json' with { type: 'json' };
import esPeople from './es/duties/people.json' with { type: 'json' };
import esServices from './es/duties/services.json' with { type: 'json' };
import esTransport from './es/duties/transport.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** Duties that an activity brings, by field; the build checks them (docs/editors.md). */
export const DUTIES = [
  ...construction,
  ...industry,
  ...environment,
  ...health,
  ...food,
  ...transport,
  ...services,
  ...people,
];

type Words = { title: string; text: string; source?: string };
type Field = { activities: Readonly<Record<string, string>>; duties: Readonly<Record<string, Words>> };
const FIELDS: Record<Locale, readonly Field[]> = {
  en: [enConstruction, enIndustry, enEnvironment, enHealth, enFood, enTransport, enServices, enPeople],
  es: [esConstruction, esIndustry, esEnvironment, esHealth, esFood, esTransport, esServices, esPeople],
};
const merged = <Value>(of: (field: Field) => Readonly<Record<string, Value>>) => ({
  en: Object.fromEntries(FIELDS.en.flatMap((field) => Object.entries(of(field)))),
  es: Object.fromEntries(FIELDS.es.flatMap((field) => Object.entries(of(field)))),
});

/** The words of the duties, by id. */
export const DUTY_WORDS: Record<Locale, Readonly<Record<string, Words>>> = merged(({ duties }) => duties);
/** The names of the activities, by id. */
export const ACTIVITY_NAMES: Record<Locale, Readonly<Record<string, string>>> = merged(
  ({ activities }) => activities,
);

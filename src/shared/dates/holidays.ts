import { addDays, weekStart } from './days.ts';

/** Monday is 0. */
const weekday = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(weekStart(day))) / 86_400_000);
const isWeekend = (day: string): boolean => weekday(day) >= 5;
const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return dayOf(year, Math.floor(f / 31), (f % 31) + 1);
}

const onOrAfter = (day: string, wanted: number): string => addDays(day, (wanted - weekday(day) + 7) % 7);
const firstMondayOf = (year: number, month: number): string => onOrAfter(dayOf(year, month, 1), 0);
/** Of a month of 31 days. */
const lastMondayOf = (year: number, month: number): string => onOrAfter(dayOf(year, month, 25), 0);

/** Holidays of the whole country, with Maundy Thursday, which all but two regions keep. */
const spain = (year: number): string[] => {
  const easter = easterOf(year);
  return [
    dayOf(year, 1, 1),
    dayOf(year, 1, 6),
    addDays(easter, -3),
    addDays(easter, -2),
    dayOf(year, 5, 1),
    dayOf(year, 8, 15),
    dayOf(year, 10, 12),
    dayOf(year, 11, 1),
    dayOf(year, 12, 6),
    dayOf(year, 12, 8),
    dayOf(year, 12, 25),
  ];
};

/** Bank holidays of England; one that falls on a weekend is made up for on the next free working day. */
const england = (year: number): string[] => {
  const easter = easterOf(year);
  const newYear = dayOf(year, 1, 1);
  const christmas = dayOf(year, 12, 25);
  const boxing = dayOf(year, 12, 26);
  return [
    isWeekend(newYear) ? onOrAfter(newYear, 0) : newYear,
    addDays(easter, -2),
    addDays(easter, 1),
    firstMondayOf(year, 5),
    lastMondayOf(year, 5),
    lastMondayOf(year, 8),
    ...(isWeekend(christmas)
      ? [onOrAfter(christmas, 0), onOrAfter(christmas, 1)]
      : [christmas, isWeekend(boxing) ? onOrAfter(boxing, 0) : boxing]),
  ];
};

const elsewhere = (year: number): string[] => [dayOf(year, 1, 1), dayOf(year, 12, 25)];

type Calendar = {
  holidays: (year: number) => string[];
  /** Nothing begins from 24 December to this day of January. */
  quietUntil: number;
};
const CALENDARS: Partial<Record<string, Calendar>> = {
  ES: { holidays: spain, quietUntil: 6 },
  GB: { holidays: england, quietUntil: 1 },
};
const ELSEWHERE: Calendar = { holidays: elsewhere, quietUntil: 1 };
/** Companies that state no country are the firm's neighbours. */
const UNSTATED = 'ES';

export type WorkingDays = {
  isWorkingDay: (day: string) => boolean;
  /** A working day outside the weeks around New Year in which nothing begins. */
  isStartingDay: (day: string) => boolean;
};

/** Returns the working days of a country, by its ISO 3166 code. */
export function workingDaysOf(country: string | null): WorkingDays {
  const { holidays, quietUntil } = CALENDARS[country ?? UNSTATED] ?? ELSEWHERE;
  const byYear = new Map<number, Set<string>>();
  const isHoliday = (day: string): boolean => {
    const year = Number(day.slice(0, 4));
    let known = byYear.get(year);
    if (known === undefined) byYear.set(year, (known = new Set(holidays(year))));
    return known.has(day);
  };
  const isQuiet = (day: string): boolean => day.slice(5) >= '12-24' || day.slice(5) <= `01-0${quietUntil}`;
  const isWorkingDay = (day: string): boolean => !isWeekend(day) && !isHoliday(day);
  return { isWorkingDay, isStartingDay: (day) => isWorkingDay(day) && !isQuiet(day) };
}

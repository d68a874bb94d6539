import { expect, test } from 'vitest';
import { translator } from '#i18n/index.ts';
import { durationText } from './figures.ts';

const MINUTE = 1 / (24 * 60);

test.each([
  [0, 'under a minute', 'menos de un minuto'],
  [(40 / 60) * MINUTE, 'under a minute', 'menos de un minuto'],
  [1.5 * MINUTE, '1 minute', '1 minuto'],
  [29.5 * MINUTE, '29 minutes', '29 minutos'],
  [90 * MINUTE, '2 hours', '2 horas'],
  [23 * 60 * MINUTE, '23 hours', '23 horas'],
  [23.9 * 60 * MINUTE, '1 day', '1 día'],
  [12.4, '12 days', '12 días'],
])('%d days are said as %s', (days, en, es) => {
  expect([durationText(days, translator('en')), durationText(days, translator('es'))]).toEqual([en, es]);
});

import { expect, test } from 'vitest';
import { ratingOf } from './pdf-side.server.ts';

test.each([
  ['«La web está en español.» (prioridad 2/5)', 2],
  ['Calidad (digitalisation 5/5): “Lab”', 5],
  ['from 1/5 to 3/5', null],
  ['open 24/5 or 4/50', null],
  ['no rating', null],
])('the rating of “%s” is %s', (text, rating) => expect(ratingOf(text)).toBe(rating));

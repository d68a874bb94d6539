import { expect, test } from 'vitest';
import { visibleSection, type SectionExtent } from './visible-section.rules.ts';

const section = (id: string, top: number, height: number): SectionExtent => ({
  id,
  top,
  bottom: top + height,
});

test.each<[string, SectionExtent[], string | undefined]>([
  ['the only one on screen', [section('a', 0, 900), section('b', 900, 900)], 'a'],
  ['half of a short one', [section('a', -700, 800), section('b', 700, 400)], 'b'],
  ['not a short one that shows a pixel less than half', [section('b', 701, 400)], undefined],
  ['a tall one that covers half of the screen', [section('a', -2550, 3000), section('b', 450, 3000)], 'b'],
  [
    'not a tall one that covers a pixel less',
    [section('a', -2551, 3000), section('b', 451, 3000)],
    undefined,
  ],
  ['a tall one that covers all of it', [section('a', -1000, 3000)], 'a'],
  [
    'of several the one whose top is nearest the line',
    [section('a', -400, 700), section('b', 300, 300), section('c', 600, 200)],
    'b',
  ],
  ['the one at the line itself', [section('a', -500, 580), section('b', 80, 700)], 'b'],
  ['none where all have gone by', [section('a', -900, 900)], undefined],
  ['none without height', [section('a', 100, 0)], undefined],
  ['none of none', [], undefined],
])('the address names %s', (_, sections, expected) => {
  expect(visibleSection(sections, 900)?.id).toBe(expected);
});

test('its source is self-contained, as required in a page', () => {
  const alone: unknown = new Function(
    `return (${visibleSection.toString()})([{ id: 'a', top: 0, bottom: 9 }], 9)`,
  )();
  expect(alone).toEqual({ id: 'a', top: 0, bottom: 9 });
});

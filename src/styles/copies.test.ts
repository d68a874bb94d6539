import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PRINT } from '#features/consulting/report/document/palette.values.ts';
import { OWN } from '#features/marketing/artwork/palette.rules.ts';
import { GLAZES, INK, INK_SOFT, PAPER } from '#features/site/pages/brand-colours.values.ts';
import { DARK, LIGHT, OWN_LOOK } from '#shared/contact/email-look.ts';
import { hexOf, type Theme } from './read-tokens.ts';

const inTheme = (theme: Theme, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([key, token]) => [key, hexOf(token, theme)]));

const TILES = {
  ground: 'tile-ground',
  soft: 'tile-soft',
  accent: 'tile-accent',
  ink: 'tile-ink',
  second: 'tile-second',
};
const LETTER = {
  paper: 'paper',
  surface: 'surface',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  link: 'accent-ink',
};
const REPORT = {
  accent: 'accent',
  danger: 'danger',
  warning: 'saffron',
  success: 'success',
  info: 'info',
  neutral: 'line-strong',
  ink: 'ink',
  soft: 'ink-soft',
  line: 'line',
  track: 'track',
  onAccent: 'on-accent',
  onWarning: 'on-saffron',
};

describe('copies in hexadecimal are the colours of tokens.css', () => {
  it('in pictures', () => {
    expect(GLAZES).toEqual(inTheme('light', { ...TILES, clay: 'tile-clay' }));
    expect([PAPER, INK, INK_SOFT]).toEqual(['paper', 'ink', 'ink-soft'].map((name) => hexOf(name, 'light')));
  });

  it('in reports as PDF and Word', () => {
    expect(PRINT).toEqual(inTheme('light', REPORT));
  });

  it('in emails, by day and by night', () => {
    expect(LIGHT).toEqual(inTheme('light', LETTER));
    expect(DARK).toEqual(inTheme('dark', LETTER));
    expect(OWN_LOOK).toEqual({
      ...inTheme('light', { accent: 'accent', onAccent: 'on-accent' }),
      tiles: inTheme('light', TILES),
    });
  });

  it('for a brand without colours', () => {
    const { accent, second } = TILES;
    expect(OWN).toEqual(inTheme('light', { paper: 'paper', accent, second, clay: 'tile-clay' }));
  });

  it.each([
    ['components/layouts/BaseLayout.astro', [hexOf('paper', 'light'), hexOf('paper', 'dark')]],
    ['components/layouts/PlainLayout.astro', [hexOf('paper', 'light'), hexOf('paper', 'dark')]],
    ['components/layouts/scripts/theme.ts', [hexOf('paper', 'light'), hexOf('paper', 'dark')]],
    ['islands/ui/ColoursField.tsx', ['#000000', hexOf('tile-accent', 'light')]],
  ])('in %s', (path, expected) => {
    const text = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
    expect(text.match(/#[\da-f]{6}\b/g)).toEqual(expected);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { brandFavicon } from './brand-mark.rules.ts';

test('the icon inlined in pages equals the file', async () => {
  expect(brandFavicon).toBe((await readFile('public/favicon.svg', 'utf8')).trim());
});

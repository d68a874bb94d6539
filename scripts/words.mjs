// @ts-check
/**
 * `npm run words` looks for the words that the style sheet refuses (docs/editors.md). `-- --lower` writes down how many
 * are left, where some are gone; it never allows more.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import { describeMistake } from '../src/i18n/content-check.ts';
import fixed from '../src/i18n/words/fixed.json' with { type: 'json' };
import left from '../src/i18n/words/left.json' with { type: 'json' };
import refused from '../src/i18n/words/refused.json' with { type: 'json' };
import { countPlaces, refusedPlaces, staleCounts, wordMistakes } from '../src/i18n/words/words-check.ts';
import { readContent } from './lib/content.mjs';
import { ROOT } from './lib/root.mjs';

const places = refusedPlaces(await readContent(), refused, fixed);
const mistakes = wordMistakes(places, refused, left);
for (const mistake of mistakes) console.error(describeMistake(mistake));
const stale = staleCounts(places, left);
if (process.argv.includes('--lower') && mistakes.length === 0) {
  const path = join(ROOT, 'src', 'i18n', 'words', 'left.json');
  const options = await prettier.resolveConfig(path);
  await writeFile(
    path,
    await prettier.format(JSON.stringify(countPlaces(places)), { ...options, parser: 'json' }),
  );
} else if (stale.length > 0) {
  console.error(`Fewer refused words than before: npm run words -- --lower\n  ${stale.join('\n  ')}`);
}
if (mistakes.length > 0 || (stale.length > 0 && !process.argv.includes('--lower'))) process.exitCode = 1;

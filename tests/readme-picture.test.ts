import { expect, test } from 'vitest';
import { COMMAND, currentSources, takenSources } from './screenshots/readme-sources.ts';

test('the picture of the README is no older than the screen that it shows', () => {
  const taken = takenSources();
  const now = currentSources();
  const changed = [...new Set([...Object.keys(taken), ...Object.keys(now)])].filter(
    (path) => taken[path] !== now[path],
  );
  expect(changed, `Changed since the picture was taken; look at it, and run: ${COMMAND}`).toEqual([]);
});

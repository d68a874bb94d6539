import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '#kernel/config/config.ts';
import { explain } from './operator.ts';

const config = parseConfig({ DATA_DIR: '/srv/data', PORT: '80' }, { isLongPassword: () => true });
const failure = (code: string, details: object) =>
  Object.assign(new Error(`${code}: permission denied`), { code, ...details });

test.each([
  [
    'a file of the data folder',
    { path: join('/srv/data', 'work') },
    /^DATA_DIR: \/srv\/data\/work cannot be/,
  ],
  ['the data folder', { path: '/srv/data' }, /^DATA_DIR: \/srv\/data cannot be/],
  ['a file elsewhere', { path: '/srv/data-old/x' }, /^\/srv\/data-old\/x cannot be/],
  ['a port', { syscall: 'listen', port: 80 }, /^PORT: 80 may not be opened/],
])('a refusal names the setting to change: %s', (_, details, sentence) => {
  for (const code of ['EACCES', 'EPERM']) expect(explain(failure(code, details), config)).toMatch(sentence);
});

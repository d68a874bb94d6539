import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function refusals(filePath: string, pattern: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`export const PATTERN = ${pattern};\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId).filter((rule) => rule?.startsWith('regexp/'));
}

test.each([
  ['signs that two quantifiers exchange', '/^(?:a+)+$/', 'regexp/no-super-linear-backtracking'],
  [
    'a name with spaces around it',
    String.raw`/\{\{\s*([^{}]*?)\s*\}\}/g`,
    'regexp/no-super-linear-backtracking',
  ],
  ['an address from each of its letters', String.raw`/\S+@\S+$/`, 'regexp/no-super-linear-move'],
  ['spaces from each of them', String.raw`/\s+$/`, 'regexp/no-super-linear-move'],
])('a pattern that reads %s is an error', async (_, pattern, rule) => {
  expect(await refusals('src/features/leads/tasks/x.rules.ts', pattern)).toContain(rule);
});

test.each([String.raw`/(?<!\s)\s+$/`, String.raw`/^[^\s@]+@[^\s@]+$/`])(
  '%s reads every sign once, and is none',
  async (pattern) => {
    expect(await refusals('src/features/leads/tasks/x.rules.ts', pattern)).toEqual([]);
  },
);

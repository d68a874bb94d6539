import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** Returns the lint errors of a file at `filePath` that has only this statement. */
async function refusals(filePath: string, statement: string): Promise<string[]> {
  const [result] = await eslint.lintText(
    filePath.endsWith('.astro') ? `---\n${statement}\n---\n` : `${statement}\n`,
    { filePath },
  );
  return (result?.messages ?? []).flatMap(({ ruleId }) =>
    ruleId?.startsWith('boundaries/') ? [ruleId] : [],
  );
}

const DB = '#db/drizzle.ts';
const SERVER = '#kernel/secrets.ts';
const APP = '#app/config.ts';
const SCHEMA = '#features/leads/contacts/contact.schema.ts';
const VALUES = '#features/leads/tasks/task.values.ts';
const RULES = '#features/leads/tasks/task.rules.ts';
const OWN_SERVICE = '#features/leads/tasks/task.server.ts';
const OTHER_SERVICE = '#features/marketing/leads/lead.server.ts';
const ACCOUNTS = '#features/accounts/users/user.server.ts';
const I18N = '#i18n/index.ts';
const SHARED = '#shared/texts/text.ts';
const ISLAND = '#islands/leads/tasks/TaskRow.tsx';
const OTHER_ISLAND = '#islands/marketing/ViewSwitch.tsx';
const KIT = '#islands/ui/Button.tsx';
const MANIFEST = '../../package.json';

/** Every row of eslint.boundaries.js: a file, a forbidden import, and an allowed neighbour. */
const ROWS: [file: string, forbidden: string[], allowed: string[]][] = [
  ['src/shared/x.ts', [DB, VALUES, I18N, MANIFEST], [SHARED, 'zod']],
  ['src/i18n/x.ts', [VALUES, SERVER], [SHARED]],
  ['src/features/leads/tasks/x.values.ts', [DB, SERVER, OWN_SERVICE, 'zod', 'drizzle-orm'], [VALUES, SHARED]],
  ['src/features/leads/tasks/x.rules.ts', [DB, SERVER, SCHEMA, 'zod', 'drizzle-orm/sqlite-core'], [RULES]],
  ['src/features/leads/tasks/x.types.ts', [DB, SERVER, 'zod'], [VALUES]],
  ['src/features/leads/tasks/x.texts.ts', [DB, SERVER, OWN_SERVICE, 'zod'], [I18N]],
  ['src/features/leads/tasks/x.mail.ts', [DB, SERVER, OWN_SERVICE, 'drizzle-orm'], [I18N]],
  ['src/features/leads/tasks/x.form.ts', [DB, OWN_SERVICE], [RULES]],
  ['src/features/leads/tasks/x.schema.ts', [DB, SERVER, OWN_SERVICE], ['zod', SCHEMA, RULES]],
  ['src/db/x.ts', [I18N, RULES, SCHEMA, SERVER, OWN_SERVICE], [VALUES, 'drizzle-orm']],
  ['src/kernel/x.ts', [ACCOUNTS, VALUES, RULES, SCHEMA, APP, KIT], [SERVER, DB, I18N, MANIFEST]],
  ['src/app/x.ts', [KIT, '#components/ui/Brand.astro'], [ACCOUNTS, SERVER, DB, MANIFEST]],
  [
    'src/features/leads/tasks/x.server.ts',
    [OTHER_SERVICE, I18N, APP, KIT],
    [OWN_SERVICE, ACCOUNTS, DB, 'zod'],
  ],
  ['src/features/accounts/users/x.server.ts', [OTHER_SERVICE, OWN_SERVICE], [ACCOUNTS, RULES, VALUES]],
  ['src/features/loop/x.server.ts', [I18N, KIT], [OTHER_SERVICE, OWN_SERVICE]],
  ['src/islands/leads/tasks/x.tsx', [OWN_SERVICE, DB, SCHEMA, OTHER_ISLAND, 'zod'], [ISLAND, KIT, RULES]],
  ['src/islands/ui/x.tsx', [ISLAND, SERVER], [KIT]],
  ['src/components/leads/x.ts', [DB, OWN_SERVICE, SCHEMA, 'zod'], [KIT, RULES]],
  ['src/pages/api/x.ts', [DB, KIT, I18N], [OWN_SERVICE, SCHEMA, SERVER]],
  ['src/pages/x.astro', [DB], [OWN_SERVICE, KIT]],
  ['src/middleware.ts', [KIT, RULES], [ACCOUNTS]],
];

const cases = (side: 'forbidden' | 'allowed') =>
  ROWS.flatMap(([file, forbidden, allowed]) =>
    (side === 'forbidden' ? forbidden : allowed).map((path) => [file, path] as const),
  );

describe('who may import whom', () => {
  test.each(cases('forbidden'))('%s may not import %s', async (file, path) => {
    expect(await refusals(file, `import '${path}';`)).toContain('boundaries/dependencies');
  });

  test.each(cases('allowed'))('%s may import %s', async (file, path) => {
    expect(await refusals(file, `import '${path}';`)).toEqual([]);
  });

  test.each([
    'src/islands/leads/tasks/x.tsx',
    'src/components/leads/x.ts',
    'src/features/leads/tasks/x.rules.ts',
  ])('%s may import only the types of a schema', async (file) => {
    expect(await refusals(file, `import type { Contact } from '${SCHEMA}';`)).toEqual([]);
    expect(await refusals(file, `import { contactSchema } from '${SCHEMA}';`)).not.toEqual([]);
  });

  test('re-exports and dynamic imports count as imports', async () => {
    expect(await refusals('src/shared/x.ts', `export * from '${DB}';`)).not.toEqual([]);
    expect(await refusals('src/shared/x.ts', `await import('${DB}');`)).not.toEqual([]);
  });

  test('an unresolved import is an error', async () => {
    expect(await refusals('src/shared/x.ts', `import './no-such-file.ts';`)).not.toEqual([]);
  });

  test('a file of an unknown kind is an error', async () => {
    expect(await refusals('src/features/leads/tasks/x.helpers.ts', `import '${SHARED}';`)).not.toEqual([]);
    expect(await refusals('src/helpers/x.ts', `export {};`)).not.toEqual([]);
  });
});

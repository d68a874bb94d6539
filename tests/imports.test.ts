import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const eslint = new ESLint();

async function restricted(filePath: string, specifier: string): Promise<boolean> {
  const source = filePath.endsWith('.astro')
    ? `---\nimport '${specifier}';\n---\n`
    : `import '${specifier}';\n`;
  const [result] = await eslint.lintText(source, { filePath });
  return result?.messages.some(({ ruleId }) => ruleId === 'no-restricted-imports') ?? false;
}

/** CONTRIBUTING.md, "Who may import whom": a planted violation of each row, and a neighbour that is allowed. */
test.each([
  ['src/shared/x.ts', '#db/open.ts', '#shared/text.ts'],
  ['src/features/consulting/x.rules.ts', '#server/context.ts', '#features/leads/y.rules.ts'],
  ['src/features/consulting/x.schema.ts', '#features/consulting/y.server.ts', '#shared/fields.ts'],
  ['src/db/x.ts', '#i18n/index.ts', '#features/consulting/companies/company.values.ts'],
  [
    'src/db/schema/x.ts',
    '#features/consulting/companies/company.server.ts',
    '#features/accounts/users/user.schema.ts',
  ],
  ['src/i18n/x.ts', '#features/consulting/companies/company.values.ts', '#shared/languages.ts'],
  ['src/features/consulting/x.server.ts', '#features/leads/y.server.ts', '#features/leads/y.rules.ts'],
  ['src/features/marketing/x.server.ts', '#islands/api.ts', '#db/errors.ts'],
  ['src/islands/consulting/x.tsx', '#features/consulting/y.server.ts', '#features/consulting/y.rules.ts'],
  ['src/islands/consulting/x.tsx', '#components/ui/Brand.astro', '#islands/api.ts'],
  ['src/components/ui/X.astro', '#db/drizzle.ts', '#islands/ui/button-styles.ts'],
  ['src/pages/api/x.ts', '#db/drizzle.ts', '#features/consulting/y.server.ts'],
  ['src/pages/api/x.ts', '#islands/api.ts', '#server/endpoint.ts'],
  ['src/pages/x.astro', '#db/drizzle.ts', '#features/consulting/y.server.ts'],
])('%s may not import %s, but may import %s', async (file, forbidden, allowed) => {
  expect(await restricted(file, forbidden)).toBe(true);
  expect(await restricted(file, allowed)).toBe(false);
});

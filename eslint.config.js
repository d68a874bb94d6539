// @ts-check
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (CONTRIBUTING.md). `own` names folders below src; what a row does not name it may not import.
 * tests/imports.test.ts plants a violation of each row and sees it fail.
 */
const FOLDERS = ['components', 'db', 'features', 'i18n', 'islands', 'pages', 'server'];

/**
 * As regular expressions, because a group's `#` would begin a comment of the gitignore syntax and match nothing.
 * @param {string[]} folders below src
 * @param {string} message
 * @param {{ regex: string, message: string }[]} more
 * @returns {{ 'no-restricted-imports': ['error', { patterns: { regex: string, message: string }[] }] }}
 */
const forbid = (folders, message, more = []) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: '^(\\.\\./){2}', message: 'Use the #… form across folders.' },
        ...(folders.length > 0 ? [{ regex: `^#(${folders.join('|')})/`, message }] : []),
        ...more,
      ],
    },
  ],
});
/** @param {string[]} allowed */
const except = (...allowed) => FOLDERS.filter((folder) => !allowed.includes(folder));
const serverFiles = {
  regex: '(\\.server\\.ts$)|(^#(server|db)/)',
  message: 'Server code stays on the server.',
};

const AREAS = ['consulting', 'marketing', 'leads', 'site'];
/**
 * An area's services may use other areas' schemas and rules, and `accounts`, but not their services.
 * @param {string} area
 */
const otherServices = (area) => ({
  regex: `^#features/(${AREAS.filter((other) => other !== area).join('|')})/.*\\.server\\.ts$`,
  message: 'Two areas meet in features/loop/ only.',
});

export default defineConfig(
  { ignores: ['dist', 'data', '.astro', 'screenshots', 'node_modules', 'test-results', 'playwright-report'] },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-control-regex': 'off',
      // An empty function says "nothing to do here" where an interface asks for one.
      '@typescript-eslint/no-empty-function': 'off',
      // The classes of src/shared/characters.ts are of code points, by number.
      'no-misleading-character-class': ['error', { allowEscape: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/env.d.ts', 'src/server/sessions.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    files: ['scripts/**', '*.config.*', 'tests/**'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  { files: ['src/shared/**'], rules: forbid(FOLDERS, 'shared imports nothing of ours.') },
  {
    files: ['src/features/**/*.schema.ts', 'src/features/**/*.rules.ts'],
    rules: forbid(except('features'), 'Schemas and rules are pure.', [serverFiles]),
  },
  {
    files: ['src/db/**'],
    rules: forbid(except('db', 'features', 'server'), 'The database knows schema enums alone.', [
      {
        regex: '^#features/.*\\.(server|rules)\\.ts$',
        message: 'The database knows schema enums alone.',
      },
    ]),
  },
  { files: ['src/i18n/**'], rules: forbid(FOLDERS, 'i18n imports shared alone.') },
  ...AREAS.map((area) => ({
    files: [`src/features/${area}/**/*.server.ts`],
    rules: forbid(['islands', 'components', 'pages', 'i18n'], 'A service renders nothing.', [
      otherServices(area),
    ]),
  })),
  {
    files: ['src/islands/**'],
    rules: forbid(except('islands', 'features', 'i18n'), 'Islands run in the browser.', [serverFiles]),
  },
  {
    files: ['src/components/**'],
    rules: forbid(except('components', 'islands', 'features', 'i18n'), 'Components render.', [serverFiles]),
  },
  {
    files: ['src/pages/api/**'],
    rules: forbid(except('features', 'server'), 'An endpoint declares and calls one service.'),
  },
  { files: ['src/pages/**/*.astro'], rules: forbid(['db'], 'Pages load data through services.') },
  // Injected as a route while developing, hence outside pages/.
  { files: ['src/styleguide/**'], rules: { 'astro/no-prerender-export-outside-pages': 'off' } },
  { files: ['**/*.test.ts', 'tests/**'], rules: { 'no-restricted-imports': 'off' } },
);

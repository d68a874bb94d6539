// @ts-check
import eslint from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './eslint.boundaries.js';
import { rowsOfAWorkspace } from './eslint.rows.js';

export default defineConfig(
  {
    ignores: [
      ...['dist', 'data', '.astro', 'screenshots', 'node_modules', 'test-results', 'playwright-report'],
      // Made by `npm run client`; a test holds it against the document.
      'clients/*/dist',
      'clients/*/src/schema.ts',
    ],
  },
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
      // A comment names its subject first.
      'no-warning-comments': [
        'error',
        { terms: ['what', 'whoever', 'where', 'whose'], location: 'start', decoration: ['*'] },
      ],
      // An empty function says "nothing to do here" where an interface asks for one.
      '@typescript-eslint/no-empty-function': 'off',
      // The classes of src/shared/texts/characters.ts are of code points, by number.
      'no-misleading-character-class': ['error', { allowEscape: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/env.d.ts', 'src/features/accounts/sessions/sessions.server.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  rowsOfAWorkspace,
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    // No text may hold the process: a pattern whose time grows faster than its text is an error (tests/fuzz/texts.test.ts).
    files: ['src/**', 'scripts/**'],
    ignores: ['**/*.test.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  {
    // A pattern that reads our own files alone may try every beginning anew.
    files: ['src/**'],
    ignores: ['**/*.test.ts', 'src/i18n/**', 'src/styles/**'],
    rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
  },
  {
    files: ['scripts/**', '*.config.*', 'tests/**'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    // Read by whatever Node is there, in order to refuse it.
    files: ['scripts/*.cjs'],
    languageOptions: {
      ecmaVersion: 5,
      sourceType: 'script',
      globals: { process: 'readonly', require: 'readonly' },
    },
    rules: { 'no-var': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  ...boundaries,
  // Injected as a route while developing, hence outside pages/.
  { files: ['src/styleguide/**'], rules: { 'astro/no-prerender-export-outside-pages': 'off' } },
);

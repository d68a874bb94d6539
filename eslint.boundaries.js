// @ts-check
import boundariesPlugin from 'eslint-plugin-boundaries';

/** Kind of a file, by its folder and its ending. */
const KINDS = {
  shared: 'src/shared/**',
  db: 'src/db/**',
  kernel: 'src/kernel/**',
  app: 'src/app/**',
  i18n: 'src/i18n/**',
  assets: 'src/{assets,styles}/**',
  data: 'src/features/**/*.json',
  values: 'src/features/**/*.values.ts',
  rules: 'src/features/**/*.rules.ts',
  texts: 'src/features/**/*.texts.ts',
  types: 'src/features/**/*.types.ts',
  mail: 'src/features/**/*.mail.ts',
  form: 'src/features/**/*.form.ts',
  schema: 'src/features/**/*.schema.ts',
  service: 'src/features/**/*.server.ts',
  islands: 'src/islands/**',
  components: 'src/components/**',
  api: 'src/pages/api/**',
  pages: 'src/{pages/!(api)/**/*,pages/*,styleguide/*}',
  middleware: 'src/middleware.ts',
  manifest: 'package.json',
};

/** Folders whose areas are told apart. */
const AREAS = [
  { type: 'feature', pattern: 'src/features/*', capture: ['area'], partialMatch: false },
  { type: 'island kit', pattern: 'src/islands/{ui,lists,session,loop,record}', partialMatch: false },
  {
    type: 'island',
    pattern: 'src/islands/{accounts,consulting,leads,marketing,site}',
    capture: ['area'],
    partialMatch: false,
  },
];

const PURE = ['shared', 'values', 'rules', 'types'];

/**
 * Who may import whom: a file of the first kind imports those of its list, and types alone of the second list. What
 * stands in no row is an error. tests/imports.test.ts plants a violation of every row.
 * @type {Record<string, { imports: string[], types?: string[] }>}
 */
const TABLE = {
  shared: { imports: ['shared'] },
  i18n: { imports: ['i18n', 'shared'] },
  values: { imports: PURE, types: ['texts'] },
  rules: { imports: [...PURE, 'assets', 'data'], types: ['schema'] },
  types: { imports: PURE, types: ['schema'] },
  texts: { imports: [...PURE, 'texts', 'i18n'], types: ['schema'] },
  mail: { imports: [...PURE, 'texts', 'i18n'], types: ['schema'] },
  form: { imports: [...PURE, 'form', 'texts'], types: ['kernel'] },
  schema: { imports: [...PURE, 'schema'] },
  db: { imports: ['db', 'shared', 'values'], types: ['types'] },
  kernel: { imports: ['kernel', 'db', 'shared', 'i18n', 'manifest'] },
  app: {
    imports: ['kernel', 'app', 'db', 'shared', 'i18n', 'values', 'rules', 'service', 'manifest'],
    types: ['schema', 'types'],
  },
  service: { imports: [...PURE, 'texts', 'mail', 'schema', 'service', 'db', 'kernel', 'assets'] },
  islands: { imports: [...PURE, 'i18n', 'islands'], types: ['schema'] },
  components: { imports: [...PURE, 'texts', 'i18n', 'islands', 'components', 'assets'], types: ['schema'] },
  api: { imports: ['shared', 'values', 'schema', 'form', 'service', 'kernel', 'app'] },
  pages: {
    imports: [
      ...PURE,
      'texts',
      'schema',
      'service',
      'i18n',
      'islands',
      'components',
      'kernel',
      'app',
      'assets',
      'pages',
    ],
  },
  middleware: { imports: ['shared', 'db', 'i18n', 'kernel', 'app', 'service'] },
};

const to = (/** @type {string[]} */ kinds) => ({ to: { file: { categories: kinds } } });

/** Rows for what the kinds do not tell; a later one wins. */
const AREA_POLICIES = [
  {
    from: { element: { type: 'feature', captured: { area: '!(loop)' } }, file: { categories: 'service' } },
    disallow: {
      to: {
        element: { type: 'feature', captured: { area: '!({{from.element.captured.area}}|accounts)' } },
        file: { categories: ['service', 'mail', 'texts', 'form'] },
      },
    },
    message: 'Two areas meet in features/loop/ only.',
  },
  {
    from: { element: { type: 'island' } },
    disallow: {
      to: { element: { type: 'island', captured: { area: '!({{from.element.captured.area}})' } } },
    },
    message: "An area's islands share through islands/ui, islands/lists, islands/loop and islands/record.",
  },
  {
    from: { element: { type: 'island kit' } },
    disallow: { to: { element: { type: 'island' } } },
    message: 'The kit knows no area.',
  },
  {
    from: { file: { categories: ['values', 'rules', 'texts', 'types', 'mail', 'islands', 'components'] } },
    disallow: { to: { module: { source: ['zod', 'drizzle-orm', 'drizzle-orm/*'] } } },
    message: '{{from.file.categories}} files stay free of zod and drizzle.',
  },
];

/** @type {import('eslint').Linter.Config[]} */
export const boundaries = [
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/**/*.test.ts', 'src/env.d.ts'],
    plugins: { boundaries: boundariesPlugin },
    settings: {
      'boundaries/elements': AREAS,
      'boundaries/files': Object.entries(KINDS).map(([category, pattern]) => ({ category, pattern })),
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { './scripts/lib/eslint-resolver.mjs': {} },
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          checkInternals: true,
          checkUnknownLocals: true,
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            ...Object.entries(TABLE).flatMap(([kind, { imports, types = [] }]) => [
              { from: { file: { categories: kind } }, allow: to(imports) },
              { from: { file: { categories: kind } }, allow: { ...to(types), dependency: { kind: 'type' } } },
            ]),
            ...AREA_POLICIES,
          ],
        },
      ],
    },
  },
];

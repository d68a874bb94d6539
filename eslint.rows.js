// @ts-check
import { TENANT_TABLES } from './src/db/tenancy.ts';
import * as schema from './src/db/schema/index.ts';

/** Names under which the schema exports the tables of a workspace. */
const NAMES = Object.entries(schema).flatMap(([name, table]) =>
  TENANT_TABLES.some((each) => each === table) ? [name] : [],
);

/**
 * A service reaches what people record by `ctx.rows(table)`, which adds the condition of the workspace. Where a row of
 * any workspace is meant, `everyRow(db, table)` says so.
 * @type {import('eslint').Linter.Config}
 */
export const rowsOfAWorkspace = {
  files: ['src/features/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: `CallExpression[callee.property.name=/^(from|insert|update|delete|\\$count)$/][arguments.0.name=/^(${NAMES.join('|')})$/]`,
        message: 'Rows of a workspace: ctx.rows(table), or everyRow(db, table) with its reason.',
      },
    ],
  },
};

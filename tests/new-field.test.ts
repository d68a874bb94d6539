import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from './database.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPIED = ['src', 'scripts', 'tests', 'package.json', 'tsconfig.json', 'drizzle.config.ts'];
const LEFT_OUT = /\/(?:assets|pages\/\[\.\.\.locale\]|e2e|screenshots|bench|cases)$/;
const CHECKS = 'src/new-field.test.tsx';

const copy = await temporaryFolder();
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Adds the lines with a plus beside the lines without, which stand in the file once. */
function addTo(file: string, lines: readonly string[]): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const block = (isNew: boolean) =>
    lines
      .filter((line) => isNew || !line.startsWith('+'))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const parts = text.split(block(false));
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${block(false)}`);
  writeFileSync(path, parts.join(block(true)));
}

/** Carries out a change of several files: the name of each, and below it its lines. */
function apply(change: string): string[] {
  const files = new Map<string, string[]>();
  for (const line of change.split('\n')) {
    if (/^\w/.test(line)) files.set(line, []);
    else if (line !== '') [...files.values()].at(-1)?.push(line);
  }
  for (const [file, lines] of files) addTo(file, lines);
  return [...files.keys()];
}

/** A field of each further kind for a company. */
const OF_EVERY_KIND = `
src/features/leads/companies/company.values.ts
+  founded: { kind: 'day', invalid: 'leads:fields.day', headings: 'founded, fundada' },
+  branches: { kind: 'number', min: 0, max: 1_000, invalid: 'errors:fields.number', headings: 'branches, sedes' },
+  revenueCents: { kind: 'money', max: 100_000_000, invalid: 'errors:fields.number', headings: 'revenue, facturacion' },
+  relation: { kind: 'choice', of: ['none', 'customer'], otherwise: 'none', headings: 'relation, relacion' },
+  rank: { kind: 'option', of: ['first', 'second'], headings: 'rank, rango' },
+  isExporter: { kind: 'flag', headings: 'exporter, exportadora' },
+  shop: { kind: 'website', invalid: 'errors:fields.invalid', headings: 'shop, tienda' },
+  invoices: { kind: 'email', invalid: 'errors:fields.invalid', headings: 'invoices to, facturas a' },
+  history: { kind: 'paragraph', headings: 'history, historia' },
   notes: { kind: 'paragraph' },
src/db/schema/leads.ts
     taxIdKey: text('taxIdKey'),
+    founded: text('founded'),
+    branches: integer('branches'),
+    revenueCents: integer('revenueCents'),
+    relation: text('relation', { enum: ['none', 'customer'] }).notNull().default('none'),
+    rank: text('rank', { enum: ['first', 'second'] }),
+    isExporter: integer('isExporter', { mode: 'boolean' }).notNull().default(false),
+    shop: text('shop'),
+    invoices: text('invoices'),
+    history: text('history'),
src/i18n/en/leads/companies.json
     "address": "Address",
+    "founded": "Founded",
+    "branches": "Branches",
+    "revenueCents": "Revenue",
+    "relation": "Relation",
+    "rank": "Rank",
+    "isExporter": "Exporter",
+    "shop": "Shop",
+    "invoices": "Invoices to",
+    "history": "History",
+    "choices": { "relation": { "none": "None", "customer": "Customer" }, "rank": { "first": "1st", "second": "2nd" } },
src/i18n/es/leads/companies.json
     "address": "Dirección",
+    "founded": "Fundada",
+    "branches": "Sedes",
+    "revenueCents": "Facturación",
+    "relation": "Relación",
+    "rank": "Rango",
+    "isExporter": "Exportadora",
+    "shop": "Tienda",
+    "invoices": "Facturas a",
+    "history": "Historia",
+    "choices": { "relation": { "none": "Ninguna", "customer": "Cliente" }, "rank": { "first": "1.º", "second": "2.º" } },
`;

const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], {
    cwd: copy,
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
  }).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${error.stdout}\n${error.stderr}`);
  });

test('a field that is added as CONTRIBUTING.md says is everywhere: four files, and a migration', async () => {
  for (const path of COPIED)
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const [, example = ''] =
    /```diff\n(.*?)```/su.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  expect(apply(example)).toHaveLength(4);
  expect(apply(OF_EVERY_KIND)).toHaveLength(4);
  await run('scripts/db-generate.mjs', '--name', 'new_fields');
  mkdirSync(dirname(join(copy, CHECKS)), { recursive: true });
  cpSync(join(ROOT, 'tests/new-field-checks.tsx'), join(copy, CHECKS));
  await run('node_modules/vitest/vitest.mjs', 'run', '--root', copy, CHECKS);
});

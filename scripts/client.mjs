// @ts-check
/** `npm run client` writes the types of clients/typescript from the declarations of the calls, as Node runs them. */
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientTypes } from './lib/client-types.mjs';
import { ROOT } from './lib/root.mjs';

const FOLDER = 'src/pages/api';
// The document itself gathers the others as the build does, which Node does not know.
const routes = globSync('**/*.ts', { cwd: join(ROOT, FOLDER) }).filter(
  (file) => file !== 'openapi.json.ts' && !file.includes('...'),
);
const load = (/** @type {string} */ file) => import(pathToFileURL(join(ROOT, file)).href);
const modules = Object.fromEntries(
  await Promise.all(routes.map(async (file) => [`./${file}`, await load(join(FOLDER, file))])),
);
const { declaredCalls, openApiDocument } = await load('src/kernel/api/openapi/document.ts');
const document = openApiDocument(declaredCalls(modules), 'https://suite.example', 'session');
writeFileSync(join(ROOT, 'clients/typescript/src/schema.ts'), await clientTypes(document));
process.exit(0);

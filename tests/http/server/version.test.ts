import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '#tests/server.ts';
import { textOf } from '#tests/documents.ts';
import { send } from './raw.ts';
import package_ from '../../../package.json' with { type: 'json' };

const { version } = package_;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const json = async (path: string): Promise<unknown> => JSON.parse((await send(server.url + path)).text);

test('a start says its version to whoever starts it, and to the log', async () => {
  expect(server.log()).toContain(`AI Capital ${version} is running at ${server.url}`);
  // Standard output is another pipe than the one that the test waited for.
  await expect.poll(() => server.output()).toContain('"msg":"serving"');
  const line =
    server
      .output()
      .split('\n')
      .find((each) => each.includes('"msg":"serving"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ version, node: process.versions.node });
});

test('health, metrics and the document of the API tell the same version', async () => {
  expect(await json('/api/health')).toEqual({ status: 'ok', version });
  const { text } = await send(`${server.url}/metrics`);
  expect(text).toContain(`suite_build_info{version="${version}"} 1`);
  expect(await json('/api/openapi.json')).toMatchObject({ info: { version } });
});

test('the lock file and the newest heading of the changelog have it too', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    version: string;
    packages: Record<string, { version?: string }>;
  };
  expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  const headings = [...textOf('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.find((heading) => heading !== 'Unreleased')).toMatch(
    new RegExp(`^${version.replaceAll('.', String.raw`\.`)} \\(\\d{4}-\\d{2}-\\d{2}\\)$`),
  );
});

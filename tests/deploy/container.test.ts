import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { linesOf } from '#tests/documents.ts';
import { freePort } from '#tests/server.ts';
import { answering, folder, isInstalled } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROJECT = `suite-test-${process.pid}`;
const ADMIN = { ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'clave-de-prueba', ADMIN_EMAIL: 'root@test.example' };

const docker = (...words: string[]): string =>
  execFileSync('docker', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Docker's client with its compose, and an engine behind it: Docker's own, or Podman's by `DOCKER_HOST`. */
const hasEngine = isInstalled('docker', 'info') && isInstalled('docker', 'compose', 'version');

describe.skipIf(!hasEngine)('Dockerfile and compose.yaml', () => {
  let place: string;
  let url: string;

  /** A command of compose, with a port and an image of the test's own. */
  const compose = (...words: string[]): string =>
    docker(
      'compose',
      ...['-p', PROJECT, '-f', 'deploy/compose.yaml', '-f', join(place, 'test.yaml')],
      ...words,
    );
  const inSuite = (...words: string[]): string => compose('exec', '-T', 'suite', ...words);
  /** The words of a documented line behind `docker compose … <verb> suite`. */
  const documented = (verb: string): string[] => {
    const line = linesOf('sh', 'docs/operating.md', 'In containers').find((each) =>
      each.includes(` ${verb} suite `),
    );
    return (line?.split(` ${verb} suite `)[1] ?? '').split(' ');
  };
  const reached = (): Promise<void> => answering(`${url}/api/health`);
  const signIn = async (): Promise<number> => {
    const body = { username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD };
    return (await new ApiClient(url).call('POST', '/api/login', body, { origin: url })).status;
  };

  beforeAll(async () => {
    place = folder('compose');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    // JSON is YAML, but for the tag that replaces a list.
    writeFileSync(
      join(place, 'test.yaml'),
      `services:
  suite:
    image: ${PROJECT}
    ports: !override ['127.0.0.1:${port}:4321']
    environment: ${JSON.stringify({ ...ADMIN, SITE_URL: url })}
`,
    );
    docker('build', '-t', PROJECT, '.');
    compose('up', '--no-build', '-d');
    await reached();
  });

  afterAll(() => {
    compose('down', '--volumes');
    docker('rmi', '--force', PROJECT);
    rmSync(place, { recursive: true });
  });

  test('serve a sign-in and pages, as a user without rights', async () => {
    expect(await signIn()).toBe(200);
    expect((await fetch(`${url}/es`)).status).toBe(200);
    expect(inSuite('id', '-un').trim()).toBe('node');
    expect(inSuite('cat', '/proc/1/status')).toMatch(/^CapBnd:\t0+$/m);
    for (const path of ['/app/file', '/file', '/etc/file'])
      expect(() => inSuite('touch', path), path).toThrow(/Read-only file system/);
  });

  test('keep the data of a container that is replaced, and take its backup', async () => {
    expect(inSuite(...documented('exec'))).toMatch(/Backed up and verified: \/data\/backups\/.*\.db/);
    compose('up', '--no-build', '--force-recreate', '-d');
    await reached();
    expect(await signIn()).toBe(200);
    expect(inSuite('ls', '/data/backups')).toContain('by-hand.db');
  });

  test('restore a backup as documented', async () => {
    const name = inSuite('ls', '/data/backups').match(/\S+by-hand\.db$/m)?.[0] ?? '';
    compose('stop', 'suite');
    const words = documented('run --rm').map((word) => word.replace('NAME', name));
    compose('run', '--rm', '-T', 'suite', ...words);
    compose('up', '--no-build', '-d');
    await reached();
    expect(await signIn()).toBe(200);
  });

  test('finish what was accepted when they are stopped', () => {
    compose('stop');
    expect(compose('logs', 'suite')).toContain('finishing what was accepted');
    const state = docker('inspect', '--format', '{{.State.ExitCode}}', `${PROJECT}-suite-1`);
    expect(state.trim()).toBe('0');
  });
});

// One long file: one server stands behind every sample of a host.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/api-client.ts';
import { send } from '#tests/http/server/raw.ts';
import { freePort, startServer, type TestServer } from '#tests/server.ts';
import { answering, folder, isInstalled, startProgram, type Running } from './temporary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sample = (name: string): string => readFileSync(join(ROOT, 'deploy', name), 'utf8');

const SITE = 'https://www.example.com';
let suite: TestServer;

/** A host's own folder, and a port of this machine to listen on. */
type Site = { place: string; port: number; url: string };

/** Puts a host in front of the suite for the tests of a group; returns its address. The suite is anew, since limits count. */
function hostOfGroup(name: string, start: (site: Site) => Running | Promise<Running>): () => string {
  let site: Site;
  let host: Running;
  beforeAll(async () => {
    suite = await startServer({ SITE_URL: SITE, TRUSTED_PROXIES: '1', RATE_LIMIT: 'on' });
    const port = await freePort();
    site = { place: folder(name), port, url: `http://127.0.0.1:${port}` };
    host = await start(site);
    await answering(site.url);
  });
  afterAll(async () => {
    await host.stop();
    await suite.stop();
    rmSync(site.place, { recursive: true });
  });
  return () => site.url;
}

const hostOf = (url: string): string => new URL(url).host;

/** Guarantees of every proxy in front, asked over plain http of this machine. */
function proxyTests(proxied: () => string): void {
  test('pages, the API and its errors come through as they are', async () => {
    const page = await send(`${proxied()}/es`, { headers: { 'accept-encoding': 'br' } });
    const direct = await send(`${suite.url}/es`, { headers: { 'accept-encoding': 'br' } });
    expect([page.status, page.headers['content-encoding'], page.body.length]).toEqual([
      200,
      'br',
      direct.body.length,
    ]);
    expect(page.headers['content-security-policy']).toBe(direct.headers['content-security-policy']);
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
    const refused = await send(`${proxied()}/api/user`);
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([401, 'signed_out']);
  });

  test('what a visitor writes into X-Forwarded-For changes nothing', async () => {
    const statuses: number[] = [];
    for (let visitor = 1; visitor <= 40 && !statuses.includes(429); visitor += 1) {
      const headers = { origin: SITE, 'x-forwarded-for': `198.51.100.${visitor}` };
      const body = { email: `visitor${visitor}@test.example` };
      const answer = await new ApiClient(proxied()).call('POST', '/api/password-reset', body, headers);
      statuses.push(answer.status);
    }
    expect(statuses[0]).toBeLessThan(300);
    expect(statuses).toContain(429);
  });

  test('metrics are not to be read through it', async () => {
    expect((await send(`${proxied()}/metrics`)).status).toBe(401);
  });

  test('an import larger than a proxy takes by itself arrives at the suite', async () => {
    const account = { username: 'ana', password: 'clave-de-prueba', name: 'Ana', email: 'ana@test.example' };
    const person = new ApiClient(proxied());
    const headers = { origin: SITE };
    expect((await person.call('POST', '/api/register', account, headers)).status).toBe(201);
    const form = new FormData();
    const rows = Array.from({ length: 3_000 }, (_, row) => `Ana ${row},${'x'.repeat(1_000)}`);
    form.set('file', new Blob([['name,notes', ...rows].join('\n')]), 'contacts.csv');
    form.set('kind', 'contacts');
    form.set('dryRun', 'true');
    const answer = await person.call('POST', '/api/crm/imports', form, headers);
    expect([answer.status, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.anything()]);
  });
}

const hasNginx = isInstalled('nginx', '-v');
describe.skipIf(!hasNginx)('deploy/nginx.conf (skipped where nginx is not installed)', () => {
  const url = hostOfGroup('nginx', async ({ place, port }) => {
    const tls = await freePort();
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'],
        ...['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem')],
      ],
      { stdio: 'ignore' },
    );
    const conf = sample('nginx.conf')
      .replace('127.0.0.1:4321', hostOf(suite.url))
      .replaceAll('/etc/letsencrypt/live/www.example.com', place)
      // Plain http reaches the site here, in place of the redirect.
      .replace(/server \{\s+listen 80;[^}]+\}/, '')
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};\n  listen 127.0.0.1:${tls} ssl http2;`)
      .replace('listen [::]:443 ssl http2;', '');
    expect(conf).not.toMatch(/\b(?:443|80);/);
    return startNginx(place, conf);
  });

  proxyTests(url);
});

function startNginx(place: string, inside: string): Running {
  const main = `daemon off;
pid ${place}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
  ${inside}
}
`;
  writeFileSync(join(place, 'nginx.conf'), main);
  return startProgram('nginx', ['-c', join(place, 'nginx.conf'), '-p', place]);
}

const hasCaddy = isInstalled('caddy', 'version');
describe.skipIf(!hasCaddy)('deploy/Caddyfile (skipped where Caddy is not installed)', () => {
  const proxied = hostOfGroup('caddy', ({ place, url }) => {
    const env = { SITE_HOST: url, SUITE: hostOf(suite.url), HOME: place, XDG_DATA_HOME: place };
    writeFileSync(join(place, 'Caddyfile'), `{\n\tadmin off\n}\n${sample('Caddyfile')}`);
    return startProgram('caddy', ['run', '--config', join(place, 'Caddyfile')], { cwd: place, env });
  });

  proxyTests(proxied);
});

describe.skipIf(!hasNginx)('dist/cdn under nginx (skipped where nginx is not installed)', () => {
  const CDN = join(ROOT, 'dist', 'cdn');
  const url = hostOfGroup('cdn', ({ place, port }) => {
    execFileSync(process.execPath, ['scripts/build.mjs', '--cdn'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], SITE_URL: SITE },
      stdio: 'ignore',
    });
    const conf = `upstream suite { server ${hostOf(suite.url)}; }
include ${CDN}/nginx-http.conf;
server {
  listen 127.0.0.1:${port};
  include ${CDN}/nginx-server.conf;
}`;
    return startNginx(place, conf);
  });

  test('every file is answered as by the server, with the same policy, type and cache', async () => {
    const listed = readFileSync(join(CDN, 'files', '_headers'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/') && !line.includes('*'));
    expect(listed.length).toBeGreaterThan(20);
    const astro = execFileSync('find', ['files/_astro', '-type', 'f', '-name', '*.js'], {
      cwd: CDN,
      encoding: 'utf8',
    });
    const script = `/${astro.split('\n')[0]?.replace('files/', '')}`;
    for (const path of [...listed.filter((path) => !/\/(?:404|500)$/.test(path)), script]) {
      const [ours, theirs] = await Promise.all(
        [suite.url, url()].map((origin) => send(origin + path, { headers: { 'accept-encoding': 'gzip' } })),
      );
      const seen = (answer: typeof ours) => ({
        status: answer?.status,
        policy: answer?.headers['content-security-policy'],
        type: answer?.headers['content-type'],
        cache: answer?.headers['cache-control'],
        hsts: answer?.headers['strict-transport-security'],
        encoding: answer?.headers['content-encoding'],
        bytes: answer?.body.length,
      });
      expect(seen(theirs), path).toEqual(seen(ours));
    }
  });

  test('the page of an address that is not there holds its policy, since no rule names that address', () => {
    const rules = readFileSync(join(CDN, 'files', '_headers'), 'utf8').split('\n\n');
    for (const path of ['/404', '/es/404']) {
      const rule = rules.find((text) => text.startsWith(`${path}\n`)) ?? '';
      const policy = /Content-Security-Policy: (.*)/.exec(rule)?.[1] ?? '';
      expect(policy).toContain("script-src 'self'");
      const inside = policy.replace("frame-ancestors 'none'; ", '');
      expect(readFileSync(join(CDN, 'files', `${path}.html`), 'utf8')).toContain(
        `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="${inside}">`,
      );
    }
  });

  test('everything else reaches the server, and no file stands under a second address', async () => {
    const listed = readFileSync(join(CDN, 'server-addresses.txt'), 'utf8').trim().split('\n');
    for (const wanted of ['/api/*', '/comercia', '/leadmanager/*', '/l/*', '/empresa', '/metrics'])
      expect(listed).toContain(wanted);
    expect((await send(`${url()}/api/user`)).status).toBe(401);
    expect((await send(`${url()}/comercia`)).text).toContain('<html');
    expect((await send(`${url()}/no-such-page`)).text).toContain('<html');
    for (const path of ['/index', '/index.html', '/legal.html', '/legal.html.gz', '/_headers'])
      expect((await send(url() + path)).status, path).toBe(404);
  });
});

const hasSystemd = isInstalled('systemd-analyze', '--version');
test.skipIf(!hasSystemd)('deploy/suite.service is accepted (skipped where systemd is not installed)', () => {
  const place = folder('systemd');
  const unit = join(place, 'suite.service');
  writeFileSync(
    unit,
    sample('suite.service').replace('/srv/suite/node_modules/node/bin/node', process.execPath),
  );
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  rmSync(place, { recursive: true });
});

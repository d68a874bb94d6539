import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '#kernel/config/config.ts';
import { loadConfig } from './config.ts';

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
};

describe('with nothing set', () => {
  const config = loadConfig({});

  test('everything has a default', () => {
    expect(config).toMatchObject({
      port: 4321,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: `file:${resolve('data', 'suite.db')}`,
      siteUrl: 'http://127.0.0.1:4321',
      registration: 'open',
      hasDemo: true,
      secretsKey: undefined,
      isRateLimited: true,
      trustedProxies: 0,
      admin: undefined,
      ai: undefined,
      logLevel: 'info',
    });
  });

  test('the loopback names are allowed origins', () => {
    expect(config.allowedOrigins).toEqual([
      'http://127.0.0.1:4321',
      'http://localhost:4321',
      'http://[::1]:4321',
    ]);
  });
});

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost'],
  [{ HOST: '::1', PORT: '5000' }, 'http://[::1]:5000'],
  [{ HOST: 'intranet', PORT: '5000' }, 'http://intranet:5000'],
  [{ SITE_URL: 'https://Example.com/' }, 'https://example.com'],
  [{ SITE_URL: 'https://example.com:443' }, 'https://example.com'],
  [{ PORT: '', SITE_URL: '' }, 'http://127.0.0.1:4321'],
])('%o gives the address %s', (env, siteUrl) => {
  const config = loadConfig(env);
  expect(config.siteUrl).toBe(siteUrl);
  expect(config.allowedOrigins).toContain(siteUrl);
});

test('a set SITE_URL is the only allowed origin', () => {
  expect(loadConfig({ SITE_URL: 'https://example.com' }).allowedOrigins).toEqual(['https://example.com']);
});

test.each([
  [
    { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: ' a secret ', ADMIN_EMAIL: 'ana@example.com' },
    'admin',
    {
      username: 'ana',
      password: ' a secret ',
      email: 'ana@example.com',
    },
  ],
  [
    { AI_BASE_URL: 'http://127.0.0.1:9/v1/', AI_MODEL: 'm' },
    'ai',
    {
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: undefined,
      model: 'm',
      idleSeconds: 30,
    },
  ],
  [
    { DATABASE_URL: 'libsql://db.example.com', DATABASE_AUTH_TOKEN: 't' },
    'databaseUrl',
    'libsql://db.example.com',
  ],
  [{ DATABASE_URL: 'file:/tmp/a.db' }, 'databaseUrl', 'file:/tmp/a.db'],
  [{ SITE_URL: 'https://example.com' }, 'mailFrom', 'AI Capital <no-reply@example.com>'],
  [{ MAIL_FROM: 'Ana <ana@example.com>' }, 'mailFrom', 'Ana <ana@example.com>'],
] as const)('%o is accepted', (env, key, value) => {
  expect(loadConfig(env)[key]).toEqual(value);
});

test.each([
  [{ PORT: 'abc' }, ['PORT: got "abc", but expected a whole number from 1 to 65535']],
  [{ PORT: '0' }, ['PORT: got "0", but expected a whole number from 1 to 65535']],
  [{ PORT: '65536' }, ['PORT: got "65536", but expected a whole number from 1 to 65535']],
  [{ PORT: '80.5' }, ['PORT: got "80.5", but expected a whole number from 1 to 65535']],
  [{ HOST: 'http://x' }, [expect.stringMatching(/^HOST: got "http:\/\/x", but expected a host name/)]],
  [
    { DATABASE_URL: 'postgres://u:p4ss@h' },
    [expect.stringMatching(/^DATABASE_URL: got a value \(not shown\)/)],
  ],
  [
    { SECRETS_KEY: 'short' },
    [expect.stringMatching(/^SECRETS_KEY: got a value \(not shown\), but expected at least 32 characters/)],
  ],
  [{ DEMO: 'no' }, ['DEMO: got "no", but expected one of on, off']],
  [{ DATABASE_URL: 'libsql://' }, [expect.stringMatching(/^DATABASE_URL: /)]],
  [
    { DATABASE_AUTH_TOKEN: 't' },
    [expect.stringMatching(/^DATABASE_AUTH_TOKEN: is set, but expected libsql/)],
  ],
  [{ SITE_URL: 'example.com' }, [expect.stringMatching(/^SITE_URL: got "example.com"/)]],
  [{ SITE_URL: 'https://example.com/app' }, [expect.stringMatching(/^SITE_URL: /)]],
  [{ SITE_URL: 'https://u:p@example.com' }, [expect.stringMatching(/^SITE_URL: /)]],
  [{ SMTP_URL: 'http://mail' }, [expect.stringMatching(/^SMTP_URL: got a value \(not shown\)/)]],
  [{ MAIL_FROM: 'nobody' }, [expect.stringMatching(/^MAIL_FROM: got "nobody"/)]],
  [{ MAIL_TO: 'a@example.com\r\nBcc: b@example.com' }, [expect.stringMatching(/^MAIL_TO: /)]],
  [{ REGISTRATION: 'shut' }, ['REGISTRATION: got "shut", but expected one of open, invite, closed']],
  [{ RATE_LIMIT: 'yes' }, ['RATE_LIMIT: got "yes", but expected one of on, off']],
  [{ TRUSTED_PROXIES: '-1' }, ['TRUSTED_PROXIES: got "-1", but expected a whole number from 0 to 10']],
  [{ LOG_LEVEL: 'loud' }, [expect.stringMatching(/^LOG_LEVEL: /)]],
  [
    { AI_BASE_URL: 'http://h/v1' },
    ['AI_MODEL: is not set, but expected the name of a model, since AI_BASE_URL is set'],
  ],
  [{ AI_API_KEY: 'k' }, [expect.stringMatching(/^AI_BASE_URL: is not set/)]],
  [
    { ADMIN_USERNAME: 'ana' },
    [
      'ADMIN_PASSWORD: is not set, but expected a password, since ADMIN_USERNAME is set',
      'ADMIN_EMAIL: is not set, but expected an e-mail address, since ADMIN_USERNAME is set',
    ],
  ],
  [
    { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD: 'short', ADMIN_EMAIL: 'a@example.com' },
    ['ADMIN_PASSWORD: got a value (not shown), but expected at least 8 characters'],
  ],
])('rejects %o', (env, expected) => {
  expect(mistakesOf(env)).toEqual(expected);
});

test('lists all mistakes at once, without secrets', () => {
  const mistakes = mistakesOf({
    PORT: 'x',
    SMTP_URL: 'hunter2-of-nobody',
    ADMIN_PASSWORD: 'hunter2-of-nobody',
    AI_API_KEY: 'hunter2-of-nobody',
  });
  expect(mistakes.map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'SMTP_URL',
    'ADMIN_USERNAME',
    'ADMIN_EMAIL',
    'AI_BASE_URL',
  ]);
  expect(mistakes.join()).not.toContain('hunter2-of-nobody');
});

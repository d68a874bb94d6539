import type { z } from 'zod';

type Given = Readonly<Record<string, string | undefined>>;

const SECRETS = new Set([
  'DATABASE_URL',
  'DATABASE_AUTH_TOKEN',
  'S3_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'AI_BASE_URL',
  'AI_API_KEY',
  'SECRETS_KEY',
  'SECRETS_KEY_OLD',
  'METRICS_TOKEN',
]);

export const describeLine = (name: string, shown: string, expected: string): string =>
  `${name}: ${shown}, but expected ${expected}`;

export function describeMistake(given: Given, issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0]);
  const value = given[name];
  const shown = SECRETS.has(name) ? 'a value (not shown)' : JSON.stringify(value);
  return describeLine(name, `got ${shown}`, issue.message);
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1|\[::1\])$/;

/** Whether only this machine reaches the site. */
function isOnlyHere({ HOST: host = '127.0.0.1', SITE_URL: siteUrl }: Given): boolean {
  const site = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : 'localhost';
  return LOOPBACK.test(host) && LOOPBACK.test(site);
}

/** Settings that require another one; checked here, so that all mistakes are listed at once. */
export function configCombinationMistakes(given: Given): string[] {
  const isSet = (name: string): boolean => given[name] !== undefined;
  const missing = (name: string, expected: string, because: string): string =>
    describeLine(name, 'is not set', `${expected}, since ${because} is set`);
  const mistakes: string[] = [];

  const admin = {
    ADMIN_USERNAME: 'a user name',
    ADMIN_PASSWORD: 'a password',
    ADMIN_EMAIL: 'an e-mail address',
  };
  const givenAdmin = Object.keys(admin).filter(isSet).join(' and ');
  for (const [name, expected] of Object.entries(admin)) {
    if (givenAdmin !== '' && !isSet(name)) mistakes.push(missing(name, expected, givenAdmin));
  }

  if (isSet('AI_BASE_URL') && !isSet('AI_MODEL'))
    mistakes.push(missing('AI_MODEL', 'the name of a model', 'AI_BASE_URL'));
  for (const name of ['AI_MODEL', 'AI_API_KEY'].filter(isSet)) {
    if (!isSet('AI_BASE_URL')) mistakes.push(missing('AI_BASE_URL', 'the address of the model server', name));
  }

  if (isSet('DATABASE_AUTH_TOKEN') && (given['DATABASE_URL'] ?? 'file:').startsWith('file:')) {
    mistakes.push(
      describeLine('DATABASE_AUTH_TOKEN', 'is set', 'libsql://… in DATABASE_URL: a file takes no token'),
    );
  }
  if (given['TEST_WEBHOOKS_TO_LOOPBACK'] === 'on' && !isOnlyHere(given))
    mistakes.push(
      describeLine(
        'TEST_WEBHOOKS_TO_LOOPBACK',
        'is on',
        'off: it is for tests, where HOST and SITE_URL are this machine',
      ),
    );
  return mistakes;
}

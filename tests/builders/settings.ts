import type { Config } from '#server/config.ts';

type Settings = Pick<Config, 'siteUrl' | 'mailFrom' | 'smtpUrl' | 'registration' | 'isRateLimited'>;

/** Of a server that has a mail server and lets everybody register. */
export const someSettings = (over: Partial<Settings> = {}): Settings => ({
  siteUrl: 'https://suite.test.example',
  mailFrom: 'AI Capital <no-reply@test.example>',
  smtpUrl: 'smtp://127.0.0.1:25',
  registration: 'open',
  isRateLimited: false,
  ...over,
});

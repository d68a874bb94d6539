import type { Settings as ServerSettings } from '#kernel/config/config.ts';
import { createSecretBox } from '#kernel/config/secret-box.ts';

type Settings = Pick<
  ServerSettings,
  | 'siteUrl'
  | 'allowedOrigins'
  | 'mailFrom'
  | 'mailTo'
  | 'smtpUrl'
  | 'registration'
  | 'isRateLimited'
  | 'secrets'
>;

export const TEST_SECRETS = createSecretBox('the key of the tests, long enough for one');

export const someSettings = (over: Partial<Settings> = {}): Settings => ({
  siteUrl: 'https://suite.test.example',
  allowedOrigins: ['https://suite.test.example'],
  mailFrom: 'AI Capital <no-reply@test.example>',
  mailTo: 'Info <info@test.example>',
  smtpUrl: 'smtp://127.0.0.1:25',
  registration: 'open',
  isRateLimited: false,
  secrets: TEST_SECRETS,
  ...over,
});

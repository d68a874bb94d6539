import { z } from 'zod';
import { isLine, isOneScript } from '#shared/texts/characters.ts';
import { isEmail } from '#shared/contact/email.ts';
import { REGISTRATIONS, SECOND_FACTOR_RULES } from '#shared/installation.ts';
import { parseS3Url } from './s3-address.ts';
import { MIN_KEY_LENGTH } from './secret-key.ts';

/** Rules of the accounts that settings are held against; `app/config.ts` hands them in. */
export type ConfigChecks = { isLongPassword: (password: string) => boolean };

const DATABASE_SCHEMES = ['file:', 'libsql:', 'https:', 'http:', 'wss:', 'ws:'];

const parseUrl = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined);

/** A message says what was expected; its line adds the variable and its value. */
const wholeNumber = (min: number, max: number) => {
  const expected = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
};

const choice = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, `one of ${values.join(', ')}`);

const isOrigin = (value: string): boolean => {
  const url = parseUrl(value);
  if (url === undefined || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && !/[?#]/.test(value) && url.username === '' && url.password === '';
};

const isDatabaseUrl = (value: string): boolean => {
  const scheme = /^[a-z]+:/.exec(value)?.[0] ?? '';
  if (!DATABASE_SCHEMES.includes(scheme)) return false;
  return scheme === 'file:' ? value.length > scheme.length : Boolean(parseUrl(value)?.host);
};

const isSmtpUrl = (value: string): boolean => {
  const url = parseUrl(value);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
};

/** `name@host.tld` or `Name <name@host.tld>`; a line break would allow injecting headers. */
const isMailbox = (value: string): boolean => {
  const bracketed = /^[^<>\r\n]*<([^<>\r\n]+)>$/.exec(value);
  return isEmail(bracketed?.[1] ?? value);
};

const secretKey = z
  .string()
  .min(MIN_KEY_LENGTH, `at least ${MIN_KEY_LENGTH} characters, such as \`openssl rand -base64 32\` prints`)
  .optional();

/** One entry per variable, in the order of `.env.example`. */
export const settingsWith = ({ isLongPassword }: ConfigChecks) => ({
  PORT: wholeNumber(1, 65_535).default(4321),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a host name or an address without a port, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'file:<path>, or libsql://<host> of a libSQL server (https, wss, http, ws too)')
    .optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  S3_URL: z
    .string()
    .refine((value) => parseS3Url(value) !== undefined, 'https://KEY:SECRET@host/bucket?region=eu-west-1')
    .optional(),
  SITE_URL: z
    .string()
    .refine(isOrigin, 'the address of the site without a path, such as https://www.example.com')
    .transform((value) => new URL(value).origin)
    .optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, 'smtp://user:password@host:port, or smtps://…').optional(),
  MAIL_FROM: z.string().refine(isMailbox, 'name@example.com, or Name <name@example.com>').optional(),
  MAIL_TO: z.string().refine(isMailbox, 'name@example.com').default('info@aicapital.example'),
  REGISTRATION: choice(...REGISTRATIONS).default('open'),
  DEMO: choice('on', 'off').default('on'),
  REQUIRE_SECOND_FACTOR: choice(...SECOND_FACTOR_RULES).default('off'),
  ADMIN_USERNAME: z
    .string()
    .regex(/^\S.{0,198}\S$|^\S$/, 'at most 200 characters, no space around')
    .refine(isLine, 'no invisible characters')
    .refine(isOneScript, 'letters of one alphabet')
    .optional(),
  ADMIN_PASSWORD: z.string().refine(isLongPassword, 'at least 8 characters').optional(),
  ADMIN_EMAIL: z.string().refine(isEmail, 'an e-mail address').optional(),
  SECRETS_KEY: secretKey,
  SECRETS_KEY_OLD: secretKey,
  RATE_LIMIT: choice('on', 'off').default('on'),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  HSTS: choice('on', 'off', 'with-subdomains').default('on'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'letters, digits and signs without a space, such as `openssl rand -hex 32` prints')
    .optional(),
  AI_BASE_URL: z
    .string()
    .refine(
      (value) => /^https?:$/.test(parseUrl(value)?.protocol ?? ''),
      'an address such as http://127.0.0.1:11434/v1',
    )
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_SECONDS: wholeNumber(1, 600).default(30),
  STORAGE_QUOTA_MB: wholeNumber(0, 1_000_000).default(1024),
  BACKUP_KEEP: wholeNumber(0, 3650).default(14),
  AUDIT_DAYS: wholeNumber(30, 3650).default(365),
  JOURNAL_DAYS: wholeNumber(1, 365).default(30),
  TEST_WEBHOOKS_TO_LOOPBACK: choice('on', 'off').default('off'),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Registration, SecondFactorRule } from '#shared/installation.ts';
import { configCombinationMistakes, describeMistake } from './config-mistakes.ts';
import { settingsWith, type ConfigChecks } from './config-settings.ts';
import { parseS3Url, type S3Address } from './s3-address.ts';
import type { SecretBox } from './secret-box.ts';

/** Configuration read from the environment (docs/operating.md, Environment). */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** `file:` in the data folder, or `libsql://…`. */
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** The store that keeps backups outside of the machine. */
  s3: S3Address | undefined;
  /** Origin without a trailing slash; links in emails and canonical URLs use it, never the request. */
  siteUrl: string;
  /** Origins that may send unsafe requests: the site's, and the loopback names if SITE_URL is not set. */
  allowedOrigins: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  mailTo: string;
  registration: Registration;
  /** DEMO: whether visitors may try the product with an account for a day. */
  hasDemo: boolean;
  /** REQUIRE_SECOND_FACTOR: who may do nothing else before setting one up. */
  requireSecondFactor: SecondFactorRule;
  /** SECRETS_KEY; without it the key is in a file in the data folder (secret-key.ts). */
  secretsKey: string | undefined;
  /** SECRETS_KEY_OLD: what is still sealed with it is sealed anew at the start. */
  oldSecretsKey: string | undefined;
  admin: { username: string; password: string; email: string } | undefined;
  isRateLimited: boolean;
  trustedProxies: number;
  /** Strict-Transport-Security, where SITE_URL is https. */
  hsts: 'on' | 'off' | 'with-subdomains';
  /** METRICS_TOKEN: opens `GET /metrics`, beside an administrator's token. */
  metricsToken: string | undefined;
  ai: { baseUrl: string; apiKey: string | undefined; model: string; idleSeconds: number } | undefined;
  /** STORAGE_QUOTA_MB: storage per account; 0 means no limit. */
  storageQuotaBytes: number;
  /** Number of daily backups; 0 makes none. */
  backupKeep: number;
  /** AUDIT_DAYS: age at which entries of the audit log are deleted. */
  auditDays: number;
  /** JOURNAL_DAYS: for how long former values are kept, and with them what can be undone. */
  journalDays: number;
  /** TEST_WEBHOOKS_TO_LOOPBACK: for tests alone, webhooks may call this machine, without TLS. */
  webhooks: { isLoopbackAllowed: boolean };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

/** Configuration of a running server, with the resources opened at the start. */
export type Settings = Config & { secrets: SecretBox };

export type Environment = Readonly<Record<string, string | undefined>>;

/** One line per mistake; none of them contains a secret. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const WILDCARD_HOSTS = new Set(['0.0.0.0', '::']);

/** Returns every name under which a browser on the same machine can reach the server. */
function localOrigins(host: string, port: number): { siteUrl: string; allowedOrigins: string[] } {
  // `URL` omits the default port, as browsers do in the Origin header.
  const origin = (name: string): string =>
    new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin;
  const siteUrl = origin(WILDCARD_HOSTS.has(host) ? 'localhost' : host);
  const names = ['localhost', '127.0.0.1', '::1'].map(origin);
  return { siteUrl, allowedOrigins: [...new Set([siteUrl, ...names])] };
}

/** Returns a default sender address that mail servers accept; MAIL_FROM replaces it. */
function defaultSender(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  const isPublicName = /\.[a-z]{2,}$/i.test(hostname);
  return `AI Capital <no-reply@${isPublicName ? hostname : 'aicapital.example'}>`;
}

/** @throws ConfigError */
export function parseConfig(env: Environment, checks: ConfigChecks): Config {
  // `PORT=` in an environment file means "not set", as in shell scripts.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = z.object(settingsWith(checks)).safeParse(given);
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => describeMistake(given, issue)),
    ...configCombinationMistakes(given),
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes);

  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  const local = localOrigins(values.HOST, values.PORT);
  const siteUrl = values.SITE_URL ?? local.siteUrl;
  const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ADMIN_EMAIL: email } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? `file:${join(dataDir, 'suite.db')}`,
    databaseAuthToken: values.DATABASE_AUTH_TOKEN,
    s3: values.S3_URL === undefined ? undefined : parseS3Url(values.S3_URL),
    siteUrl,
    allowedOrigins: values.SITE_URL === undefined ? local.allowedOrigins : [siteUrl],
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? defaultSender(siteUrl),
    mailTo: values.MAIL_TO,
    registration: values.REGISTRATION,
    hasDemo: values.DEMO === 'on',
    requireSecondFactor: values.REQUIRE_SECOND_FACTOR,
    secretsKey: values.SECRETS_KEY,
    oldSecretsKey: values.SECRETS_KEY_OLD,
    admin: username && password && email ? { username, password, email } : undefined,
    isRateLimited: values.RATE_LIMIT === 'on',
    trustedProxies: values.TRUSTED_PROXIES,
    hsts: values.HSTS,
    metricsToken: values.METRICS_TOKEN,
    ai:
      values.AI_BASE_URL && values.AI_MODEL
        ? {
            baseUrl: values.AI_BASE_URL,
            apiKey: values.AI_API_KEY,
            model: values.AI_MODEL,
            idleSeconds: values.AI_TIMEOUT_SECONDS,
          }
        : undefined,
    storageQuotaBytes: values.STORAGE_QUOTA_MB * 1_048_576,
    backupKeep: values.BACKUP_KEEP,
    auditDays: values.AUDIT_DAYS,
    journalDays: values.JOURNAL_DAYS,
    webhooks: { isLoopbackAllowed: values.TEST_WEBHOOKS_TO_LOOPBACK === 'on' },
    logLevel: values.LOG_LEVEL,
  };
}

/** The configuration that `loadConfig` makes from the environment (../api.md, Environment). */
export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** `file:` in the data folder, or `libsql://…`. */
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Origin without a trailing slash; links in mail and canonicals come from here, never from a request. */
  siteUrl: string;
  /** Origins that may send unsafe requests: the site's, and the loopback names while SITE_URL is not set. */
  allowedOrigins: readonly string[];
  smtpUrl: string | undefined;
  mailFrom: string;
  mailTo: string;
  registration: 'open' | 'invite' | 'closed';
  admin: { username: string; password: string; email: string } | undefined;
  isRateLimited: boolean;
  trustedProxies: number;
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
};

import type { AstroCookies } from 'astro';
import type { Database } from '#db/drizzle.ts';
import type { Config } from '#kernel/config/config.ts';
import type { PublicContext } from '#kernel/context.ts';
import type { ActiveSession } from '#kernel/session.ts';
import type { RateLimit } from '#shared/rate-limit.ts';

/** Says who calls. */
export type Callers = {
  /** By its Authorization header, which decides alone, or by its cookie. */
  sessionOfRequest: (
    db: Database,
    request: Request,
    cookies: AstroCookies,
    siteUrl: string,
    now: Date,
  ) => Promise<ActiveSession | null>;
  sessionOfHeader: (db: Database, header: string, now: Date) => Promise<ActiveSession | null>;
  sessionCookieName: (siteUrl: string) => string;
  lacksSecondFactor: (rule: Config['requireSecondFactor'], session: ActiveSession) => boolean;
};

/** Counts the calls of an address. */
export type Limits = {
  /** Errors: those of `act`, and `too_many_requests`. */
  within: <T>(ctx: PublicContext, limit: RateLimit, address: string, act: () => Promise<T>) => Promise<T>;
};

/** Knows what an account stores. */
export type Quota = {
  /** Throws `quota_exceeded` if the account is full. */
  requireRoom: (config: Pick<Config, 'storageQuotaBytes'>, session: ActiveSession) => void;
};

/** All that a call needs of features; `app/endpoint.ts` hands it in. */
export type EndpointParts = { callers: Callers; limits: Limits; quota: Quota };

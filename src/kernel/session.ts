import type { Locale } from '#shared/languages.ts';
import type { SessionUser, Workspace } from './context.ts';

/** Kind of credential: an API token cannot open a session, and no token can change the account (product.md D8). */
export type Credential = 'cookie' | 'loginToken' | 'apiToken';

export type Standing = {
  isEmailConfirmed: boolean;
  hasSecondFactor: boolean;
  demoExpiresAt: string | null;
  language: Locale;
};

/** The session of a signed-in caller. */
export type ActiveSession = {
  /** Id of the row; empty for an API token. */
  id: string;
  by: Credential;
  user: SessionUser;
  /** Workspace of the call's records. */
  workspace: Workspace;
  /** By the account, when the call began. */
  storedBytes: number;
  standing: Standing;
  /** When it began, with the password: ISO 8601. */
  since: string;
  /** Time of the last password entry (`confirmSession`): ISO 8601. */
  confirmedAt: string | null;
};

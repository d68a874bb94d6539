import type { z } from 'zod';
import type { Limit } from '#features/accounts/sessions/throttle.rules.ts';
import type { FormRule } from './form.ts';
import type { UploadRule } from './upload.ts';

export type Role = 'public' | 'user' | 'admin';

/** What an address or a body may name by its id. */
type Entity =
  | 'company'
  | 'contact'
  | 'product'
  | 'department'
  | 'problem'
  | 'strength'
  | 'report'
  | 'session'
  | 'token'
  | 'account'
  | 'invitation'
  | 'crmContact'
  | 'crmCompany'
  | 'crmImport'
  | 'job'
  | 'merge'
  | 'opportunity'
  | 'pipeline'
  | 'inboxEntry'
  | 'communication'
  | 'task'
  | 'template'
  | 'marketingCompany'
  | 'marketingProduct'
  | 'campaign'
  | 'content'
  | 'publishedCampaign'
  | 'marketingLead'
  | 'snapshot'
  | 'asset'
  | 'landingPage';

/**
 * Whose row a call touches: the entity that the address or the body names by id, or that it named before the deletion.
 * `self` is a call on the caller's own account or list, `none` one that touches nobody's rows. The isolation test
 * derives its expectation from it.
 */
export type OwnerRule = 'none' | 'self' | Entity | `deleted ${Entity}`;

/**
 * What the caller has to show beside an account (product.md D8). A login token is where a script may read it, and an
 * API token is out in the world: `cookie` takes neither, `session` no API token. `confirmed` takes the cookie of a
 * session whose user gave the password again within the last minutes.
 */
export type Need = 'session' | 'cookie' | 'confirmed';

export type EndpointDeclaration<Body = unknown, Query = unknown> = {
  role: Role;
  owner: OwnerRule;
  /** Anything that authenticates where nothing is said; administration has a rule of its own (`needOf`). */
  needs?: Need;
  /**
   * What a session changes in a public call: only who has this role, by such a credential, is handed to the service,
   * and only where the body is such that it matters. A public call without it knows nobody.
   */
  grants?: { role: 'user' | 'admin'; needs: Need; when?(body: Body): boolean };
  /** One line for the OpenAPI document. */
  summary: string;
  /** Set where the address holds `[id]`; the code answered for an id that is no number. */
  id?: 'invalid_id' | 'invalid_company_id';
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** 200 where nothing is said. */
  status?: 200 | 201 | 204;
  /** Media types of the file that it gives instead of JSON. */
  gives?: readonly string[];
  /** Calls an address may make in a window (RATE_LIMIT=on). */
  limit?: Limit;
  /** The answer carries a secret, so it is never stored for an Idempotency-Key. */
  isSecret?: boolean;
  /**
   * Asks a server elsewhere, for which no transaction may wait: the service does that first, and answers with a function
   * that stores the result.
   */
  isSlow?: boolean;
  /** Takes the form of a browser without JavaScript too, and answers it with a page. */
  form?: FormRule;
  /** Takes a form with a file, which goes by in pieces; `body` judges what was received. */
  upload?: UploadRule;
  /** The body's `language` decides in which words the caller is answered. */
  speaksSentLanguage?: boolean;
  /** A POST that is allowed when the account's storage is full: it stores nothing new, or is a way to delete. */
  takesNoRoom?: boolean;
  /** Leaves work for a job: it is woken once the rows are committed. */
  wakesJobs?: boolean;
};

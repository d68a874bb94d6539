import type { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import type { RateLimit } from '#shared/rate-limit.ts';
import type { Act } from '#shared/workspaces/workspace.ts';
import type { FormRule } from './form.ts';
import type { UploadRule } from './upload.ts';

export type Role = 'public' | 'user' | 'admin';

type Entity =
  | 'company'
  /** A company whose draft the body names by its time. */
  | 'draft'
  /** A company with a report. */
  | 'reported company'
  /** A company with proposals, which the body names. */
  | 'proposed company'
  | 'proposal'
  | 'questionnaire'
  /** Of the catalogue; nobody's. */
  | 'intervention'
  /** Of a workspace's own. */
  | 'ownIntervention'
  /** An email in the outbox; for administrators alone. */
  | 'outboxMail'
  /** A company with a logo. */
  | 'logo'
  | 'contact'
  | 'product'
  | 'department'
  | 'problem'
  | 'strength'
  /** A company with a cause of problems, which the path names. */
  | 'profileCause'
  | 'report'
  /** A report of rule version 2, with actions. */
  | 'actionReport'
  | 'session'
  | 'token'
  | 'account'
  | 'invitation'
  | 'crmContact'
  | 'crmCompany'
  | 'crmImport'
  | 'job'
  /** A call that has changed something, by the id in its answer's header. */
  | 'cause'
  | 'merge'
  /** An arrow of the loop that was carried out. */
  | 'arrow'
  | 'opportunity'
  /** A contact of an opportunity, by the id of its part. */
  | 'opportunityContact'
  | 'pipeline'
  | 'inboxEntry'
  | 'communication'
  | 'task'
  | 'template'
  | 'field'
  | 'deleted field'
  | 'rule'
  | 'view'
  | 'marketingCompany'
  | 'marketingProduct'
  | 'campaign'
  | 'content'
  | 'publishedCampaign'
  | 'marketingLead'
  | 'snapshot'
  | 'asset'
  | 'photograph'
  /** A list of addresses. */
  | 'mailList'
  | 'mailSegment'
  | 'landingPage'
  | 'webhook'
  /** A browser that an account is told on. */
  | 'pushDevice'
  /** A webhook with a delivery, which the path names. */
  | 'webhookDelivery'
  /** A shared workspace. */
  | 'workspace'
  /** A shared workspace with a member, whom the path names. */
  | 'member'
  /** A shared workspace with an invitation, which the path names. */
  | 'workspaceInvitation'
  /** An invitation that the caller has received. */
  | 'joining';

/**
 * Owner check of a call: the entity that the path or the body refers to by id, or referred to before its deletion.
 * `self` is a call on the current user's own account or list, `none` one that touches no user's rows. The isolation
 * test derives its expectation from it.
 */
export type OwnerRule = 'none' | 'self' | Entity | `deleted ${Entity}`;

/**
 * Credential required beside an account (product.md D8). Scripts can read a login token, and API tokens leave the
 * browser: `cookie` accepts neither, `session` no API token. `confirmed` requires the cookie of a session whose user
 * entered the password again within the last minutes.
 */
export type Need = 'session' | 'cookie' | 'confirmed';

/**
 * Response of a successful call: JSON, a file, or nothing. The type of `response` is what the service has to
 * return; while serving nothing is checked, and the HTTP tests hold every answer against it (tests/held-answers.ts).
 */
type Answers<Answer> =
  | {
      response: z.ZodType<Answer>;
      /** Default: 200. */
      status?: 200 | 201;
      gives?: never;
    }
  | {
      /** Media types of the file that the call returns. */
      gives: readonly string[];
      status?: never;
      response?: never;
    }
  | { status: 204; response?: never; gives?: never };

export type EndpointDeclaration<Body = unknown, Query = unknown, Answer = unknown> = Declaration<
  Body,
  Query
> &
  Answers<Answer>;

type Declaration<Body, Query> = {
  role: Role;
  owner: OwnerRule;
  /** Default: any credential. Administration has a rule of its own (`needOf`). */
  needs?: Need;
  /**
   * Current user of a public call: passed to the service only with this role and credential, and only for bodies where
   * it matters. A public call without it has no current user.
   */
  grants?: { role: 'user' | 'admin'; needs: Need; when?(body: Body): boolean };
  /** Act that the caller's role in the workspace has to allow, where that does not follow from the method (`actOf`). */
  act?: Act;
  /** Allowed to an account that lacks the second factor that REQUIRE_SECOND_FACTOR wants. */
  opensBeforeSecondFactor?: boolean;
  summary: string;
  /** Description of the response in the same document. */
  answers?: string;
  /** Refusals of the service that do not follow from the rest of the declaration; in the same document. */
  refuses?: readonly ErrorCode[];
  /** Set where the address holds `[id]`; the code answered for an id that is no number. */
  id?: 'invalid_id' | 'invalid_company_id';
  query?: z.ZodType<Query>;
  body?: z.ZodType<Body>;
  /** Calls an address may make in a window (RATE_LIMIT=on). */
  limit?: RateLimit;
  /** The response has a secret, so it is never stored for an Idempotency-Key. */
  isSecret?: boolean;
  /** Has a model write while it is served, which no transaction may wait for: the service opens its own. */
  asksModel?: boolean;
  /** A POST that changes nothing: what it asks for is personal, and must not stand in an address. */
  isReading?: boolean;
  /**
   * Waits for another server or for a work process, which no transaction may do: the service does that first and returns
   * a function that stores the result.
   */
  isSlow?: boolean;
  /**
   * Changes more than one transaction should hold while others wait: the service opens several of its own, of one cause,
   * and names that with its answer (`caused`). Asked again after an interruption, it goes on.
   */
  isLong?: boolean;
  /** Also accepts the form of a browser without JavaScript, and responds to it with a page. */
  form?: FormRule;
  /** Accepts a form with a file, which is streamed; `body` validates what was received. */
  upload?: UploadRule;
  /** The body's `language` is the language of the response. */
  speaksSentLanguage?: boolean;
  /** Allowed when the account's storage is full: the POST stores nothing new, or is a way to delete. */
  takesNoRoom?: boolean;
  /** Answers 200 with the same record where there is one already (`found`). */
  orFound?: boolean;
  /** Queues work for a job, which is woken once the rows are committed. */
  wakesJobs?: boolean;
};

/** `/api/companies/[id]/report` and its methods, as found under src/pages/api. */
export type DeclaredCall = { path: string; method: string; declaration: EndpointDeclaration };

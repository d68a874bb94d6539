import { forgetOldAudit } from '#features/accounts/audit/audit.server.ts';
import { eraseEnded } from '#features/accounts/privacy/erase-account.server.ts';
import { ERASURE_JOB } from '#features/accounts/workspaces/erase-workspace.server.ts';
import { forgetExpired } from '#features/accounts/privacy/forget-expired.server.ts';
import { forgetDeliveries } from '#features/accounts/webhooks/delivery.server.ts';
import { forgetJournal } from '#features/accounts/journal/journal-retention.server.ts';
import { measureFullAccounts, measureUsage } from '#features/accounts/usage.server.ts';
import { forgetNotifications } from '#features/accounts/notifications/notification.server.ts';
import { forgetJobs } from '#features/leads/bulk/job.server.ts';
import { renewCompanyKeys } from '#features/leads/companies/company-keys.server.ts';
import { renewContactKeys } from '#features/leads/contacts/contact-keys.server.ts';
import { forgetFields } from '#features/leads/fields/forget-fields.server.ts';
import { forgetImports } from '#features/leads/import-export/run/cleanup.server.ts';
import { forgetMerges } from '#features/leads/merge/merge-list.server.ts';
import { forgetRuns } from '#features/loop/rules/run-rules.server.ts';
import { forgetOldEnquiries } from '#features/site/contact/enquiry-retention.server.ts';
import type { Database } from '#db/drizzle.ts';
import type { Config } from '#kernel/config/config.ts';
import type { SecretBox } from '#kernel/config/secret-box.ts';
import { recurring, type Handler } from '#kernel/jobs/job.ts';
import { mailFolder } from '#kernel/mail/create-transport.ts';
import { deleteOldEmails, EMAIL_RETENTION_JOB } from '#kernel/mail/email-retention.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Longest wait until a full account that has freed storage can write again. */
const FULL_ACCOUNTS_MS = 3 * MINUTE_MS;
/** Practically for ever: done once, under a name that changes with the rules of the work. */
const ONCE_MS = 36_500 * DAY_MS;

type Upkeep = {
  db: Database;
  secrets: SecretBox;
  config: Pick<Config, 'dataDir' | 'auditDays' | 'journalDays' | 'storageQuotaBytes'>;
};

/** Recurring work of all features. Each has to bear being repeated after a crash. */
export function upkeepHandlers({ db, secrets, config }: Upkeep): Handler[] {
  const emails = { db, secrets, folder: mailFolder(config.dataDir) };
  const hourly = (kind: string, work: (db: Database, now: Date) => Promise<void>): Handler =>
    recurring({ kind, everyMs: HOUR_MS, work: (now) => work(db, now) });
  const once = (kind: string, work: (db: Database) => Promise<void>): Handler =>
    recurring({ kind, everyMs: ONCE_MS, isLong: true, work: () => work(db) });
  return [
    hourly('imports', forgetImports),
    hourly('jobs', forgetJobs),
    hourly('merges', forgetMerges),
    hourly('fields', forgetFields),
    hourly('journal', (_, now) => forgetJournal(db, now, config.journalDays)),
    hourly('webhook-deliveries', forgetDeliveries),
    hourly('rule-runs', forgetRuns),
    hourly('expired', forgetExpired),
    hourly('old-notifications', forgetNotifications),
    hourly('usage', measureUsage),
    hourly(EMAIL_RETENTION_JOB, (_, now) => deleteOldEmails(emails, now)),
    once('company-keys-3', renewCompanyKeys),
    once('contact-keys-1', renewContactKeys),
    recurring({
      kind: ERASURE_JOB,
      everyMs: MINUTE_MS,
      isLong: true,
      work: (now, signal) => eraseEnded(db, now, signal),
    }),
    recurring({ kind: 'audit', everyMs: DAY_MS, work: (now) => forgetOldAudit(db, now, config.auditDays) }),
    recurring({ kind: 'enquiries', everyMs: DAY_MS, work: (now) => forgetOldEnquiries(db, now) }),
    recurring({
      kind: 'usage-full',
      everyMs: FULL_ACCOUNTS_MS,
      work: (now) => measureFullAccounts(db, now, config.storageQuotaBytes),
    }),
  ];
}

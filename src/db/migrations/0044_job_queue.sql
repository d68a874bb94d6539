-- One queue: what was due by a question to the tables of emails, imports and bulk changes gets a job each.
CREATE TABLE `__new_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`lane` text NOT NULL,
	`payload` text NOT NULL,
	`runAt` text NOT NULL,
	`setAt` text NOT NULL,
	`priority` integer DEFAULT 0 NOT NULL,
	`series` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`interruptions` integer DEFAULT 0 NOT NULL,
	`uniqueKey` text,
	`leaseUntil` text,
	`leaseToken` text,
	`lastError` text,
	`parkedAt` text,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_jobs` (`kind`, `lane`, `payload`, `runAt`, `setAt`, `uniqueKey`, `createdAt`)
SELECT CASE WHEN `kind` LIKE 'account\_%' ESCAPE '\' THEN 'urgentMail' ELSE 'mail' END,
  CASE WHEN `kind` LIKE 'account\_%' ESCAPE '\' THEN 'urgent' ELSE 'mail' END,
  json_object('id', `id`), CASE `status` WHEN 'queued' THEN `nextAttemptAt` ELSE `createdAt` END, `createdAt`,
  'mail:' || `id`, `createdAt`
FROM `outbox` WHERE `status` IN ('queued', 'sending') ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `__new_jobs` (`kind`, `lane`, `payload`, `runAt`, `setAt`, `priority`, `series`, `uniqueKey`, `createdAt`)
SELECT 'import', 'import', json_object('id', `id`), `createdAt`, `createdAt`,
  CASE WHEN `sizeBytes` <= 262144 THEN 0 WHEN `isDryRun` THEN 2 ELSE 1 END, 'import:' || `workspaceId`,
  'import:' || `id`, `createdAt`
FROM `crm_imports` WHERE `status` = 'running' ORDER BY `id`;
--> statement-breakpoint
INSERT INTO `__new_jobs` (`kind`, `lane`, `payload`, `runAt`, `setAt`, `uniqueKey`, `createdAt`)
SELECT 'change', 'bulk', json_object('id', `id`), `updatedAt`, `updatedAt`, 'change:' || `id`, `createdAt`
FROM `crm_jobs` WHERE `status` IN ('queued', 'running') ORDER BY `id`;
--> statement-breakpoint
-- What was done once stays done; the rest of what recurs is due again, which repeats nothing that matters.
INSERT INTO `__new_jobs` (`kind`, `lane`, `payload`, `runAt`, `setAt`, `priority`, `uniqueKey`, `createdAt`)
SELECT `name`, 'upkeep', '{}', '2126-01-01T00:00:00.000Z', `lastRunAt`, 1, `name`, `lastRunAt`
FROM `jobs` WHERE `lastRunAt` IS NOT NULL AND `name` IN ('company-keys-3', 'contact-keys-1');
--> statement-breakpoint
DROP TABLE `jobs`;
--> statement-breakpoint
ALTER TABLE `__new_jobs` RENAME TO `jobs`;
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_unique` ON `jobs` (`uniqueKey`);
--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`lane`, `runAt`);
--> statement-breakpoint
CREATE INDEX `jobs_series` ON `jobs` (`series`, `id`);

ALTER TABLE `causes` ADD `isUnderway` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_job_batches` ADD `lastChange` integer;--> statement-breakpoint
-- Done before the journal: such a change goes on, and cannot be undone.
UPDATE `crm_job_batches` SET `lastChange` = -1 WHERE `before` IS NOT NULL;--> statement-breakpoint
UPDATE `crm_jobs` SET `status` = 'failed', `error` = 'leads:jobs.tooOld'
WHERE `undoesId` IS NOT NULL AND `status` IN ('queued', 'running');--> statement-breakpoint
ALTER TABLE `crm_job_batches` DROP COLUMN `before`;--> statement-breakpoint
ALTER TABLE `crm_import_rows` ADD `question` text;--> statement-breakpoint
UPDATE `crm_import_rows` SET `question` = `before` WHERE `action` = 'asked';--> statement-breakpoint
ALTER TABLE `crm_import_rows` DROP COLUMN `before`;--> statement-breakpoint
ALTER TABLE `crm_import_rows` DROP COLUMN `stamp`;--> statement-breakpoint
-- The list is of merges that can be undone.
DELETE FROM `crm_merges`;--> statement-breakpoint
ALTER TABLE `crm_merges` DROP COLUMN `data`;--> statement-breakpoint
ALTER TABLE `crm_merges` DROP COLUMN `undoneAt`;

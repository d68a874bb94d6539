CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`leaseUntil` text,
	`leaseToken` text,
	`lastRunAt` text
);
--> statement-breakpoint
INSERT INTO `jobs` (`name`, `lastRunAt`) SELECT `name`, `lastRunAt` FROM `periodic_jobs`;
--> statement-breakpoint
DROP TABLE `periodic_jobs`;--> statement-breakpoint
ALTER TABLE `crm_jobs` DROP COLUMN `leaseUntil`;--> statement-breakpoint
ALTER TABLE `crm_jobs` DROP COLUMN `leaseToken`;--> statement-breakpoint
ALTER TABLE `crm_imports` DROP COLUMN `leaseUntil`;--> statement-breakpoint
ALTER TABLE `crm_imports` DROP COLUMN `leaseToken`;--> statement-breakpoint
ALTER TABLE `outbox` DROP COLUMN `leaseUntil`;--> statement-breakpoint
ALTER TABLE `outbox` DROP COLUMN `leaseToken`;

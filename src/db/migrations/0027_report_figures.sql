CREATE TABLE `catalogue_overrides` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`interventionId` text NOT NULL,
	`figures` text NOT NULL,
	`confirmedBy` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`confirmedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogue_overrides_intervention` ON `catalogue_overrides` (`interventionId`);--> statement-breakpoint
CREATE TABLE `company_logos` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`contentType` text NOT NULL,
	`data` blob NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_logos_user` ON `company_logos` (`userId`);--> statement-breakpoint
CREATE TABLE `report_drafts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`language` text NOT NULL,
	`blocks` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_drafts_company` ON `report_drafts` (`companyId`);--> statement-breakpoint
CREATE TABLE `report_files` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reportId` integer NOT NULL,
	`format` text NOT NULL,
	`sha256` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`reportId`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_files_hash` ON `report_files` (`sha256`,`reportId`);--> statement-breakpoint
ALTER TABLE `companies` ADD `employees` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `hourlyCostCents` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `budgetCents` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `startDate` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `deadline` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `tools` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `personalData` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `isPublicSector` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `logoId` integer;--> statement-breakpoint
ALTER TABLE `companies` ADD `colors` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `author` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `followKind` text DEFAULT 'followUp' NOT NULL;--> statement-breakpoint
ALTER TABLE `departments` ADD `headcount` integer;--> statement-breakpoint
ALTER TABLE `departments` ADD `targetLevel` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `departmentId` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `hoursPerWeek` real;--> statement-breakpoint
ALTER TABLE `problems` ADD `people` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `incidentsPerMonth` real;--> statement-breakpoint
ALTER TABLE `problems` ADD `incidentCostCents` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `ownerContactId` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `source` text;--> statement-breakpoint
ALTER TABLE `problems` ADD `reading` text;--> statement-breakpoint
ALTER TABLE `reports` ADD `parts` text;--> statement-breakpoint
ALTER TABLE `strengths` ADD `ownerContactId` integer;
CREATE TABLE `profile_proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`origin` text NOT NULL,
	`questionnaireId` integer,
	`kind` text NOT NULL,
	`fields` text NOT NULL,
	`question` text,
	`state` text DEFAULT 'open' NOT NULL,
	`rowId` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`questionnaireId`) REFERENCES `questionnaires`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_proposals_company` ON `profile_proposals` (`companyId`,`state`,`id`);--> statement-breakpoint
CREATE TABLE `questionnaire_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`questionnaireId` integer NOT NULL,
	`questionId` text NOT NULL,
	`answer` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`questionnaireId`) REFERENCES `questionnaires`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questionnaire_answers_question` ON `questionnaire_answers` (`questionnaireId`,`questionId`);--> statement-breakpoint
CREATE TABLE `questionnaires` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`tokenHash` text NOT NULL,
	`language` text NOT NULL,
	`template` text NOT NULL,
	`expiresAt` text NOT NULL,
	`revokedAt` text,
	`submittedAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `questionnaires_token` ON `questionnaires` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `questionnaires_company` ON `questionnaires` (`companyId`,`id`);--> statement-breakpoint
CREATE TABLE `report_action_readings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reportId` integer NOT NULL,
	`actionId` text NOT NULL,
	`day` text NOT NULL,
	`value` real NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`reportId`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_action_readings_day` ON `report_action_readings` (`reportId`,`actionId`,`day`);--> statement-breakpoint
CREATE TABLE `report_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reportId` integer NOT NULL,
	`actionId` text NOT NULL,
	`interventionId` text NOT NULL,
	`title` text,
	`proposedOwner` text,
	`proposedDue` text,
	`costLowCents` integer NOT NULL,
	`costHighCents` integer NOT NULL,
	`savedHoursLow` real,
	`savedHoursHigh` real,
	`savingLowCents` integer,
	`savingHighCents` integer,
	`status` text DEFAULT 'todo' NOT NULL,
	`owner` text,
	`dueDate` text,
	`costCents` integer,
	`notes` text,
	`doneAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`reportId`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_actions_action` ON `report_actions` (`reportId`,`actionId`);--> statement-breakpoint
DROP INDEX `loop_links_from`;--> statement-breakpoint
ALTER TABLE `loop_links` ADD `fromPart` text DEFAULT '' NOT NULL;--> statement-breakpoint
DELETE FROM `loop_links` WHERE `id` NOT IN (SELECT min(`id`) FROM `loop_links` GROUP BY `fromKind`, `fromId`, `toKind`, `toId`);--> statement-breakpoint
CREATE UNIQUE INDEX `loop_links_once` ON `loop_links` (`fromKind`,`fromId`,`fromPart`,`toKind`,`toId`);--> statement-breakpoint
ALTER TABLE `users` ADD `startPage` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `unconfirmed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `costCents` integer;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `revenueCents` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO `report_actions` (
	`reportId`, `actionId`, `interventionId`, `proposedDue`, `costLowCents`, `costHighCents`,
	`savedHoursLow`, `savedHoursHigh`, `savingLowCents`, `savingHighCents`, `createdAt`, `updatedAt`
)
SELECT
	`reports`.`id`,
	json_extract(`action`.`value`, '$.id'),
	json_extract(`action`.`value`, '$.interventionId'),
	json_extract(`action`.`value`, '$.to'),
	json_extract(`action`.`value`, '$.costLowCents'),
	json_extract(`action`.`value`, '$.costHighCents'),
	json_extract(`action`.`value`, '$.savedHoursPerYear.low'),
	json_extract(`action`.`value`, '$.savedHoursPerYear.high'),
	json_extract(`action`.`value`, '$.savingLowCents'),
	json_extract(`action`.`value`, '$.savingHighCents'),
	`reports`.`createdAt`,
	`reports`.`createdAt`
FROM `reports`, json_each(`reports`.`parts`, '$.figures.actions') AS `action`
WHERE `reports`.`parts` IS NOT NULL AND json_valid(`reports`.`parts`);

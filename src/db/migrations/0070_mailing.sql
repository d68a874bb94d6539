CREATE TABLE `mail_addresses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audienceId` integer NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`name` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`audienceId`) REFERENCES `mail_audiences`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_addresses_email` ON `mail_addresses` (`audienceId`,`emailKey`);--> statement-breakpoint
CREATE INDEX `mail_addresses_list` ON `mail_addresses` (`audienceId`,`id`);--> statement-breakpoint
CREATE TABLE `mail_audiences` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`record` text,
	`filter` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_audiences_workspace` ON `mail_audiences` (`workspaceId`,`kind`,`id`);--> statement-breakpoint
CREATE TABLE `mail_clicks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`deliveryId` integer NOT NULL,
	`link` integer NOT NULL,
	`isMachine` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`deliveryId`) REFERENCES `mail_deliveries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_clicks_delivery` ON `mail_clicks` (`deliveryId`,`id`);--> statement-breakpoint
CREATE TABLE `mail_consents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`purpose` text NOT NULL,
	`isGiven` integer NOT NULL,
	`source` text NOT NULL,
	`proof` text NOT NULL,
	`notedBy` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `mail_consents_person` ON `mail_consents` (`workspaceId`,`emailKey`,`purpose`,`id`);--> statement-breakpoint
CREATE INDEX `mail_consents_noted` ON `mail_consents` (`notedBy`);--> statement-breakpoint
CREATE TABLE `mail_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`sendingId` integer NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`domain` text NOT NULL,
	`name` text,
	`status` text NOT NULL,
	`reason` text,
	`messageId` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` text NOT NULL,
	`sentAt` text,
	`clickedAt` text,
	`unsubscribedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`sendingId`) REFERENCES `mail_sendings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_deliveries_email` ON `mail_deliveries` (`sendingId`,`emailKey`);--> statement-breakpoint
CREATE INDEX `mail_deliveries_due` ON `mail_deliveries` (`sendingId`,`status`,`nextAttemptAt`,`id`);--> statement-breakpoint
CREATE INDEX `mail_deliveries_sent` ON `mail_deliveries` (`sendingId`,`sentAt`,`domain`);--> statement-breakpoint
CREATE INDEX `mail_deliveries_person` ON `mail_deliveries` (`emailKey`);--> statement-breakpoint
CREATE INDEX `mail_deliveries_message` ON `mail_deliveries` (`messageId`);--> statement-breakpoint
CREATE TABLE `mail_sendings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`campaignId` integer,
	`audienceId` integer,
	`audienceName` text NOT NULL,
	`authorId` integer,
	`isTest` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'scheduled' NOT NULL,
	`purpose` text NOT NULL,
	`basis` text NOT NULL,
	`letter` text NOT NULL,
	`linkSecret` text NOT NULL,
	`startsAt` text NOT NULL,
	`perMinute` integer,
	`quietFrom` integer,
	`quietTo` integer,
	`timeZone` text NOT NULL,
	`preparedTo` integer DEFAULT 0,
	`finishedAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaignId`) REFERENCES `marketing_campaigns`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`audienceId`) REFERENCES `mail_audiences`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`authorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `mail_sendings_workspace` ON `mail_sendings` (`workspaceId`,`id`);--> statement-breakpoint
CREATE INDEX `mail_sendings_campaign` ON `mail_sendings` (`campaignId`,`id`);--> statement-breakpoint
CREATE INDEX `mail_sendings_audience` ON `mail_sendings` (`audienceId`);--> statement-breakpoint
CREATE INDEX `mail_sendings_author` ON `mail_sendings` (`authorId`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_audiences_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `mail_audiences_journal_insert` AFTER INSERT ON `mail_audiences`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_audience', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_audiences_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `mail_audiences_journal_update` AFTER UPDATE ON `mail_audiences`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`name` IS NOT OLD.`name` OR NEW.`record` IS NOT OLD.`record` OR NEW.`filter` IS NOT OLD.`filter`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_audience', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`record` IS OLD.`record`, '', ',"record":' || json_quote(OLD.`record`)) || iif(NEW.`filter` IS OLD.`filter`, '', ',"filter":' || json_quote(OLD.`filter`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_audiences_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `mail_audiences_journal_delete` AFTER DELETE ON `mail_audiences`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_audience', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'kind', OLD.`kind`, 'name', OLD.`name`, 'record', OLD.`record`, 'filter', OLD.`filter`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_addresses_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `mail_addresses_journal_insert` AFTER INSERT ON `mail_addresses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_address', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_addresses_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `mail_addresses_journal_update` AFTER UPDATE ON `mail_addresses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`audienceId` IS NOT OLD.`audienceId` OR NEW.`email` IS NOT OLD.`email` OR NEW.`emailKey` IS NOT OLD.`emailKey` OR NEW.`name` IS NOT OLD.`name`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_address', NEW.`id`, '~', '{' || substr(iif(NEW.`audienceId` IS OLD.`audienceId`, '', ',"audienceId":' || json_quote(OLD.`audienceId`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`emailKey` IS OLD.`emailKey`, '', ',"emailKey":' || json_quote(OLD.`emailKey`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `mail_addresses_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `mail_addresses_journal_delete` AFTER DELETE ON `mail_addresses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'mail_address', OLD.`id`, '-', json_object('id', OLD.`id`, 'audienceId', OLD.`audienceId`, 'email', OLD.`email`, 'emailKey', OLD.`emailKey`, 'name', OLD.`name`, 'createdAt', OLD.`createdAt`));
END;

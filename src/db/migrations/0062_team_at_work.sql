CREATE TABLE `open_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`tab` text NOT NULL,
	`kind` text NOT NULL,
	`recordId` integer NOT NULL,
	`seenAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `open_records_tab` ON `open_records` (`userId`,`tab`);--> statement-breakpoint
CREATE INDEX `open_records_record` ON `open_records` (`workspaceId`,`recordId`);--> statement-breakpoint
CREATE INDEX `open_records_seen` ON `open_records` (`seenAt`);--> statement-breakpoint
CREATE TABLE `push_devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`sessionId` text NOT NULL,
	`endpoint` text NOT NULL,
	`publicKey` text NOT NULL,
	`authSecret` text NOT NULL,
	`userAgent` text NOT NULL,
	`lastNotification` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`lastSentAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sessionId`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_user` ON `push_devices` (`userId`);--> statement-breakpoint
CREATE INDEX `push_devices_session` ON `push_devices` (`sessionId`);--> statement-breakpoint
ALTER TABLE `crm_views` ADD `group` text;--> statement-breakpoint
ALTER TABLE `notifications` ADD `push` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `deletedAt` text;--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_views_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_views_journal_update` AFTER UPDATE ON `crm_views`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`name` IS NOT OLD.`name` OR NEW.`isShared` IS NOT OLD.`isShared` OR NEW.`filter` IS NOT OLD.`filter` OR NEW.`columns` IS NOT OLD.`columns` OR NEW.`sort` IS NOT OLD.`sort` OR NEW.`group` IS NOT OLD.`group`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'view', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`isShared` IS OLD.`isShared`, '', ',"isShared":' || json_quote(OLD.`isShared`)) || iif(NEW.`filter` IS OLD.`filter`, '', ',"filter":' || json_quote(OLD.`filter`)) || iif(NEW.`columns` IS OLD.`columns`, '', ',"columns":' || json_quote(OLD.`columns`)) || iif(NEW.`sort` IS OLD.`sort`, '', ',"sort":' || json_quote(OLD.`sort`)) || iif(NEW.`group` IS OLD.`group`, '', ',"group":' || json_quote(OLD.`group`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_views_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_views_journal_delete` AFTER DELETE ON `crm_views`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'view', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'kind', OLD.`kind`, 'name', OLD.`name`, 'isShared', OLD.`isShared`, 'filter', OLD.`filter`, 'columns', OLD.`columns`, 'sort', OLD.`sort`, 'group', OLD.`group`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

CREATE TABLE `own_interventions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`figures` text NOT NULL,
	`words` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_interventions_key` ON `own_interventions` (`workspaceId`,`key`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_insert` AFTER INSERT ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_update` AFTER UPDATE ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`key` IS NOT OLD.`key` OR NEW.`version` IS NOT OLD.`version` OR NEW.`figures` IS NOT OLD.`figures` OR NEW.`words` IS NOT OLD.`words`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`key` IS OLD.`key`, '', ',"key":' || json_quote(OLD.`key`)) || iif(NEW.`version` IS OLD.`version`, '', ',"version":' || json_quote(OLD.`version`)) || iif(NEW.`figures` IS OLD.`figures`, '', ',"figures":' || json_quote(OLD.`figures`)) || iif(NEW.`words` IS OLD.`words`, '', ',"words":' || json_quote(OLD.`words`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_delete` AFTER DELETE ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'key', OLD.`key`, 'version', OLD.`version`, 'figures', OLD.`figures`, 'words', OLD.`words`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

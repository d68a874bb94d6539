CREATE TABLE `profile_causes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`text` text NOT NULL,
	`problemIds` text DEFAULT '[]' NOT NULL,
	`strengthId` integer,
	`tool` text,
	`sortOrder` integer DEFAULT 0 NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_causes_company` ON `profile_causes` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `profile_causes_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_journal_insert` AFTER INSERT ON `profile_causes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'profile_cause', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `profile_causes_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_journal_update` AFTER UPDATE ON `profile_causes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`text` IS NOT OLD.`text` OR NEW.`problemIds` IS NOT OLD.`problemIds` OR NEW.`strengthId` IS NOT OLD.`strengthId` OR NEW.`tool` IS NOT OLD.`tool` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'profile_cause', NEW.`id`, '~', '{' || substr(iif(NEW.`text` IS OLD.`text`, '', ',"text":' || json_quote(OLD.`text`)) || iif(NEW.`problemIds` IS OLD.`problemIds`, '', ',"problemIds":' || json_quote(OLD.`problemIds`)) || iif(NEW.`strengthId` IS OLD.`strengthId`, '', ',"strengthId":' || json_quote(OLD.`strengthId`)) || iif(NEW.`tool` IS OLD.`tool`, '', ',"tool":' || json_quote(OLD.`tool`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `profile_causes_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_journal_delete` AFTER DELETE ON `profile_causes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'profile_cause', OLD.`id`, '-', json_object('id', OLD.`id`, 'text', OLD.`text`, 'problemIds', OLD.`problemIds`, 'strengthId', OLD.`strengthId`, 'tool', OLD.`tool`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_content_insert` AFTER INSERT ON `profile_causes`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_content_update` AFTER UPDATE ON `profile_causes`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `profile_causes_content_delete` AFTER DELETE ON `profile_causes`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;

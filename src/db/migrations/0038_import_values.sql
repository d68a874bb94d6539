CREATE TABLE `mail_suppressions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`addressHash` text NOT NULL,
	`importId` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_suppressions_address` ON `mail_suppressions` (`workspaceId`,`addressHash`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_import` ON `mail_suppressions` (`importId`);--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `passedOver` text;
--> statement-breakpoint
-- Written by hand: the triggers of the search, which now index other fields too (npm run db:generate), and the records
-- that have some, indexed again.
DROP TRIGGER IF EXISTS `crm_contacts_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_insert` AFTER INSERT ON `crm_contacts`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`emails`)), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`phones`)), '') || ' ' || coalesce((SELECT group_concat(substr(`value`, 7) || ' ' || substr(`value`, -9), ' ') FROM json_each(NEW.`otherKeys`) WHERE `value` LIKE 'phone:%'), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), ''));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_search_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_update` AFTER UPDATE OF `firstName`, `lastName`, `email`, `phone`, `phoneKey`, `emails`, `phones`, `otherKeys`, `position`, `companyId`, `companyKey`, `notes`, `customFields` ON `crm_contacts`
WHEN NEW.`firstName` IS NOT OLD.`firstName` OR NEW.`lastName` IS NOT OLD.`lastName` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`phoneKey` IS NOT OLD.`phoneKey` OR NEW.`emails` IS NOT OLD.`emails` OR NEW.`phones` IS NOT OLD.`phones` OR NEW.`otherKeys` IS NOT OLD.`otherKeys` OR NEW.`position` IS NOT OLD.`position` OR NEW.`companyId` IS NOT OLD.`companyId` OR (NEW.`companyKey` IS NOT OLD.`companyKey` AND NEW.`companyKey` <> '~' AND OLD.`companyKey` <> '~') OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (1 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`emails`)), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`phones`)), '') || ' ' || coalesce((SELECT group_concat(substr(`value`, 7) || ' ' || substr(`value`, -9), ' ') FROM json_each(NEW.`otherKeys`) WHERE `value` LIKE 'phone:%'), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), ''));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_search_insert` AFTER INSERT ON `crm_companies`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (2 << 36) | NEW.`id`, NEW.`name`,
    coalesce(NEW.`domain`, '') || ' ' || coalesce(NEW.`taxId`, '') || ' ' || coalesce(NEW.`taxIdKey`, '') || ' ' || coalesce(NEW.`sector`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`address`, '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), ''));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_search_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_search_update` AFTER UPDATE OF `name`, `domain`, `taxId`, `taxIdKey`, `sector`, `phone`, `address`, `notes`, `customFields` ON `crm_companies`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`domain` IS NOT OLD.`domain` OR NEW.`taxId` IS NOT OLD.`taxId` OR NEW.`taxIdKey` IS NOT OLD.`taxIdKey` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`address` IS NOT OLD.`address` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (2 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (2 << 36) | NEW.`id`, NEW.`name`,
    coalesce(NEW.`domain`, '') || ' ' || coalesce(NEW.`taxId`, '') || ' ' || coalesce(NEW.`taxIdKey`, '') || ' ' || coalesce(NEW.`sector`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`address`, '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), ''));
END;
--> statement-breakpoint
UPDATE `crm_contacts` SET `customFields` = `customFields` || ' ' WHERE `customFields` IS NOT NULL AND `customFields` <> '{}';
--> statement-breakpoint
UPDATE `crm_companies` SET `customFields` = `customFields` || ' ' WHERE `customFields` IS NOT NULL AND `customFields` <> '{}';

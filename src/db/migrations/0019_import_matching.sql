CREATE TABLE `crm_contact_keys` (
	`workspaceId` integer NOT NULL,
	`key` text NOT NULL,
	`contactId` integer NOT NULL,
	PRIMARY KEY(`workspaceId`, `key`, `contactId`),
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_contact_keys_contact` ON `crm_contact_keys` (`contactId`);--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `overwrite` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `decisions` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `stages` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `dateOrder` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `dates` text;--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `emails` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `phones` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `otherKeys` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_import_rows_record` ON `crm_import_rows` (`importId`,`recordId`);--> statement-breakpoint
-- hand-written
-- Further addresses and numbers of a contact are found by the search, and looked up by their keys.
DROP TRIGGER `crm_contacts_search_insert`;
--> statement-breakpoint
DROP TRIGGER `crm_contacts_search_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_insert` AFTER INSERT ON `crm_contacts`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`emails`)), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`phones`)), '') || ' ' || coalesce((SELECT group_concat(substr(`value`, 7) || ' ' || substr(`value`, -9), ' ') FROM json_each(NEW.`otherKeys`) WHERE `value` LIKE 'phone:%'), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_update` AFTER UPDATE OF `firstName`, `lastName`, `email`, `phone`, `phoneKey`, `emails`, `phones`, `otherKeys`, `position`, `companyId`, `companyKey`, `notes` ON `crm_contacts`
WHEN NEW.`firstName` IS NOT OLD.`firstName` OR NEW.`lastName` IS NOT OLD.`lastName` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`phoneKey` IS NOT OLD.`phoneKey` OR NEW.`emails` IS NOT OLD.`emails` OR NEW.`phones` IS NOT OLD.`phones` OR NEW.`otherKeys` IS NOT OLD.`otherKeys` OR NEW.`position` IS NOT OLD.`position` OR NEW.`companyId` IS NOT OLD.`companyId` OR (NEW.`companyKey` IS NOT OLD.`companyKey` AND NEW.`companyKey` <> '~' AND OLD.`companyKey` <> '~') OR NEW.`notes` IS NOT OLD.`notes`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (1 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`emails`)), '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`phones`)), '') || ' ' || coalesce((SELECT group_concat(substr(`value`, 7) || ' ' || substr(`value`, -9), ' ') FROM json_each(NEW.`otherKeys`) WHERE `value` LIKE 'phone:%'), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_keys_insert` AFTER INSERT ON `crm_contacts` WHEN NEW.`otherKeys` <> '[]' AND json_type(NEW.`otherKeys`) = 'array'
BEGIN
  INSERT OR IGNORE INTO `crm_contact_keys` (`workspaceId`, `key`, `contactId`)
  SELECT NEW.`workspaceId`, `value`, NEW.`id` FROM json_each(NEW.`otherKeys`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_keys_update` AFTER UPDATE OF `otherKeys` ON `crm_contacts`
WHEN NEW.`otherKeys` IS NOT OLD.`otherKeys`
BEGIN
  DELETE FROM `crm_contact_keys` WHERE `contactId` = OLD.`id`;
  INSERT OR IGNORE INTO `crm_contact_keys` (`workspaceId`, `key`, `contactId`)
  SELECT NEW.`workspaceId`, `value`, NEW.`id` FROM json_each(NEW.`otherKeys`);
END;

CREATE TABLE `crm_field_values` (
	`fieldId` integer NOT NULL,
	`recordId` integer NOT NULL,
	`text` text,
	`number` real,
	FOREIGN KEY (`fieldId`) REFERENCES `crm_fields`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_field_values_record` ON `crm_field_values` (`fieldId`,`recordId`);--> statement-breakpoint
CREATE INDEX `crm_field_values_text` ON `crm_field_values` (`fieldId`,"text" collate nocase,`recordId`);--> statement-breakpoint
CREATE INDEX `crm_field_values_number` ON `crm_field_values` (`fieldId`,`number`,`recordId`);--> statement-breakpoint
CREATE TABLE `crm_fields` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`kind` text NOT NULL,
	`key` text NOT NULL,
	`label` text NOT NULL,
	`help` text,
	`type` text NOT NULL,
	`options` text NOT NULL,
	`isRequired` integer DEFAULT false NOT NULL,
	`isUnique` integer DEFAULT false NOT NULL,
	`defaultValue` text,
	`deletedAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_fields_key` ON `crm_fields` (`workspaceId`,`kind`,`key`);--> statement-breakpoint
ALTER TABLE `crm_opportunities` ADD `customFields` text;--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_search_insert` AFTER INSERT ON `crm_opportunities`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (3 << 36) | NEW.`id`, (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`title` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT coalesce(NEW.`lostReason`, '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_search_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_search_update` AFTER UPDATE OF `title`, `lostReason`, `notes`, `customFields` ON `crm_opportunities`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`lostReason` IS NOT OLD.`lostReason` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (3 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (3 << 36) | NEW.`id`, (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`title` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT coalesce(NEW.`lostReason`, '') || ' ' || coalesce(NEW.`notes`, '') || ' ' || coalesce((SELECT group_concat(`value`, ' ') FROM json_each(NEW.`customFields`)), '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_fields_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_fields_insert` AFTER INSERT ON `crm_contacts`
WHEN coalesce(NEW.`customFields`, '{}') <> '{}'
BEGIN
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'contact' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_fields_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_fields_update` AFTER UPDATE OF `customFields` ON `crm_contacts`
WHEN NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'contact');
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'contact' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_fields_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_fields_delete` AFTER DELETE ON `crm_contacts`
WHEN coalesce(OLD.`customFields`, '{}') <> '{}'
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'contact');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_fields_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_fields_insert` AFTER INSERT ON `crm_companies`
WHEN coalesce(NEW.`customFields`, '{}') <> '{}'
BEGIN
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'company' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_fields_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_fields_update` AFTER UPDATE OF `customFields` ON `crm_companies`
WHEN NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'company');
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'company' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_fields_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_fields_delete` AFTER DELETE ON `crm_companies`
WHEN coalesce(OLD.`customFields`, '{}') <> '{}'
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'company');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_fields_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_fields_insert` AFTER INSERT ON `crm_opportunities`
WHEN coalesce(NEW.`customFields`, '{}') <> '{}'
BEGIN
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'opportunity' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_fields_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_fields_update` AFTER UPDATE OF `customFields` ON `crm_opportunities`
WHEN NEW.`customFields` IS NOT OLD.`customFields`
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'opportunity');
  INSERT INTO `crm_field_values` (`fieldId`, `recordId`, `text`, `number`)
  SELECT f.`id`, NEW.`id`, iif(one.`type` = 'text', substr(one.`value`, 1, 200), NULL),
    iif(one.`type` IN ('integer', 'real'), one.`value`, NULL)
  FROM json_each(NEW.`customFields`) AS own
  JOIN `crm_fields` AS f ON f.`workspaceId` = NEW.`workspaceId` AND f.`kind` = 'opportunity' AND f.`key` = own.`key`
  JOIN json_each(iif(own.`type` = 'array', own.`value`, json_array(own.`value`))) AS one
  WHERE one.`value` IS NOT NULL AND one.`value` <> '';
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_fields_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_fields_delete` AFTER DELETE ON `crm_opportunities`
WHEN coalesce(OLD.`customFields`, '{}') <> '{}'
BEGIN
  DELETE FROM `crm_field_values` WHERE `recordId` = OLD.`id`
    AND `fieldId` IN (SELECT `id` FROM `crm_fields` WHERE `workspaceId` = OLD.`workspaceId` AND `kind` = 'opportunity');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_update` AFTER UPDATE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`ownerId` IS NOT OLD.`ownerId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`titleKey` IS NOT OLD.`titleKey` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`pipelineId` IS NOT OLD.`pipelineId` OR NEW.`stage` IS NOT OLD.`stage` OR NEW.`position` IS NOT OLD.`position` OR NEW.`amountCents` IS NOT OLD.`amountCents` OR NEW.`currency` IS NOT OLD.`currency` OR NEW.`probability` IS NOT OLD.`probability` OR NEW.`expectedClose` IS NOT OLD.`expectedClose` OR NEW.`lostReason` IS NOT OLD.`lostReason` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`customFields` IS NOT OLD.`customFields` OR NEW.`stageChangedAt` IS NOT OLD.`stageChangedAt` OR NEW.`closedAt` IS NOT OLD.`closedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`ownerId` IS OLD.`ownerId`, '', ',"ownerId":' || json_quote(OLD.`ownerId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`titleKey` IS OLD.`titleKey`, '', ',"titleKey":' || json_quote(OLD.`titleKey`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)) || iif(NEW.`stage` IS OLD.`stage`, '', ',"stage":' || json_quote(OLD.`stage`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`amountCents` IS OLD.`amountCents`, '', ',"amountCents":' || json_quote(OLD.`amountCents`)) || iif(NEW.`currency` IS OLD.`currency`, '', ',"currency":' || json_quote(OLD.`currency`)) || iif(NEW.`probability` IS OLD.`probability`, '', ',"probability":' || json_quote(OLD.`probability`)) || iif(NEW.`expectedClose` IS OLD.`expectedClose`, '', ',"expectedClose":' || json_quote(OLD.`expectedClose`)) || iif(NEW.`lostReason` IS OLD.`lostReason`, '', ',"lostReason":' || json_quote(OLD.`lostReason`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`customFields` IS OLD.`customFields`, '', ',"customFields":' || json_quote(OLD.`customFields`)) || iif(NEW.`stageChangedAt` IS OLD.`stageChangedAt`, '', ',"stageChangedAt":' || json_quote(OLD.`stageChangedAt`)) || iif(NEW.`closedAt` IS OLD.`closedAt`, '', ',"closedAt":' || json_quote(OLD.`closedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_delete` AFTER DELETE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'ownerId', OLD.`ownerId`, 'title', OLD.`title`, 'titleKey', OLD.`titleKey`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'pipelineId', OLD.`pipelineId`, 'stage', OLD.`stage`, 'position', OLD.`position`, 'amountCents', OLD.`amountCents`, 'currency', OLD.`currency`, 'probability', OLD.`probability`, 'expectedClose', OLD.`expectedClose`, 'lostReason', OLD.`lostReason`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'customFields', OLD.`customFields`, 'stageChangedAt', OLD.`stageChangedAt`, 'closedAt', OLD.`closedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_fields_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_fields_journal_insert` AFTER INSERT ON `crm_fields`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'field', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_fields_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_fields_journal_update` AFTER UPDATE ON `crm_fields`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`key` IS NOT OLD.`key` OR NEW.`label` IS NOT OLD.`label` OR NEW.`help` IS NOT OLD.`help` OR NEW.`type` IS NOT OLD.`type` OR NEW.`options` IS NOT OLD.`options` OR NEW.`isRequired` IS NOT OLD.`isRequired` OR NEW.`isUnique` IS NOT OLD.`isUnique` OR NEW.`defaultValue` IS NOT OLD.`defaultValue` OR NEW.`deletedAt` IS NOT OLD.`deletedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'field', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`key` IS OLD.`key`, '', ',"key":' || json_quote(OLD.`key`)) || iif(NEW.`label` IS OLD.`label`, '', ',"label":' || json_quote(OLD.`label`)) || iif(NEW.`help` IS OLD.`help`, '', ',"help":' || json_quote(OLD.`help`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`options` IS OLD.`options`, '', ',"options":' || json_quote(OLD.`options`)) || iif(NEW.`isRequired` IS OLD.`isRequired`, '', ',"isRequired":' || json_quote(OLD.`isRequired`)) || iif(NEW.`isUnique` IS OLD.`isUnique`, '', ',"isUnique":' || json_quote(OLD.`isUnique`)) || iif(NEW.`defaultValue` IS OLD.`defaultValue`, '', ',"defaultValue":' || json_quote(OLD.`defaultValue`)) || iif(NEW.`deletedAt` IS OLD.`deletedAt`, '', ',"deletedAt":' || json_quote(OLD.`deletedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_fields_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_fields_journal_delete` AFTER DELETE ON `crm_fields`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'field', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'kind', OLD.`kind`, 'key', OLD.`key`, 'label', OLD.`label`, 'help', OLD.`help`, 'type', OLD.`type`, 'options', OLD.`options`, 'isRequired', OLD.`isRequired`, 'isUnique', OLD.`isUnique`, 'defaultValue', OLD.`defaultValue`, 'deletedAt', OLD.`deletedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

CREATE TABLE `causes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer,
	`actorId` integer,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`requestId` text,
	`undoes` integer,
	`undoneBy` integer,
	`at` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`undoes`) REFERENCES `causes`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`undoneBy`) REFERENCES `causes`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `causes_workspace` ON `causes` (`workspaceId`,`id`);--> statement-breakpoint
CREATE INDEX `causes_actor` ON `causes` (`actorId`);--> statement-breakpoint
CREATE INDEX `causes_undoes` ON `causes` (`undoes`);--> statement-breakpoint
CREATE INDEX `causes_undoneBy` ON `causes` (`undoneBy`);--> statement-breakpoint
CREATE INDEX `causes_age` ON `causes` (`at`);--> statement-breakpoint
CREATE TABLE `changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`causeId` integer,
	`record` text NOT NULL,
	`recordId` integer NOT NULL,
	`act` text NOT NULL,
	`was` text,
	`undoneBy` integer,
	FOREIGN KEY (`causeId`) REFERENCES `causes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `changes_cause` ON `changes` (`causeId`,`id`);--> statement-breakpoint
CREATE INDEX `changes_record` ON `changes` (`record`,`recordId`,`id`);--> statement-breakpoint
CREATE TABLE `journal` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`causeId` integer,
	`paused` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
INSERT INTO `journal` (`id`) VALUES (1);
--> statement-breakpoint
CREATE TABLE `__new_crm_company_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`tagId` integer NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tagId`) REFERENCES `crm_tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_crm_company_tags`("companyId", "tagId") SELECT "companyId", "tagId" FROM `crm_company_tags`;--> statement-breakpoint
DROP TABLE `crm_company_tags`;--> statement-breakpoint
ALTER TABLE `__new_crm_company_tags` RENAME TO `crm_company_tags`;--> statement-breakpoint
CREATE UNIQUE INDEX `crm_company_tags_once` ON `crm_company_tags` (`companyId`,`tagId`);--> statement-breakpoint
CREATE INDEX `crm_company_tags_tag` ON `crm_company_tags` (`tagId`,`companyId`);--> statement-breakpoint
CREATE TABLE `__new_crm_contact_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contactId` integer NOT NULL,
	`tagId` integer NOT NULL,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tagId`) REFERENCES `crm_tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_crm_contact_tags`("contactId", "tagId") SELECT "contactId", "tagId" FROM `crm_contact_tags`;--> statement-breakpoint
DROP TABLE `crm_contact_tags`;--> statement-breakpoint
ALTER TABLE `__new_crm_contact_tags` RENAME TO `crm_contact_tags`;--> statement-breakpoint
CREATE UNIQUE INDEX `crm_contact_tags_once` ON `crm_contact_tags` (`contactId`,`tagId`);--> statement-breakpoint
CREATE INDEX `crm_contact_tags_tag` ON `crm_contact_tags` (`tagId`,`contactId`);--> statement-breakpoint
ALTER TABLE `idempotency_keys` ADD `causeId` integer;--> statement-breakpoint
ALTER TABLE `crm_jobs` ADD `causeId` integer;--> statement-breakpoint
ALTER TABLE `crm_merges` ADD `causeId` integer;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `causeId` integer;
--> statement-breakpoint
DROP TABLE `deleted_records`;
--> statement-breakpoint
-- The triggers of the journal (db/journal/journal-triggers.ts).
CREATE TRIGGER `causes_open` AFTER INSERT ON `causes`
BEGIN
  SELECT RAISE(ABORT, 'a cause is open already') WHERE (SELECT `causeId` FROM `journal` WHERE `id` = 1) IS NOT NULL;
  UPDATE `journal` SET `causeId` = NEW.`id` WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_journal_start` BEFORE DELETE ON `workspaces`
BEGIN
  UPDATE `journal` SET `paused` = `paused` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `workspaces_journal_end` AFTER DELETE ON `workspaces`
BEGIN
  UPDATE `journal` SET `paused` = `paused` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `users_journal_start` BEFORE DELETE ON `users`
BEGIN
  UPDATE `journal` SET `paused` = `paused` + 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `users_journal_end` AFTER DELETE ON `users`
BEGIN
  UPDATE `journal` SET `paused` = `paused` - 1 WHERE `id` = 1;
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_journal_insert` AFTER INSERT ON `crm_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_journal_update` AFTER UPDATE ON `crm_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`nameKey` IS NOT OLD.`nameKey` OR NEW.`domain` IS NOT OLD.`domain` OR NEW.`domainKey` IS NOT OLD.`domainKey` OR NEW.`taxId` IS NOT OLD.`taxId` OR NEW.`taxIdKey` IS NOT OLD.`taxIdKey` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`size` IS NOT OLD.`size` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`address` IS NOT OLD.`address` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`customFields` IS NOT OLD.`customFields`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`nameKey` IS OLD.`nameKey`, '', ',"nameKey":' || json_quote(OLD.`nameKey`)) || iif(NEW.`domain` IS OLD.`domain`, '', ',"domain":' || json_quote(OLD.`domain`)) || iif(NEW.`domainKey` IS OLD.`domainKey`, '', ',"domainKey":' || json_quote(OLD.`domainKey`)) || iif(NEW.`taxId` IS OLD.`taxId`, '', ',"taxId":' || json_quote(OLD.`taxId`)) || iif(NEW.`taxIdKey` IS OLD.`taxIdKey`, '', ',"taxIdKey":' || json_quote(OLD.`taxIdKey`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`size` IS OLD.`size`, '', ',"size":' || json_quote(OLD.`size`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`address` IS OLD.`address`, '', ',"address":' || json_quote(OLD.`address`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`customFields` IS OLD.`customFields`, '', ',"customFields":' || json_quote(OLD.`customFields`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_journal_delete` AFTER DELETE ON `crm_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'name', OLD.`name`, 'nameKey', OLD.`nameKey`, 'domain', OLD.`domain`, 'domainKey', OLD.`domainKey`, 'taxId', OLD.`taxId`, 'taxIdKey', OLD.`taxIdKey`, 'sector', OLD.`sector`, 'size', OLD.`size`, 'phone', OLD.`phone`, 'address', OLD.`address`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'customFields', OLD.`customFields`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_journal_insert` AFTER INSERT ON `crm_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_journal_update` AFTER UPDATE ON `crm_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`firstName` IS NOT OLD.`firstName` OR NEW.`lastName` IS NOT OLD.`lastName` OR NEW.`nameKey` IS NOT OLD.`nameKey` OR NEW.`email` IS NOT OLD.`email` OR NEW.`emailKey` IS NOT OLD.`emailKey` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`phoneKey` IS NOT OLD.`phoneKey` OR NEW.`emails` IS NOT OLD.`emails` OR NEW.`phones` IS NOT OLD.`phones` OR NEW.`otherKeys` IS NOT OLD.`otherKeys` OR NEW.`position` IS NOT OLD.`position` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`customFields` IS NOT OLD.`customFields` OR NEW.`consent` IS NOT OLD.`consent`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`firstName` IS OLD.`firstName`, '', ',"firstName":' || json_quote(OLD.`firstName`)) || iif(NEW.`lastName` IS OLD.`lastName`, '', ',"lastName":' || json_quote(OLD.`lastName`)) || iif(NEW.`nameKey` IS OLD.`nameKey`, '', ',"nameKey":' || json_quote(OLD.`nameKey`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`emailKey` IS OLD.`emailKey`, '', ',"emailKey":' || json_quote(OLD.`emailKey`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`phoneKey` IS OLD.`phoneKey`, '', ',"phoneKey":' || json_quote(OLD.`phoneKey`)) || iif(NEW.`emails` IS OLD.`emails`, '', ',"emails":' || json_quote(OLD.`emails`)) || iif(NEW.`phones` IS OLD.`phones`, '', ',"phones":' || json_quote(OLD.`phones`)) || iif(NEW.`otherKeys` IS OLD.`otherKeys`, '', ',"otherKeys":' || json_quote(OLD.`otherKeys`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`customFields` IS OLD.`customFields`, '', ',"customFields":' || json_quote(OLD.`customFields`)) || iif(NEW.`consent` IS OLD.`consent`, '', ',"consent":' || json_quote(OLD.`consent`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_journal_delete` AFTER DELETE ON `crm_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'firstName', OLD.`firstName`, 'lastName', OLD.`lastName`, 'nameKey', OLD.`nameKey`, 'email', OLD.`email`, 'emailKey', OLD.`emailKey`, 'phone', OLD.`phone`, 'phoneKey', OLD.`phoneKey`, 'emails', OLD.`emails`, 'phones', OLD.`phones`, 'otherKeys', OLD.`otherKeys`, 'position', OLD.`position`, 'companyId', OLD.`companyId`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'customFields', OLD.`customFields`, 'consent', OLD.`consent`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tags_journal_insert` AFTER INSERT ON `crm_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'tag', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tags_journal_update` AFTER UPDATE ON `crm_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`nameKey` IS NOT OLD.`nameKey`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'tag', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`nameKey` IS OLD.`nameKey`, '', ',"nameKey":' || json_quote(OLD.`nameKey`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tags_journal_delete` AFTER DELETE ON `crm_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'tag', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'name', OLD.`name`, 'nameKey', OLD.`nameKey`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contact_tags_journal_insert` AFTER INSERT ON `crm_contact_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact_tag', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contact_tags_journal_update` AFTER UPDATE ON `crm_contact_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`tagId` IS NOT OLD.`tagId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact_tag', NEW.`id`, '~', '{' || substr(iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`tagId` IS OLD.`tagId`, '', ',"tagId":' || json_quote(OLD.`tagId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contact_tags_journal_delete` AFTER DELETE ON `crm_contact_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact_tag', OLD.`id`, '-', json_object('id', OLD.`id`, 'contactId', OLD.`contactId`, 'tagId', OLD.`tagId`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_company_tags_journal_insert` AFTER INSERT ON `crm_company_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company_tag', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_company_tags_journal_update` AFTER UPDATE ON `crm_company_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`tagId` IS NOT OLD.`tagId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company_tag', NEW.`id`, '~', '{' || substr(iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`tagId` IS OLD.`tagId`, '', ',"tagId":' || json_quote(OLD.`tagId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_company_tags_journal_delete` AFTER DELETE ON `crm_company_tags`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company_tag', OLD.`id`, '-', json_object('id', OLD.`id`, 'companyId', OLD.`companyId`, 'tagId', OLD.`tagId`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_pipelines_journal_insert` AFTER INSERT ON `crm_pipelines`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'pipeline', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_pipelines_journal_update` AFTER UPDATE ON `crm_pipelines`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`name` IS NOT OLD.`name`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'pipeline', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_pipelines_journal_delete` AFTER DELETE ON `crm_pipelines`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'pipeline', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'name', OLD.`name`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stages_journal_insert` AFTER INSERT ON `crm_stages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stages_journal_update` AFTER UPDATE ON `crm_stages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`pipelineId` IS NOT OLD.`pipelineId` OR NEW.`key` IS NOT OLD.`key` OR NEW.`name` IS NOT OLD.`name` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`probability` IS NOT OLD.`probability` OR NEW.`position` IS NOT OLD.`position`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage', NEW.`id`, '~', '{' || substr(iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)) || iif(NEW.`key` IS OLD.`key`, '', ',"key":' || json_quote(OLD.`key`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`probability` IS OLD.`probability`, '', ',"probability":' || json_quote(OLD.`probability`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stages_journal_delete` AFTER DELETE ON `crm_stages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage', OLD.`id`, '-', json_object('id', OLD.`id`, 'pipelineId', OLD.`pipelineId`, 'key', OLD.`key`, 'name', OLD.`name`, 'kind', OLD.`kind`, 'probability', OLD.`probability`, 'position', OLD.`position`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_insert` AFTER INSERT ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_update` AFTER UPDATE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`titleKey` IS NOT OLD.`titleKey` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`pipelineId` IS NOT OLD.`pipelineId` OR NEW.`stage` IS NOT OLD.`stage` OR NEW.`position` IS NOT OLD.`position` OR NEW.`amountCents` IS NOT OLD.`amountCents` OR NEW.`currency` IS NOT OLD.`currency` OR NEW.`probability` IS NOT OLD.`probability` OR NEW.`expectedClose` IS NOT OLD.`expectedClose` OR NEW.`lostReason` IS NOT OLD.`lostReason` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`stageChangedAt` IS NOT OLD.`stageChangedAt` OR NEW.`closedAt` IS NOT OLD.`closedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`titleKey` IS OLD.`titleKey`, '', ',"titleKey":' || json_quote(OLD.`titleKey`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)) || iif(NEW.`stage` IS OLD.`stage`, '', ',"stage":' || json_quote(OLD.`stage`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`amountCents` IS OLD.`amountCents`, '', ',"amountCents":' || json_quote(OLD.`amountCents`)) || iif(NEW.`currency` IS OLD.`currency`, '', ',"currency":' || json_quote(OLD.`currency`)) || iif(NEW.`probability` IS OLD.`probability`, '', ',"probability":' || json_quote(OLD.`probability`)) || iif(NEW.`expectedClose` IS OLD.`expectedClose`, '', ',"expectedClose":' || json_quote(OLD.`expectedClose`)) || iif(NEW.`lostReason` IS OLD.`lostReason`, '', ',"lostReason":' || json_quote(OLD.`lostReason`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`stageChangedAt` IS OLD.`stageChangedAt`, '', ',"stageChangedAt":' || json_quote(OLD.`stageChangedAt`)) || iif(NEW.`closedAt` IS OLD.`closedAt`, '', ',"closedAt":' || json_quote(OLD.`closedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_delete` AFTER DELETE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'title', OLD.`title`, 'titleKey', OLD.`titleKey`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'pipelineId', OLD.`pipelineId`, 'stage', OLD.`stage`, 'position', OLD.`position`, 'amountCents', OLD.`amountCents`, 'currency', OLD.`currency`, 'probability', OLD.`probability`, 'expectedClose', OLD.`expectedClose`, 'lostReason', OLD.`lostReason`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'stageChangedAt', OLD.`stageChangedAt`, 'closedAt', OLD.`closedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stage_changes_journal_insert` AFTER INSERT ON `crm_stage_changes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage_change', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stage_changes_journal_update` AFTER UPDATE ON `crm_stage_changes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId` OR NEW.`fromStage` IS NOT OLD.`fromStage` OR NEW.`toStage` IS NOT OLD.`toStage` OR NEW.`userId` IS NOT OLD.`userId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage_change', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`fromStage` IS OLD.`fromStage`, '', ',"fromStage":' || json_quote(OLD.`fromStage`)) || iif(NEW.`toStage` IS OLD.`toStage`, '', ',"toStage":' || json_quote(OLD.`toStage`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_stage_changes_journal_delete` AFTER DELETE ON `crm_stage_changes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage_change', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'opportunityId', OLD.`opportunityId`, 'fromStage', OLD.`fromStage`, 'toStage', OLD.`toStage`, 'userId', OLD.`userId`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_insert` AFTER INSERT ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_update` AFTER UPDATE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`type` IS NOT OLD.`type` OR NEW.`direction` IS NOT OLD.`direction` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body` OR NEW.`occurredAt` IS NOT OLD.`occurredAt` OR NEW.`inboxEntryId` IS NOT OLD.`inboxEntryId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`direction` IS OLD.`direction`, '', ',"direction":' || json_quote(OLD.`direction`)) || iif(NEW.`subject` IS OLD.`subject`, '', ',"subject":' || json_quote(OLD.`subject`)) || iif(NEW.`body` IS OLD.`body`, '', ',"body":' || json_quote(OLD.`body`)) || iif(NEW.`occurredAt` IS OLD.`occurredAt`, '', ',"occurredAt":' || json_quote(OLD.`occurredAt`)) || iif(NEW.`inboxEntryId` IS OLD.`inboxEntryId`, '', ',"inboxEntryId":' || json_quote(OLD.`inboxEntryId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_delete` AFTER DELETE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'type', OLD.`type`, 'direction', OLD.`direction`, 'subject', OLD.`subject`, 'body', OLD.`body`, 'occurredAt', OLD.`occurredAt`, 'status', OLD.`status`, 'outboxId', OLD.`outboxId`, 'inboxEntryId', OLD.`inboxEntryId`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_journal_insert` AFTER INSERT ON `crm_tasks`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'task', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_journal_update` AFTER UPDATE ON `crm_tasks`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`dueAt` IS NOT OLD.`dueAt` OR NEW.`remindAt` IS NOT OLD.`remindAt` OR NEW.`recurrence` IS NOT OLD.`recurrence` OR NEW.`doneAt` IS NOT OLD.`doneAt` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'task', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`dueAt` IS OLD.`dueAt`, '', ',"dueAt":' || json_quote(OLD.`dueAt`)) || iif(NEW.`remindAt` IS OLD.`remindAt`, '', ',"remindAt":' || json_quote(OLD.`remindAt`)) || iif(NEW.`recurrence` IS OLD.`recurrence`, '', ',"recurrence":' || json_quote(OLD.`recurrence`)) || iif(NEW.`doneAt` IS OLD.`doneAt`, '', ',"doneAt":' || json_quote(OLD.`doneAt`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_journal_delete` AFTER DELETE ON `crm_tasks`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'task', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'title', OLD.`title`, 'notes', OLD.`notes`, 'dueAt', OLD.`dueAt`, 'remindAt', OLD.`remindAt`, 'recurrence', OLD.`recurrence`, 'doneAt', OLD.`doneAt`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_templates_journal_insert` AFTER INSERT ON `crm_templates`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'template', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_templates_journal_update` AFTER UPDATE ON `crm_templates`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body` OR NEW.`language` IS NOT OLD.`language`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'template', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`subject` IS OLD.`subject`, '', ',"subject":' || json_quote(OLD.`subject`)) || iif(NEW.`body` IS OLD.`body`, '', ',"body":' || json_quote(OLD.`body`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_templates_journal_delete` AFTER DELETE ON `crm_templates`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'template', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'name', OLD.`name`, 'subject', OLD.`subject`, 'body', OLD.`body`, 'language', OLD.`language`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_events_journal_insert` AFTER INSERT ON `crm_events`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'event', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_events_journal_update` AFTER UPDATE ON `crm_events`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`data` IS NOT OLD.`data` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'event', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(OLD.`data`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `crm_events_journal_delete` AFTER DELETE ON `crm_events`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'event', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'kind', OLD.`kind`, 'data', OLD.`data`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_journal_update` AFTER UPDATE ON `inbox_entries`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`kind` IS NOT OLD.`kind` OR NEW.`status` IS NOT OLD.`status` OR NEW.`contactMessageId` IS NOT OLD.`contactMessageId` OR NEW.`source` IS NOT OLD.`source` OR NEW.`language` IS NOT OLD.`language` OR NEW.`page` IS NOT OLD.`page` OR NEW.`about` IS NOT OLD.`about` OR NEW.`utmSource` IS NOT OLD.`utmSource` OR NEW.`utmMedium` IS NOT OLD.`utmMedium` OR NEW.`utmCampaign` IS NOT OLD.`utmCampaign` OR NEW.`utmTerm` IS NOT OLD.`utmTerm` OR NEW.`utmContent` IS NOT OLD.`utmContent` OR NEW.`consentVersion` IS NOT OLD.`consentVersion` OR NEW.`consentAt` IS NOT OLD.`consentAt` OR NEW.`marketingLeadId` IS NOT OLD.`marketingLeadId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId` OR NEW.`convertedAt` IS NOT OLD.`convertedAt` OR NEW.`repliedAt` IS NOT OLD.`repliedAt` OR NEW.`held` IS NOT OLD.`held` OR NEW.`userId` IS NOT OLD.`userId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'enquiry', NEW.`id`, '~', '{' || substr(iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`contactMessageId` IS OLD.`contactMessageId`, '', ',"contactMessageId":' || json_quote(OLD.`contactMessageId`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`page` IS OLD.`page`, '', ',"page":' || json_quote(OLD.`page`)) || iif(NEW.`about` IS OLD.`about`, '', ',"about":' || json_quote(OLD.`about`)) || iif(NEW.`utmSource` IS OLD.`utmSource`, '', ',"utmSource":' || json_quote(OLD.`utmSource`)) || iif(NEW.`utmMedium` IS OLD.`utmMedium`, '', ',"utmMedium":' || json_quote(OLD.`utmMedium`)) || iif(NEW.`utmCampaign` IS OLD.`utmCampaign`, '', ',"utmCampaign":' || json_quote(OLD.`utmCampaign`)) || iif(NEW.`utmTerm` IS OLD.`utmTerm`, '', ',"utmTerm":' || json_quote(OLD.`utmTerm`)) || iif(NEW.`utmContent` IS OLD.`utmContent`, '', ',"utmContent":' || json_quote(OLD.`utmContent`)) || iif(NEW.`consentVersion` IS OLD.`consentVersion`, '', ',"consentVersion":' || json_quote(OLD.`consentVersion`)) || iif(NEW.`consentAt` IS OLD.`consentAt`, '', ',"consentAt":' || json_quote(OLD.`consentAt`)) || iif(NEW.`marketingLeadId` IS OLD.`marketingLeadId`, '', ',"marketingLeadId":' || json_quote(OLD.`marketingLeadId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`convertedAt` IS OLD.`convertedAt`, '', ',"convertedAt":' || json_quote(OLD.`convertedAt`)) || iif(NEW.`repliedAt` IS OLD.`repliedAt`, '', ',"repliedAt":' || json_quote(OLD.`repliedAt`)) || iif(NEW.`held` IS OLD.`held`, '', ',"held":' || json_quote(OLD.`held`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_journal_update` AFTER UPDATE ON `contact_messages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`email` IS NOT OLD.`email` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`message` IS NOT OLD.`message` OR NEW.`company` IS NOT OLD.`company` OR NEW.`service` IS NOT OLD.`service` OR NEW.`read` IS NOT OLD.`read`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'message', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`subject` IS OLD.`subject`, '', ',"subject":' || json_quote(OLD.`subject`)) || iif(NEW.`message` IS OLD.`message`, '', ',"message":' || json_quote(OLD.`message`)) || iif(NEW.`company` IS OLD.`company`, '', ',"company":' || json_quote(OLD.`company`)) || iif(NEW.`service` IS OLD.`service`, '', ',"service":' || json_quote(OLD.`service`)) || iif(NEW.`read` IS OLD.`read`, '', ',"read":' || json_quote(OLD.`read`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `outbox_journal_delete` AFTER DELETE ON `outbox`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND OLD.`status` = 'queued' AND NOT OLD.`isAutomatic`
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'email', OLD.`id`, '-', json_object('id', OLD.`id`, 'kind', OLD.`kind`, 'dedupeKey', OLD.`dedupeKey`, 'userId', OLD.`userId`, 'recipient', OLD.`recipient`, 'replyTo', OLD.`replyTo`, 'subject', OLD.`subject`, 'text', OLD.`text`, 'html', OLD.`html`, 'sealedWith', OLD.`sealedWith`, 'messageId', OLD.`messageId`, 'isAutomatic', OLD.`isAutomatic`, 'status', OLD.`status`, 'attempts', OLD.`attempts`, 'nextAttemptAt', OLD.`nextAttemptAt`, 'queuedAt', OLD.`queuedAt`, 'lastError', OLD.`lastError`, 'createdAt', OLD.`createdAt`, 'sentAt', OLD.`sentAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `mail_suppressions_journal_insert` AFTER INSERT ON `mail_suppressions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'unsubscribed', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `mail_suppressions_journal_update` AFTER UPDATE ON `mail_suppressions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`addressHash` IS NOT OLD.`addressHash` OR NEW.`importId` IS NOT OLD.`importId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'unsubscribed', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`addressHash` IS OLD.`addressHash`, '', ',"addressHash":' || json_quote(OLD.`addressHash`)) || iif(NEW.`importId` IS OLD.`importId`, '', ',"importId":' || json_quote(OLD.`importId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `mail_suppressions_journal_delete` AFTER DELETE ON `mail_suppressions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'unsubscribed', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'addressHash', OLD.`addressHash`, 'importId', OLD.`importId`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `companies_journal_insert` AFTER INSERT ON `companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_company', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `companies_journal_update` AFTER UPDATE ON `companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`size` IS NOT OLD.`size` OR NEW.`structure` IS NOT OLD.`structure` OR NEW.`email` IS NOT OLD.`email` OR NEW.`country` IS NOT OLD.`country` OR NEW.`employees` IS NOT OLD.`employees` OR NEW.`hourlyCostCents` IS NOT OLD.`hourlyCostCents` OR NEW.`budgetCents` IS NOT OLD.`budgetCents` OR NEW.`startDate` IS NOT OLD.`startDate` OR NEW.`deadline` IS NOT OLD.`deadline` OR NEW.`tools` IS NOT OLD.`tools` OR NEW.`personalData` IS NOT OLD.`personalData` OR NEW.`isPublicSector` IS NOT OLD.`isPublicSector` OR NEW.`logoId` IS NOT OLD.`logoId` OR NEW.`colors` IS NOT OLD.`colors` OR NEW.`author` IS NOT OLD.`author` OR NEW.`unconfirmed` IS NOT OLD.`unconfirmed` OR NEW.`searchText` IS NOT OLD.`searchText` OR NEW.`followsCompanyId` IS NOT OLD.`followsCompanyId` OR NEW.`followKind` IS NOT OLD.`followKind` OR NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_company', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`size` IS OLD.`size`, '', ',"size":' || json_quote(OLD.`size`)) || iif(NEW.`structure` IS OLD.`structure`, '', ',"structure":' || json_quote(OLD.`structure`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`country` IS OLD.`country`, '', ',"country":' || json_quote(OLD.`country`)) || iif(NEW.`employees` IS OLD.`employees`, '', ',"employees":' || json_quote(OLD.`employees`)) || iif(NEW.`hourlyCostCents` IS OLD.`hourlyCostCents`, '', ',"hourlyCostCents":' || json_quote(OLD.`hourlyCostCents`)) || iif(NEW.`budgetCents` IS OLD.`budgetCents`, '', ',"budgetCents":' || json_quote(OLD.`budgetCents`)) || iif(NEW.`startDate` IS OLD.`startDate`, '', ',"startDate":' || json_quote(OLD.`startDate`)) || iif(NEW.`deadline` IS OLD.`deadline`, '', ',"deadline":' || json_quote(OLD.`deadline`)) || iif(NEW.`tools` IS OLD.`tools`, '', ',"tools":' || json_quote(OLD.`tools`)) || iif(NEW.`personalData` IS OLD.`personalData`, '', ',"personalData":' || json_quote(OLD.`personalData`)) || iif(NEW.`isPublicSector` IS OLD.`isPublicSector`, '', ',"isPublicSector":' || json_quote(OLD.`isPublicSector`)) || iif(NEW.`logoId` IS OLD.`logoId`, '', ',"logoId":' || json_quote(OLD.`logoId`)) || iif(NEW.`colors` IS OLD.`colors`, '', ',"colors":' || json_quote(OLD.`colors`)) || iif(NEW.`author` IS OLD.`author`, '', ',"author":' || json_quote(OLD.`author`)) || iif(NEW.`unconfirmed` IS OLD.`unconfirmed`, '', ',"unconfirmed":' || json_quote(OLD.`unconfirmed`)) || iif(NEW.`searchText` IS OLD.`searchText`, '', ',"searchText":' || json_quote(OLD.`searchText`)) || iif(NEW.`followsCompanyId` IS OLD.`followsCompanyId`, '', ',"followsCompanyId":' || json_quote(OLD.`followsCompanyId`)) || iif(NEW.`followKind` IS OLD.`followKind`, '', ',"followKind":' || json_quote(OLD.`followKind`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `companies_journal_delete` AFTER DELETE ON `companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_company', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'sector', OLD.`sector`, 'size', OLD.`size`, 'structure', OLD.`structure`, 'email', OLD.`email`, 'country', OLD.`country`, 'employees', OLD.`employees`, 'hourlyCostCents', OLD.`hourlyCostCents`, 'budgetCents', OLD.`budgetCents`, 'startDate', OLD.`startDate`, 'deadline', OLD.`deadline`, 'tools', OLD.`tools`, 'personalData', OLD.`personalData`, 'isPublicSector', OLD.`isPublicSector`, 'logoId', OLD.`logoId`, 'colors', OLD.`colors`, 'author', OLD.`author`, 'unconfirmed', OLD.`unconfirmed`, 'searchText', OLD.`searchText`, 'followsCompanyId', OLD.`followsCompanyId`, 'followKind', OLD.`followKind`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'contentUpdatedAt', OLD.`contentUpdatedAt`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`));
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_journal_insert` AFTER INSERT ON `company_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_contact', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_journal_update` AFTER UPDATE ON `company_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`position` IS NOT OLD.`position` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`email` IS NOT OLD.`email` OR NEW.`isPrimary` IS NOT OLD.`isPrimary` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_contact', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`isPrimary` IS OLD.`isPrimary`, '', ',"isPrimary":' || json_quote(OLD.`isPrimary`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_journal_delete` AFTER DELETE ON `company_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_contact', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'position', OLD.`position`, 'phone', OLD.`phone`, 'email', OLD.`email`, 'isPrimary', OLD.`isPrimary`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `products_journal_insert` AFTER INSERT ON `products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_product', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `products_journal_update` AFTER UPDATE ON `products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description` OR NEW.`type` IS NOT OLD.`type` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_product', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`description` IS OLD.`description`, '', ',"description":' || json_quote(OLD.`description`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `products_journal_delete` AFTER DELETE ON `products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_product', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'description', OLD.`description`, 'type', OLD.`type`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `departments_journal_insert` AFTER INSERT ON `departments`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'department', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `departments_journal_update` AFTER UPDATE ON `departments`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`function` IS NOT OLD.`function` OR NEW.`digitalizationLevel` IS NOT OLD.`digitalizationLevel` OR NEW.`headcount` IS NOT OLD.`headcount` OR NEW.`targetLevel` IS NOT OLD.`targetLevel` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'department', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`function` IS OLD.`function`, '', ',"function":' || json_quote(OLD.`function`)) || iif(NEW.`digitalizationLevel` IS OLD.`digitalizationLevel`, '', ',"digitalizationLevel":' || json_quote(OLD.`digitalizationLevel`)) || iif(NEW.`headcount` IS OLD.`headcount`, '', ',"headcount":' || json_quote(OLD.`headcount`)) || iif(NEW.`targetLevel` IS OLD.`targetLevel`, '', ',"targetLevel":' || json_quote(OLD.`targetLevel`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `departments_journal_delete` AFTER DELETE ON `departments`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'department', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'function', OLD.`function`, 'digitalizationLevel', OLD.`digitalizationLevel`, 'headcount', OLD.`headcount`, 'targetLevel', OLD.`targetLevel`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `problems_journal_insert` AFTER INSERT ON `problems`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'problem', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `problems_journal_update` AFTER UPDATE ON `problems`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`description` IS NOT OLD.`description` OR NEW.`priority` IS NOT OLD.`priority` OR NEW.`departmentId` IS NOT OLD.`departmentId` OR NEW.`hoursPerWeek` IS NOT OLD.`hoursPerWeek` OR NEW.`people` IS NOT OLD.`people` OR NEW.`incidentsPerMonth` IS NOT OLD.`incidentsPerMonth` OR NEW.`incidentCostCents` IS NOT OLD.`incidentCostCents` OR NEW.`tiedUpCents` IS NOT OLD.`tiedUpCents` OR NEW.`ownerContactId` IS NOT OLD.`ownerContactId` OR NEW.`source` IS NOT OLD.`source` OR NEW.`reading` IS NOT OLD.`reading` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'problem', NEW.`id`, '~', '{' || substr(iif(NEW.`description` IS OLD.`description`, '', ',"description":' || json_quote(OLD.`description`)) || iif(NEW.`priority` IS OLD.`priority`, '', ',"priority":' || json_quote(OLD.`priority`)) || iif(NEW.`departmentId` IS OLD.`departmentId`, '', ',"departmentId":' || json_quote(OLD.`departmentId`)) || iif(NEW.`hoursPerWeek` IS OLD.`hoursPerWeek`, '', ',"hoursPerWeek":' || json_quote(OLD.`hoursPerWeek`)) || iif(NEW.`people` IS OLD.`people`, '', ',"people":' || json_quote(OLD.`people`)) || iif(NEW.`incidentsPerMonth` IS OLD.`incidentsPerMonth`, '', ',"incidentsPerMonth":' || json_quote(OLD.`incidentsPerMonth`)) || iif(NEW.`incidentCostCents` IS OLD.`incidentCostCents`, '', ',"incidentCostCents":' || json_quote(OLD.`incidentCostCents`)) || iif(NEW.`tiedUpCents` IS OLD.`tiedUpCents`, '', ',"tiedUpCents":' || json_quote(OLD.`tiedUpCents`)) || iif(NEW.`ownerContactId` IS OLD.`ownerContactId`, '', ',"ownerContactId":' || json_quote(OLD.`ownerContactId`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`reading` IS OLD.`reading`, '', ',"reading":' || json_quote(OLD.`reading`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `problems_journal_delete` AFTER DELETE ON `problems`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'problem', OLD.`id`, '-', json_object('id', OLD.`id`, 'description', OLD.`description`, 'priority', OLD.`priority`, 'departmentId', OLD.`departmentId`, 'hoursPerWeek', OLD.`hoursPerWeek`, 'people', OLD.`people`, 'incidentsPerMonth', OLD.`incidentsPerMonth`, 'incidentCostCents', OLD.`incidentCostCents`, 'tiedUpCents', OLD.`tiedUpCents`, 'ownerContactId', OLD.`ownerContactId`, 'source', OLD.`source`, 'reading', OLD.`reading`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_journal_insert` AFTER INSERT ON `strengths`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'strength', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_journal_update` AFTER UPDATE ON `strengths`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`description` IS NOT OLD.`description` OR NEW.`impact` IS NOT OLD.`impact` OR NEW.`ownerContactId` IS NOT OLD.`ownerContactId` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'strength', NEW.`id`, '~', '{' || substr(iif(NEW.`description` IS OLD.`description`, '', ',"description":' || json_quote(OLD.`description`)) || iif(NEW.`impact` IS OLD.`impact`, '', ',"impact":' || json_quote(OLD.`impact`)) || iif(NEW.`ownerContactId` IS OLD.`ownerContactId`, '', ',"ownerContactId":' || json_quote(OLD.`ownerContactId`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_journal_delete` AFTER DELETE ON `strengths`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'strength', OLD.`id`, '-', json_object('id', OLD.`id`, 'description', OLD.`description`, 'impact', OLD.`impact`, 'ownerContactId', OLD.`ownerContactId`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `profile_proposals_journal_insert` AFTER INSERT ON `profile_proposals`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'proposal', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `profile_proposals_journal_update` AFTER UPDATE ON `profile_proposals`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`origin` IS NOT OLD.`origin` OR NEW.`questionnaireId` IS NOT OLD.`questionnaireId` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`fields` IS NOT OLD.`fields` OR NEW.`question` IS NOT OLD.`question` OR NEW.`state` IS NOT OLD.`state` OR NEW.`rowId` IS NOT OLD.`rowId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'proposal', NEW.`id`, '~', '{' || substr(iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`origin` IS OLD.`origin`, '', ',"origin":' || json_quote(OLD.`origin`)) || iif(NEW.`questionnaireId` IS OLD.`questionnaireId`, '', ',"questionnaireId":' || json_quote(OLD.`questionnaireId`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`fields` IS OLD.`fields`, '', ',"fields":' || json_quote(OLD.`fields`)) || iif(NEW.`question` IS OLD.`question`, '', ',"question":' || json_quote(OLD.`question`)) || iif(NEW.`state` IS OLD.`state`, '', ',"state":' || json_quote(OLD.`state`)) || iif(NEW.`rowId` IS OLD.`rowId`, '', ',"rowId":' || json_quote(OLD.`rowId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `profile_proposals_journal_delete` AFTER DELETE ON `profile_proposals`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'proposal', OLD.`id`, '-', json_object('id', OLD.`id`, 'companyId', OLD.`companyId`, 'origin', OLD.`origin`, 'questionnaireId', OLD.`questionnaireId`, 'kind', OLD.`kind`, 'fields', OLD.`fields`, 'question', OLD.`question`, 'state', OLD.`state`, 'rowId', OLD.`rowId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaires_journal_insert` AFTER INSERT ON `questionnaires`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaires_journal_update` AFTER UPDATE ON `questionnaires`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`tokenHash` IS NOT OLD.`tokenHash` OR NEW.`language` IS NOT OLD.`language` OR NEW.`template` IS NOT OLD.`template` OR NEW.`expiresAt` IS NOT OLD.`expiresAt` OR NEW.`revokedAt` IS NOT OLD.`revokedAt` OR NEW.`submittedAt` IS NOT OLD.`submittedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire', NEW.`id`, '~', '{' || substr(iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`tokenHash` IS OLD.`tokenHash`, '', ',"tokenHash":' || json_quote(OLD.`tokenHash`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`template` IS OLD.`template`, '', ',"template":' || json_quote(OLD.`template`)) || iif(NEW.`expiresAt` IS OLD.`expiresAt`, '', ',"expiresAt":' || json_quote(OLD.`expiresAt`)) || iif(NEW.`revokedAt` IS OLD.`revokedAt`, '', ',"revokedAt":' || json_quote(OLD.`revokedAt`)) || iif(NEW.`submittedAt` IS OLD.`submittedAt`, '', ',"submittedAt":' || json_quote(OLD.`submittedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaires_journal_delete` AFTER DELETE ON `questionnaires`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire', OLD.`id`, '-', json_object('id', OLD.`id`, 'companyId', OLD.`companyId`, 'tokenHash', OLD.`tokenHash`, 'language', OLD.`language`, 'template', OLD.`template`, 'expiresAt', OLD.`expiresAt`, 'revokedAt', OLD.`revokedAt`, 'submittedAt', OLD.`submittedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaire_answers_journal_insert` AFTER INSERT ON `questionnaire_answers`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire_answer', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaire_answers_journal_update` AFTER UPDATE ON `questionnaire_answers`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`questionnaireId` IS NOT OLD.`questionnaireId` OR NEW.`questionId` IS NOT OLD.`questionId` OR NEW.`answer` IS NOT OLD.`answer`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire_answer', NEW.`id`, '~', '{' || substr(iif(NEW.`questionnaireId` IS OLD.`questionnaireId`, '', ',"questionnaireId":' || json_quote(OLD.`questionnaireId`)) || iif(NEW.`questionId` IS OLD.`questionId`, '', ',"questionId":' || json_quote(OLD.`questionId`)) || iif(NEW.`answer` IS OLD.`answer`, '', ',"answer":' || json_quote(OLD.`answer`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `questionnaire_answers_journal_delete` AFTER DELETE ON `questionnaire_answers`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'questionnaire_answer', OLD.`id`, '-', json_object('id', OLD.`id`, 'questionnaireId', OLD.`questionnaireId`, 'questionId', OLD.`questionId`, 'answer', OLD.`answer`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_journal_insert` AFTER INSERT ON `report_drafts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'draft', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_journal_update` AFTER UPDATE ON `report_drafts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`blocks` IS NOT OLD.`blocks`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'draft', NEW.`id`, '~', '{' || substr(iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`blocks` IS OLD.`blocks`, '', ',"blocks":' || json_quote(OLD.`blocks`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_journal_delete` AFTER DELETE ON `report_drafts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'draft', OLD.`id`, '-', json_object('id', OLD.`id`, 'companyId', OLD.`companyId`, 'language', OLD.`language`, 'blocks', OLD.`blocks`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `company_logos_journal_insert` AFTER INSERT ON `company_logos`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'logo', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `company_logos_journal_update` AFTER UPDATE ON `company_logos`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`contentType` IS NOT OLD.`contentType` OR NEW.`data` IS NOT OLD.`data` OR NEW.`width` IS NOT OLD.`width` OR NEW.`height` IS NOT OLD.`height`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'logo', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`contentType` IS OLD.`contentType`, '', ',"contentType":' || json_quote(OLD.`contentType`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(hex(OLD.`data`))) || iif(NEW.`width` IS OLD.`width`, '', ',"width":' || json_quote(OLD.`width`)) || iif(NEW.`height` IS OLD.`height`, '', ',"height":' || json_quote(OLD.`height`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `company_logos_journal_delete` AFTER DELETE ON `company_logos`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'logo', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'contentType', OLD.`contentType`, 'data', hex(OLD.`data`), 'width', OLD.`width`, 'height', OLD.`height`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `reports_journal_insert` AFTER INSERT ON `reports`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `reports_journal_update` AFTER UPDATE ON `reports`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`analysis` IS NOT OLD.`analysis` OR NEW.`recommendations` IS NOT OLD.`recommendations` OR NEW.`aiArchitecture` IS NOT OLD.`aiArchitecture` OR NEW.`language` IS NOT OLD.`language` OR NEW.`parts` IS NOT OLD.`parts` OR NEW.`snapshot` IS NOT OLD.`snapshot` OR NEW.`rulesVersion` IS NOT OLD.`rulesVersion` OR NEW.`writer` IS NOT OLD.`writer` OR NEW.`writerModel` IS NOT OLD.`writerModel` OR NEW.`contentHash` IS NOT OLD.`contentHash` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report', NEW.`id`, '~', '{' || substr(iif(NEW.`analysis` IS OLD.`analysis`, '', ',"analysis":' || json_quote(OLD.`analysis`)) || iif(NEW.`recommendations` IS OLD.`recommendations`, '', ',"recommendations":' || json_quote(OLD.`recommendations`)) || iif(NEW.`aiArchitecture` IS OLD.`aiArchitecture`, '', ',"aiArchitecture":' || json_quote(OLD.`aiArchitecture`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`parts` IS OLD.`parts`, '', ',"parts":' || json_quote(OLD.`parts`)) || iif(NEW.`snapshot` IS OLD.`snapshot`, '', ',"snapshot":' || json_quote(OLD.`snapshot`)) || iif(NEW.`rulesVersion` IS OLD.`rulesVersion`, '', ',"rulesVersion":' || json_quote(OLD.`rulesVersion`)) || iif(NEW.`writer` IS OLD.`writer`, '', ',"writer":' || json_quote(OLD.`writer`)) || iif(NEW.`writerModel` IS OLD.`writerModel`, '', ',"writerModel":' || json_quote(OLD.`writerModel`)) || iif(NEW.`contentHash` IS OLD.`contentHash`, '', ',"contentHash":' || json_quote(OLD.`contentHash`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `reports_journal_delete` AFTER DELETE ON `reports`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report', OLD.`id`, '-', json_object('id', OLD.`id`, 'analysis', OLD.`analysis`, 'recommendations', OLD.`recommendations`, 'aiArchitecture', OLD.`aiArchitecture`, 'language', OLD.`language`, 'parts', OLD.`parts`, 'snapshot', OLD.`snapshot`, 'rulesVersion', OLD.`rulesVersion`, 'writer', OLD.`writer`, 'writerModel', OLD.`writerModel`, 'contentHash', OLD.`contentHash`, 'createdAt', OLD.`createdAt`, 'companyId', OLD.`companyId`));
END;
--> statement-breakpoint
CREATE TRIGGER `report_files_journal_delete` AFTER DELETE ON `report_files`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report_file', OLD.`id`, '-', json_object('id', OLD.`id`, 'reportId', OLD.`reportId`, 'format', OLD.`format`, 'sha256', OLD.`sha256`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `report_shares_journal_insert` AFTER INSERT ON `report_shares`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report_share', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `report_shares_journal_update` AFTER UPDATE ON `report_shares`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`reportId` IS NOT OLD.`reportId` OR NEW.`tokenHash` IS NOT OLD.`tokenHash` OR NEW.`expiresAt` IS NOT OLD.`expiresAt` OR NEW.`revokedAt` IS NOT OLD.`revokedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report_share', NEW.`id`, '~', '{' || substr(iif(NEW.`reportId` IS OLD.`reportId`, '', ',"reportId":' || json_quote(OLD.`reportId`)) || iif(NEW.`tokenHash` IS OLD.`tokenHash`, '', ',"tokenHash":' || json_quote(OLD.`tokenHash`)) || iif(NEW.`expiresAt` IS OLD.`expiresAt`, '', ',"expiresAt":' || json_quote(OLD.`expiresAt`)) || iif(NEW.`revokedAt` IS OLD.`revokedAt`, '', ',"revokedAt":' || json_quote(OLD.`revokedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `report_shares_journal_delete` AFTER DELETE ON `report_shares`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'report_share', OLD.`id`, '-', json_object('id', OLD.`id`, 'reportId', OLD.`reportId`, 'tokenHash', OLD.`tokenHash`, 'expiresAt', OLD.`expiresAt`, 'revokedAt', OLD.`revokedAt`, 'views', OLD.`views`, 'lastViewedAt', OLD.`lastViewedAt`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `report_actions_journal_insert` AFTER INSERT ON `report_actions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `report_actions_journal_update` AFTER UPDATE ON `report_actions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`reportId` IS NOT OLD.`reportId` OR NEW.`actionId` IS NOT OLD.`actionId` OR NEW.`interventionId` IS NOT OLD.`interventionId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`proposedOwner` IS NOT OLD.`proposedOwner` OR NEW.`proposedDue` IS NOT OLD.`proposedDue` OR NEW.`costLowCents` IS NOT OLD.`costLowCents` OR NEW.`costHighCents` IS NOT OLD.`costHighCents` OR NEW.`savedHoursLow` IS NOT OLD.`savedHoursLow` OR NEW.`savedHoursHigh` IS NOT OLD.`savedHoursHigh` OR NEW.`savingLowCents` IS NOT OLD.`savingLowCents` OR NEW.`savingHighCents` IS NOT OLD.`savingHighCents` OR NEW.`status` IS NOT OLD.`status` OR NEW.`owner` IS NOT OLD.`owner` OR NEW.`dueDate` IS NOT OLD.`dueDate` OR NEW.`costCents` IS NOT OLD.`costCents` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`doneAt` IS NOT OLD.`doneAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action', NEW.`id`, '~', '{' || substr(iif(NEW.`reportId` IS OLD.`reportId`, '', ',"reportId":' || json_quote(OLD.`reportId`)) || iif(NEW.`actionId` IS OLD.`actionId`, '', ',"actionId":' || json_quote(OLD.`actionId`)) || iif(NEW.`interventionId` IS OLD.`interventionId`, '', ',"interventionId":' || json_quote(OLD.`interventionId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`proposedOwner` IS OLD.`proposedOwner`, '', ',"proposedOwner":' || json_quote(OLD.`proposedOwner`)) || iif(NEW.`proposedDue` IS OLD.`proposedDue`, '', ',"proposedDue":' || json_quote(OLD.`proposedDue`)) || iif(NEW.`costLowCents` IS OLD.`costLowCents`, '', ',"costLowCents":' || json_quote(OLD.`costLowCents`)) || iif(NEW.`costHighCents` IS OLD.`costHighCents`, '', ',"costHighCents":' || json_quote(OLD.`costHighCents`)) || iif(NEW.`savedHoursLow` IS OLD.`savedHoursLow`, '', ',"savedHoursLow":' || json_quote(OLD.`savedHoursLow`)) || iif(NEW.`savedHoursHigh` IS OLD.`savedHoursHigh`, '', ',"savedHoursHigh":' || json_quote(OLD.`savedHoursHigh`)) || iif(NEW.`savingLowCents` IS OLD.`savingLowCents`, '', ',"savingLowCents":' || json_quote(OLD.`savingLowCents`)) || iif(NEW.`savingHighCents` IS OLD.`savingHighCents`, '', ',"savingHighCents":' || json_quote(OLD.`savingHighCents`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`owner` IS OLD.`owner`, '', ',"owner":' || json_quote(OLD.`owner`)) || iif(NEW.`dueDate` IS OLD.`dueDate`, '', ',"dueDate":' || json_quote(OLD.`dueDate`)) || iif(NEW.`costCents` IS OLD.`costCents`, '', ',"costCents":' || json_quote(OLD.`costCents`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`doneAt` IS OLD.`doneAt`, '', ',"doneAt":' || json_quote(OLD.`doneAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `report_actions_journal_delete` AFTER DELETE ON `report_actions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action', OLD.`id`, '-', json_object('id', OLD.`id`, 'reportId', OLD.`reportId`, 'actionId', OLD.`actionId`, 'interventionId', OLD.`interventionId`, 'title', OLD.`title`, 'proposedOwner', OLD.`proposedOwner`, 'proposedDue', OLD.`proposedDue`, 'costLowCents', OLD.`costLowCents`, 'costHighCents', OLD.`costHighCents`, 'savedHoursLow', OLD.`savedHoursLow`, 'savedHoursHigh', OLD.`savedHoursHigh`, 'savingLowCents', OLD.`savingLowCents`, 'savingHighCents', OLD.`savingHighCents`, 'status', OLD.`status`, 'owner', OLD.`owner`, 'dueDate', OLD.`dueDate`, 'costCents', OLD.`costCents`, 'notes', OLD.`notes`, 'doneAt', OLD.`doneAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `report_action_readings_journal_insert` AFTER INSERT ON `report_action_readings`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action_reading', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `report_action_readings_journal_update` AFTER UPDATE ON `report_action_readings`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`reportId` IS NOT OLD.`reportId` OR NEW.`actionId` IS NOT OLD.`actionId` OR NEW.`day` IS NOT OLD.`day` OR NEW.`value` IS NOT OLD.`value`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action_reading', NEW.`id`, '~', '{' || substr(iif(NEW.`reportId` IS OLD.`reportId`, '', ',"reportId":' || json_quote(OLD.`reportId`)) || iif(NEW.`actionId` IS OLD.`actionId`, '', ',"actionId":' || json_quote(OLD.`actionId`)) || iif(NEW.`day` IS OLD.`day`, '', ',"day":' || json_quote(OLD.`day`)) || iif(NEW.`value` IS OLD.`value`, '', ',"value":' || json_quote(OLD.`value`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `report_action_readings_journal_delete` AFTER DELETE ON `report_action_readings`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action_reading', OLD.`id`, '-', json_object('id', OLD.`id`, 'reportId', OLD.`reportId`, 'actionId', OLD.`actionId`, 'day', OLD.`day`, 'value', OLD.`value`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_companies_journal_insert` AFTER INSERT ON `marketing_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_company', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_companies_journal_update` AFTER UPDATE ON `marketing_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`commercialObjectives` IS NOT OLD.`commercialObjectives` OR NEW.`targetAudience` IS NOT OLD.`targetAudience` OR NEW.`targetAudienceType` IS NOT OLD.`targetAudienceType` OR NEW.`website` IS NOT OLD.`website` OR NEW.`tone` IS NOT OLD.`tone` OR NEW.`brandColors` IS NOT OLD.`brandColors` OR NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_company', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`commercialObjectives` IS OLD.`commercialObjectives`, '', ',"commercialObjectives":' || json_quote(OLD.`commercialObjectives`)) || iif(NEW.`targetAudience` IS OLD.`targetAudience`, '', ',"targetAudience":' || json_quote(OLD.`targetAudience`)) || iif(NEW.`targetAudienceType` IS OLD.`targetAudienceType`, '', ',"targetAudienceType":' || json_quote(OLD.`targetAudienceType`)) || iif(NEW.`website` IS OLD.`website`, '', ',"website":' || json_quote(OLD.`website`)) || iif(NEW.`tone` IS OLD.`tone`, '', ',"tone":' || json_quote(OLD.`tone`)) || iif(NEW.`brandColors` IS OLD.`brandColors`, '', ',"brandColors":' || json_quote(OLD.`brandColors`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_companies_journal_delete` AFTER DELETE ON `marketing_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_company', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'sector', OLD.`sector`, 'commercialObjectives', OLD.`commercialObjectives`, 'targetAudience', OLD.`targetAudience`, 'targetAudienceType', OLD.`targetAudienceType`, 'website', OLD.`website`, 'tone', OLD.`tone`, 'brandColors', OLD.`brandColors`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_products_journal_insert` AFTER INSERT ON `marketing_products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_product', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_products_journal_update` AFTER UPDATE ON `marketing_products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`characteristics` IS NOT OLD.`characteristics` OR NEW.`advantages` IS NOT OLD.`advantages` OR NEW.`price` IS NOT OLD.`price` OR NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_product', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`characteristics` IS OLD.`characteristics`, '', ',"characteristics":' || json_quote(OLD.`characteristics`)) || iif(NEW.`advantages` IS OLD.`advantages`, '', ',"advantages":' || json_quote(OLD.`advantages`)) || iif(NEW.`price` IS OLD.`price`, '', ',"price":' || json_quote(OLD.`price`)) || iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_products_journal_delete` AFTER DELETE ON `marketing_products`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'marketing_product', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'characteristics', OLD.`characteristics`, 'advantages', OLD.`advantages`, 'price', OLD.`price`, 'marketingCompanyId', OLD.`marketingCompanyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_briefs_journal_insert` AFTER INSERT ON `marketing_briefs`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'brief', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_briefs_journal_update` AFTER UPDATE ON `marketing_briefs`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`productId` IS NOT OLD.`productId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`data` IS NOT OLD.`data`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'brief', NEW.`id`, '~', '{' || substr(iif(NEW.`productId` IS OLD.`productId`, '', ',"productId":' || json_quote(OLD.`productId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(OLD.`data`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_briefs_journal_delete` AFTER DELETE ON `marketing_briefs`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'brief', OLD.`id`, '-', json_object('id', OLD.`id`, 'productId', OLD.`productId`, 'language', OLD.`language`, 'data', OLD.`data`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analyses_journal_insert` AFTER INSERT ON `marketing_analyses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'analysis', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analyses_journal_update` AFTER UPDATE ON `marketing_analyses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`productId` IS NOT OLD.`productId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`data` IS NOT OLD.`data` OR NEW.`writer` IS NOT OLD.`writer`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'analysis', NEW.`id`, '~', '{' || substr(iif(NEW.`productId` IS OLD.`productId`, '', ',"productId":' || json_quote(OLD.`productId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(OLD.`data`)) || iif(NEW.`writer` IS OLD.`writer`, '', ',"writer":' || json_quote(OLD.`writer`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analyses_journal_delete` AFTER DELETE ON `marketing_analyses`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'analysis', OLD.`id`, '-', json_object('id', OLD.`id`, 'productId', OLD.`productId`, 'language', OLD.`language`, 'data', OLD.`data`, 'writer', OLD.`writer`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaigns_journal_insert` AFTER INSERT ON `marketing_campaigns`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaigns_journal_update` AFTER UPDATE ON `marketing_campaigns`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`type` IS NOT OLD.`type` OR NEW.`status` IS NOT OLD.`status` OR NEW.`content` IS NOT OLD.`content` OR NEW.`metrics` IS NOT OLD.`metrics` OR NEW.`costCents` IS NOT OLD.`costCents` OR NEW.`productId` IS NOT OLD.`productId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`seed` IS NOT OLD.`seed` OR NEW.`tone` IS NOT OLD.`tone` OR NEW.`writer` IS NOT OLD.`writer` OR NEW.`warnings` IS NOT OLD.`warnings` OR NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`content` IS OLD.`content`, '', ',"content":' || json_quote(OLD.`content`)) || iif(NEW.`metrics` IS OLD.`metrics`, '', ',"metrics":' || json_quote(OLD.`metrics`)) || iif(NEW.`costCents` IS OLD.`costCents`, '', ',"costCents":' || json_quote(OLD.`costCents`)) || iif(NEW.`productId` IS OLD.`productId`, '', ',"productId":' || json_quote(OLD.`productId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`seed` IS OLD.`seed`, '', ',"seed":' || json_quote(OLD.`seed`)) || iif(NEW.`tone` IS OLD.`tone`, '', ',"tone":' || json_quote(OLD.`tone`)) || iif(NEW.`writer` IS OLD.`writer`, '', ',"writer":' || json_quote(OLD.`writer`)) || iif(NEW.`warnings` IS OLD.`warnings`, '', ',"warnings":' || json_quote(OLD.`warnings`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaigns_journal_delete` AFTER DELETE ON `marketing_campaigns`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'type', OLD.`type`, 'status', OLD.`status`, 'content', OLD.`content`, 'metrics', OLD.`metrics`, 'costCents', OLD.`costCents`, 'productId', OLD.`productId`, 'language', OLD.`language`, 'seed', OLD.`seed`, 'tone', OLD.`tone`, 'writer', OLD.`writer`, 'warnings', OLD.`warnings`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'marketingCompanyId', OLD.`marketingCompanyId`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaign_texts_journal_insert` AFTER INSERT ON `marketing_campaign_texts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign_text', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaign_texts_journal_update` AFTER UPDATE ON `marketing_campaign_texts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`campaignId` IS NOT OLD.`campaignId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`content` IS NOT OLD.`content` OR NEW.`language` IS NOT OLD.`language` OR NEW.`tone` IS NOT OLD.`tone` OR NEW.`seed` IS NOT OLD.`seed` OR NEW.`writer` IS NOT OLD.`writer` OR NEW.`warnings` IS NOT OLD.`warnings`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign_text', NEW.`id`, '~', '{' || substr(iif(NEW.`campaignId` IS OLD.`campaignId`, '', ',"campaignId":' || json_quote(OLD.`campaignId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`content` IS OLD.`content`, '', ',"content":' || json_quote(OLD.`content`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`tone` IS OLD.`tone`, '', ',"tone":' || json_quote(OLD.`tone`)) || iif(NEW.`seed` IS OLD.`seed`, '', ',"seed":' || json_quote(OLD.`seed`)) || iif(NEW.`writer` IS OLD.`writer`, '', ',"writer":' || json_quote(OLD.`writer`)) || iif(NEW.`warnings` IS OLD.`warnings`, '', ',"warnings":' || json_quote(OLD.`warnings`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_campaign_texts_journal_delete` AFTER DELETE ON `marketing_campaign_texts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'campaign_text', OLD.`id`, '-', json_object('id', OLD.`id`, 'campaignId', OLD.`campaignId`, 'name', OLD.`name`, 'content', OLD.`content`, 'language', OLD.`language`, 'tone', OLD.`tone`, 'seed', OLD.`seed`, 'writer', OLD.`writer`, 'warnings', OLD.`warnings`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_contents_journal_insert` AFTER INSERT ON `marketing_contents`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'content', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_contents_journal_update` AFTER UPDATE ON `marketing_contents`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId` OR NEW.`productId` IS NOT OLD.`productId` OR NEW.`type` IS NOT OLD.`type` OR NEW.`tone` IS NOT OLD.`tone` OR NEW.`language` IS NOT OLD.`language` OR NEW.`length` IS NOT OLD.`length` OR NEW.`seed` IS NOT OLD.`seed` OR NEW.`writer` IS NOT OLD.`writer` OR NEW.`warnings` IS NOT OLD.`warnings` OR NEW.`title` IS NOT OLD.`title` OR NEW.`text` IS NOT OLD.`text` OR NEW.`parts` IS NOT OLD.`parts`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'content', NEW.`id`, '~', '{' || substr(iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)) || iif(NEW.`productId` IS OLD.`productId`, '', ',"productId":' || json_quote(OLD.`productId`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`tone` IS OLD.`tone`, '', ',"tone":' || json_quote(OLD.`tone`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`length` IS OLD.`length`, '', ',"length":' || json_quote(OLD.`length`)) || iif(NEW.`seed` IS OLD.`seed`, '', ',"seed":' || json_quote(OLD.`seed`)) || iif(NEW.`writer` IS OLD.`writer`, '', ',"writer":' || json_quote(OLD.`writer`)) || iif(NEW.`warnings` IS OLD.`warnings`, '', ',"warnings":' || json_quote(OLD.`warnings`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`text` IS OLD.`text`, '', ',"text":' || json_quote(OLD.`text`)) || iif(NEW.`parts` IS OLD.`parts`, '', ',"parts":' || json_quote(OLD.`parts`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_contents_journal_delete` AFTER DELETE ON `marketing_contents`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'content', OLD.`id`, '-', json_object('id', OLD.`id`, 'marketingCompanyId', OLD.`marketingCompanyId`, 'productId', OLD.`productId`, 'type', OLD.`type`, 'tone', OLD.`tone`, 'language', OLD.`language`, 'length', OLD.`length`, 'seed', OLD.`seed`, 'writer', OLD.`writer`, 'warnings', OLD.`warnings`, 'title', OLD.`title`, 'text', OLD.`text`, 'parts', OLD.`parts`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_assets_journal_insert` AFTER INSERT ON `marketing_assets`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'asset', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_assets_journal_update` AFTER UPDATE ON `marketing_assets`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId` OR NEW.`campaignId` IS NOT OLD.`campaignId` OR NEW.`format` IS NOT OLD.`format` OR NEW.`widthPx` IS NOT OLD.`widthPx` OR NEW.`heightPx` IS NOT OLD.`heightPx` OR NEW.`design` IS NOT OLD.`design`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'asset', NEW.`id`, '~', '{' || substr(iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)) || iif(NEW.`campaignId` IS OLD.`campaignId`, '', ',"campaignId":' || json_quote(OLD.`campaignId`)) || iif(NEW.`format` IS OLD.`format`, '', ',"format":' || json_quote(OLD.`format`)) || iif(NEW.`widthPx` IS OLD.`widthPx`, '', ',"widthPx":' || json_quote(OLD.`widthPx`)) || iif(NEW.`heightPx` IS OLD.`heightPx`, '', ',"heightPx":' || json_quote(OLD.`heightPx`)) || iif(NEW.`design` IS OLD.`design`, '', ',"design":' || json_quote(OLD.`design`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_assets_journal_delete` AFTER DELETE ON `marketing_assets`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'asset', OLD.`id`, '-', json_object('id', OLD.`id`, 'marketingCompanyId', OLD.`marketingCompanyId`, 'campaignId', OLD.`campaignId`, 'format', OLD.`format`, 'widthPx', OLD.`widthPx`, 'heightPx', OLD.`heightPx`, 'design', OLD.`design`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `landing_pages_journal_insert` AFTER INSERT ON `landing_pages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'landing_page', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `landing_pages_journal_update` AFTER UPDATE ON `landing_pages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`slug` IS NOT OLD.`slug` OR NEW.`status` IS NOT OLD.`status` OR NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId` OR NEW.`campaignId` IS NOT OLD.`campaignId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`content` IS NOT OLD.`content` OR NEW.`identity` IS NOT OLD.`identity` OR NEW.`publishedAt` IS NOT OLD.`publishedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'landing_page', NEW.`id`, '~', '{' || substr(iif(NEW.`slug` IS OLD.`slug`, '', ',"slug":' || json_quote(OLD.`slug`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)) || iif(NEW.`campaignId` IS OLD.`campaignId`, '', ',"campaignId":' || json_quote(OLD.`campaignId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`content` IS OLD.`content`, '', ',"content":' || json_quote(OLD.`content`)) || iif(NEW.`identity` IS OLD.`identity`, '', ',"identity":' || json_quote(OLD.`identity`)) || iif(NEW.`publishedAt` IS OLD.`publishedAt`, '', ',"publishedAt":' || json_quote(OLD.`publishedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `landing_pages_journal_delete` AFTER DELETE ON `landing_pages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'landing_page', OLD.`id`, '-', json_object('id', OLD.`id`, 'slug', OLD.`slug`, 'status', OLD.`status`, 'marketingCompanyId', OLD.`marketingCompanyId`, 'campaignId', OLD.`campaignId`, 'language', OLD.`language`, 'content', OLD.`content`, 'identity', OLD.`identity`, 'views', OLD.`views`, 'publishedAt', OLD.`publishedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_leads_journal_insert` AFTER INSERT ON `marketing_leads`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'lead', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_leads_journal_update` AFTER UPDATE ON `marketing_leads`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`companyName` IS NOT OLD.`companyName` OR NEW.`source` IS NOT OLD.`source` OR NEW.`status` IS NOT OLD.`status` OR NEW.`contactName` IS NOT OLD.`contactName` OR NEW.`contactEmail` IS NOT OLD.`contactEmail` OR NEW.`contactPhone` IS NOT OLD.`contactPhone` OR NEW.`position` IS NOT OLD.`position` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`answers` IS NOT OLD.`answers` OR NEW.`searchText` IS NOT OLD.`searchText` OR NEW.`campaignId` IS NOT OLD.`campaignId` OR NEW.`language` IS NOT OLD.`language` OR NEW.`utmSource` IS NOT OLD.`utmSource` OR NEW.`utmMedium` IS NOT OLD.`utmMedium` OR NEW.`utmCampaign` IS NOT OLD.`utmCampaign` OR NEW.`utmTerm` IS NOT OLD.`utmTerm` OR NEW.`utmContent` IS NOT OLD.`utmContent` OR NEW.`consentText` IS NOT OLD.`consentText` OR NEW.`consentAt` IS NOT OLD.`consentAt` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'lead', NEW.`id`, '~', '{' || substr(iif(NEW.`companyName` IS OLD.`companyName`, '', ',"companyName":' || json_quote(OLD.`companyName`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`contactName` IS OLD.`contactName`, '', ',"contactName":' || json_quote(OLD.`contactName`)) || iif(NEW.`contactEmail` IS OLD.`contactEmail`, '', ',"contactEmail":' || json_quote(OLD.`contactEmail`)) || iif(NEW.`contactPhone` IS OLD.`contactPhone`, '', ',"contactPhone":' || json_quote(OLD.`contactPhone`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`answers` IS OLD.`answers`, '', ',"answers":' || json_quote(OLD.`answers`)) || iif(NEW.`searchText` IS OLD.`searchText`, '', ',"searchText":' || json_quote(OLD.`searchText`)) || iif(NEW.`campaignId` IS OLD.`campaignId`, '', ',"campaignId":' || json_quote(OLD.`campaignId`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`utmSource` IS OLD.`utmSource`, '', ',"utmSource":' || json_quote(OLD.`utmSource`)) || iif(NEW.`utmMedium` IS OLD.`utmMedium`, '', ',"utmMedium":' || json_quote(OLD.`utmMedium`)) || iif(NEW.`utmCampaign` IS OLD.`utmCampaign`, '', ',"utmCampaign":' || json_quote(OLD.`utmCampaign`)) || iif(NEW.`utmTerm` IS OLD.`utmTerm`, '', ',"utmTerm":' || json_quote(OLD.`utmTerm`)) || iif(NEW.`utmContent` IS OLD.`utmContent`, '', ',"utmContent":' || json_quote(OLD.`utmContent`)) || iif(NEW.`consentText` IS OLD.`consentText`, '', ',"consentText":' || json_quote(OLD.`consentText`)) || iif(NEW.`consentAt` IS OLD.`consentAt`, '', ',"consentAt":' || json_quote(OLD.`consentAt`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_leads_journal_delete` AFTER DELETE ON `marketing_leads`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'lead', OLD.`id`, '-', json_object('id', OLD.`id`, 'companyName', OLD.`companyName`, 'source', OLD.`source`, 'status', OLD.`status`, 'contactName', OLD.`contactName`, 'contactEmail', OLD.`contactEmail`, 'contactPhone', OLD.`contactPhone`, 'position', OLD.`position`, 'notes', OLD.`notes`, 'answers', OLD.`answers`, 'searchText', OLD.`searchText`, 'campaignId', OLD.`campaignId`, 'language', OLD.`language`, 'utmSource', OLD.`utmSource`, 'utmMedium', OLD.`utmMedium`, 'utmCampaign', OLD.`utmCampaign`, 'utmTerm', OLD.`utmTerm`, 'utmContent', OLD.`utmContent`, 'consentText', OLD.`consentText`, 'consentAt', OLD.`consentAt`, 'contactId', OLD.`contactId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'marketingCompanyId', OLD.`marketingCompanyId`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_prospects_journal_insert` AFTER INSERT ON `marketing_prospects`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'prospect', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_prospects_journal_update` AFTER UPDATE ON `marketing_prospects`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId` OR NEW.`listName` IS NOT OLD.`listName` OR NEW.`companyName` IS NOT OLD.`companyName` OR NEW.`contactName` IS NOT OLD.`contactName` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`position` IS NOT OLD.`position` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`searchText` IS NOT OLD.`searchText`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'prospect', NEW.`id`, '~', '{' || substr(iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)) || iif(NEW.`listName` IS OLD.`listName`, '', ',"listName":' || json_quote(OLD.`listName`)) || iif(NEW.`companyName` IS OLD.`companyName`, '', ',"companyName":' || json_quote(OLD.`companyName`)) || iif(NEW.`contactName` IS OLD.`contactName`, '', ',"contactName":' || json_quote(OLD.`contactName`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`searchText` IS OLD.`searchText`, '', ',"searchText":' || json_quote(OLD.`searchText`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_prospects_journal_delete` AFTER DELETE ON `marketing_prospects`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'prospect', OLD.`id`, '-', json_object('id', OLD.`id`, 'marketingCompanyId', OLD.`marketingCompanyId`, 'listName', OLD.`listName`, 'companyName', OLD.`companyName`, 'contactName', OLD.`contactName`, 'email', OLD.`email`, 'phone', OLD.`phone`, 'position', OLD.`position`, 'sector', OLD.`sector`, 'notes', OLD.`notes`, 'searchText', OLD.`searchText`, 'createdAt', OLD.`createdAt`));
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analytics_journal_insert` AFTER INSERT ON `marketing_analytics`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'snapshot', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analytics_journal_update` AFTER UPDATE ON `marketing_analytics`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`type` IS NOT OLD.`type` OR NEW.`data` IS NOT OLD.`data` OR NEW.`summary` IS NOT OLD.`summary` OR NEW.`recommendations` IS NOT OLD.`recommendations` OR NEW.`marketingCompanyId` IS NOT OLD.`marketingCompanyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'snapshot', NEW.`id`, '~', '{' || substr(iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(OLD.`data`)) || iif(NEW.`summary` IS OLD.`summary`, '', ',"summary":' || json_quote(OLD.`summary`)) || iif(NEW.`recommendations` IS OLD.`recommendations`, '', ',"recommendations":' || json_quote(OLD.`recommendations`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`marketingCompanyId` IS OLD.`marketingCompanyId`, '', ',"marketingCompanyId":' || json_quote(OLD.`marketingCompanyId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_analytics_journal_delete` AFTER DELETE ON `marketing_analytics`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'snapshot', OLD.`id`, '-', json_object('id', OLD.`id`, 'type', OLD.`type`, 'data', OLD.`data`, 'summary', OLD.`summary`, 'recommendations', OLD.`recommendations`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'marketingCompanyId', OLD.`marketingCompanyId`));
END;
--> statement-breakpoint
CREATE TRIGGER `loop_links_journal_insert` AFTER INSERT ON `loop_links`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'link', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
CREATE TRIGGER `loop_links_journal_update` AFTER UPDATE ON `loop_links`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`fromKind` IS NOT OLD.`fromKind` OR NEW.`fromId` IS NOT OLD.`fromId` OR NEW.`fromPart` IS NOT OLD.`fromPart` OR NEW.`toKind` IS NOT OLD.`toKind` OR NEW.`toId` IS NOT OLD.`toId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'link', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`fromKind` IS OLD.`fromKind`, '', ',"fromKind":' || json_quote(OLD.`fromKind`)) || iif(NEW.`fromId` IS OLD.`fromId`, '', ',"fromId":' || json_quote(OLD.`fromId`)) || iif(NEW.`fromPart` IS OLD.`fromPart`, '', ',"fromPart":' || json_quote(OLD.`fromPart`)) || iif(NEW.`toKind` IS OLD.`toKind`, '', ',"toKind":' || json_quote(OLD.`toKind`)) || iif(NEW.`toId` IS OLD.`toId`, '', ',"toId":' || json_quote(OLD.`toId`)), 2) || '}');
END;
--> statement-breakpoint
CREATE TRIGGER `loop_links_journal_delete` AFTER DELETE ON `loop_links`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'link', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'fromKind', OLD.`fromKind`, 'fromId', OLD.`fromId`, 'fromPart', OLD.`fromPart`, 'toKind', OLD.`toKind`, 'toId', OLD.`toId`, 'createdAt', OLD.`createdAt`));
END;

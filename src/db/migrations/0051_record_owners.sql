ALTER TABLE `crm_companies` ADD `ownerId` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `crm_companies_owner` ON `crm_companies` (`workspaceId`,`ownerId`,`id`);--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `ownerId` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `crm_contacts_owner` ON `crm_contacts` (`workspaceId`,`ownerId`,`id`);--> statement-breakpoint
ALTER TABLE `crm_opportunities` ADD `ownerId` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `crm_opportunities_owner` ON `crm_opportunities` (`workspaceId`,`ownerId`,`id`);--> statement-breakpoint
ALTER TABLE `crm_tasks` ADD `assigneeId` integer REFERENCES users(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `crm_tasks_assignee` ON `crm_tasks` (`workspaceId`,`assigneeId`,`doneAt`,`dueAt`,`id`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_journal_update` AFTER UPDATE ON `crm_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`ownerId` IS NOT OLD.`ownerId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`nameKey` IS NOT OLD.`nameKey` OR NEW.`domain` IS NOT OLD.`domain` OR NEW.`domainKey` IS NOT OLD.`domainKey` OR NEW.`taxId` IS NOT OLD.`taxId` OR NEW.`taxIdKey` IS NOT OLD.`taxIdKey` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`size` IS NOT OLD.`size` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`address` IS NOT OLD.`address` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`customFields` IS NOT OLD.`customFields`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`ownerId` IS OLD.`ownerId`, '', ',"ownerId":' || json_quote(OLD.`ownerId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`nameKey` IS OLD.`nameKey`, '', ',"nameKey":' || json_quote(OLD.`nameKey`)) || iif(NEW.`domain` IS OLD.`domain`, '', ',"domain":' || json_quote(OLD.`domain`)) || iif(NEW.`domainKey` IS OLD.`domainKey`, '', ',"domainKey":' || json_quote(OLD.`domainKey`)) || iif(NEW.`taxId` IS OLD.`taxId`, '', ',"taxId":' || json_quote(OLD.`taxId`)) || iif(NEW.`taxIdKey` IS OLD.`taxIdKey`, '', ',"taxIdKey":' || json_quote(OLD.`taxIdKey`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`size` IS OLD.`size`, '', ',"size":' || json_quote(OLD.`size`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`address` IS OLD.`address`, '', ',"address":' || json_quote(OLD.`address`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`customFields` IS OLD.`customFields`, '', ',"customFields":' || json_quote(OLD.`customFields`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_companies_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_journal_delete` AFTER DELETE ON `crm_companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'company', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'ownerId', OLD.`ownerId`, 'name', OLD.`name`, 'nameKey', OLD.`nameKey`, 'domain', OLD.`domain`, 'domainKey', OLD.`domainKey`, 'taxId', OLD.`taxId`, 'taxIdKey', OLD.`taxIdKey`, 'sector', OLD.`sector`, 'size', OLD.`size`, 'phone', OLD.`phone`, 'address', OLD.`address`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'customFields', OLD.`customFields`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_journal_update` AFTER UPDATE ON `crm_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`ownerId` IS NOT OLD.`ownerId` OR NEW.`firstName` IS NOT OLD.`firstName` OR NEW.`lastName` IS NOT OLD.`lastName` OR NEW.`nameKey` IS NOT OLD.`nameKey` OR NEW.`email` IS NOT OLD.`email` OR NEW.`emailKey` IS NOT OLD.`emailKey` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`phoneKey` IS NOT OLD.`phoneKey` OR NEW.`emails` IS NOT OLD.`emails` OR NEW.`phones` IS NOT OLD.`phones` OR NEW.`otherKeys` IS NOT OLD.`otherKeys` OR NEW.`position` IS NOT OLD.`position` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`customFields` IS NOT OLD.`customFields` OR NEW.`consent` IS NOT OLD.`consent`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`ownerId` IS OLD.`ownerId`, '', ',"ownerId":' || json_quote(OLD.`ownerId`)) || iif(NEW.`firstName` IS OLD.`firstName`, '', ',"firstName":' || json_quote(OLD.`firstName`)) || iif(NEW.`lastName` IS OLD.`lastName`, '', ',"lastName":' || json_quote(OLD.`lastName`)) || iif(NEW.`nameKey` IS OLD.`nameKey`, '', ',"nameKey":' || json_quote(OLD.`nameKey`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`emailKey` IS OLD.`emailKey`, '', ',"emailKey":' || json_quote(OLD.`emailKey`)) || iif(NEW.`phone` IS OLD.`phone`, '', ',"phone":' || json_quote(OLD.`phone`)) || iif(NEW.`phoneKey` IS OLD.`phoneKey`, '', ',"phoneKey":' || json_quote(OLD.`phoneKey`)) || iif(NEW.`emails` IS OLD.`emails`, '', ',"emails":' || json_quote(OLD.`emails`)) || iif(NEW.`phones` IS OLD.`phones`, '', ',"phones":' || json_quote(OLD.`phones`)) || iif(NEW.`otherKeys` IS OLD.`otherKeys`, '', ',"otherKeys":' || json_quote(OLD.`otherKeys`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`customFields` IS OLD.`customFields`, '', ',"customFields":' || json_quote(OLD.`customFields`)) || iif(NEW.`consent` IS OLD.`consent`, '', ',"consent":' || json_quote(OLD.`consent`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_contacts_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_journal_delete` AFTER DELETE ON `crm_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'contact', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'ownerId', OLD.`ownerId`, 'firstName', OLD.`firstName`, 'lastName', OLD.`lastName`, 'nameKey', OLD.`nameKey`, 'email', OLD.`email`, 'emailKey', OLD.`emailKey`, 'phone', OLD.`phone`, 'phoneKey', OLD.`phoneKey`, 'emails', OLD.`emails`, 'phones', OLD.`phones`, 'otherKeys', OLD.`otherKeys`, 'position', OLD.`position`, 'companyId', OLD.`companyId`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'customFields', OLD.`customFields`, 'consent', OLD.`consent`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_update` AFTER UPDATE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`ownerId` IS NOT OLD.`ownerId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`titleKey` IS NOT OLD.`titleKey` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`pipelineId` IS NOT OLD.`pipelineId` OR NEW.`stage` IS NOT OLD.`stage` OR NEW.`position` IS NOT OLD.`position` OR NEW.`amountCents` IS NOT OLD.`amountCents` OR NEW.`currency` IS NOT OLD.`currency` OR NEW.`probability` IS NOT OLD.`probability` OR NEW.`expectedClose` IS NOT OLD.`expectedClose` OR NEW.`lostReason` IS NOT OLD.`lostReason` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`source` IS NOT OLD.`source` OR NEW.`stageChangedAt` IS NOT OLD.`stageChangedAt` OR NEW.`closedAt` IS NOT OLD.`closedAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`ownerId` IS OLD.`ownerId`, '', ',"ownerId":' || json_quote(OLD.`ownerId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`titleKey` IS OLD.`titleKey`, '', ',"titleKey":' || json_quote(OLD.`titleKey`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)) || iif(NEW.`stage` IS OLD.`stage`, '', ',"stage":' || json_quote(OLD.`stage`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`amountCents` IS OLD.`amountCents`, '', ',"amountCents":' || json_quote(OLD.`amountCents`)) || iif(NEW.`currency` IS OLD.`currency`, '', ',"currency":' || json_quote(OLD.`currency`)) || iif(NEW.`probability` IS OLD.`probability`, '', ',"probability":' || json_quote(OLD.`probability`)) || iif(NEW.`expectedClose` IS OLD.`expectedClose`, '', ',"expectedClose":' || json_quote(OLD.`expectedClose`)) || iif(NEW.`lostReason` IS OLD.`lostReason`, '', ',"lostReason":' || json_quote(OLD.`lostReason`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`stageChangedAt` IS OLD.`stageChangedAt`, '', ',"stageChangedAt":' || json_quote(OLD.`stageChangedAt`)) || iif(NEW.`closedAt` IS OLD.`closedAt`, '', ',"closedAt":' || json_quote(OLD.`closedAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunities_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_journal_delete` AFTER DELETE ON `crm_opportunities`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'ownerId', OLD.`ownerId`, 'title', OLD.`title`, 'titleKey', OLD.`titleKey`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'pipelineId', OLD.`pipelineId`, 'stage', OLD.`stage`, 'position', OLD.`position`, 'amountCents', OLD.`amountCents`, 'currency', OLD.`currency`, 'probability', OLD.`probability`, 'expectedClose', OLD.`expectedClose`, 'lostReason', OLD.`lostReason`, 'notes', OLD.`notes`, 'source', OLD.`source`, 'stageChangedAt', OLD.`stageChangedAt`, 'closedAt', OLD.`closedAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_tasks_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_journal_update` AFTER UPDATE ON `crm_tasks`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`assigneeId` IS NOT OLD.`assigneeId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`dueAt` IS NOT OLD.`dueAt` OR NEW.`remindAt` IS NOT OLD.`remindAt` OR NEW.`recurrence` IS NOT OLD.`recurrence` OR NEW.`doneAt` IS NOT OLD.`doneAt` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'task', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`assigneeId` IS OLD.`assigneeId`, '', ',"assigneeId":' || json_quote(OLD.`assigneeId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`dueAt` IS OLD.`dueAt`, '', ',"dueAt":' || json_quote(OLD.`dueAt`)) || iif(NEW.`remindAt` IS OLD.`remindAt`, '', ',"remindAt":' || json_quote(OLD.`remindAt`)) || iif(NEW.`recurrence` IS OLD.`recurrence`, '', ',"recurrence":' || json_quote(OLD.`recurrence`)) || iif(NEW.`doneAt` IS OLD.`doneAt`, '', ',"doneAt":' || json_quote(OLD.`doneAt`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_tasks_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_journal_delete` AFTER DELETE ON `crm_tasks`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'task', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'assigneeId', OLD.`assigneeId`, 'title', OLD.`title`, 'notes', OLD.`notes`, 'dueAt', OLD.`dueAt`, 'remindAt', OLD.`remindAt`, 'recurrence', OLD.`recurrence`, 'doneAt', OLD.`doneAt`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

-- docs/decisions/020: one index over all that the lead manager's search finds. It keeps no text of its own; a row's id is
-- workspace, kind (1 contact, 2 company, 3 opportunity, 4 communication, 5 task) and record, so that a workspace, or one
-- kind in it, is a range. Triggers keep it, because the rows are written in many places and by foreign keys too.
CREATE VIRTUAL TABLE `crm_search` USING fts5(
  `title`, `body`, content='', contentless_delete=1,
  tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_insert` AFTER INSERT ON `crm_contacts`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_update` AFTER UPDATE OF `firstName`, `lastName`, `email`, `phone`, `phoneKey`, `position`, `companyId`, `companyKey`, `notes` ON `crm_contacts`
WHEN NEW.`firstName` IS NOT OLD.`firstName` OR NEW.`lastName` IS NOT OLD.`lastName` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`phoneKey` IS NOT OLD.`phoneKey` OR NEW.`position` IS NOT OLD.`position` OR NEW.`companyId` IS NOT OLD.`companyId` OR (NEW.`companyKey` IS NOT OLD.`companyKey` AND NEW.`companyKey` <> '~' AND OLD.`companyKey` <> '~') OR NEW.`notes` IS NOT OLD.`notes`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (1 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (1 << 36) | NEW.`id`, NEW.`firstName` || ' ' || coalesce(NEW.`lastName`, ''),
    coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`phoneKey`, '') || ' ' || coalesce(substr(NEW.`phoneKey`, -9), '') || ' ' || coalesce(NEW.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_search_delete` AFTER DELETE ON `crm_contacts`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (1 << 36) | OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_search_insert` AFTER INSERT ON `crm_companies`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (2 << 36) | NEW.`id`, NEW.`name`,
    coalesce(NEW.`domain`, '') || ' ' || coalesce(NEW.`taxId`, '') || ' ' || coalesce(NEW.`taxIdKey`, '') || ' ' || coalesce(NEW.`sector`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`address`, '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_search_update` AFTER UPDATE OF `name`, `domain`, `taxId`, `taxIdKey`, `sector`, `phone`, `address`, `notes` ON `crm_companies`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`domain` IS NOT OLD.`domain` OR NEW.`taxId` IS NOT OLD.`taxId` OR NEW.`taxIdKey` IS NOT OLD.`taxIdKey` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`phone` IS NOT OLD.`phone` OR NEW.`address` IS NOT OLD.`address` OR NEW.`notes` IS NOT OLD.`notes`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (2 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (2 << 36) | NEW.`id`, NEW.`name`,
    coalesce(NEW.`domain`, '') || ' ' || coalesce(NEW.`taxId`, '') || ' ' || coalesce(NEW.`taxIdKey`, '') || ' ' || coalesce(NEW.`sector`, '') || ' ' || coalesce(NEW.`phone`, '') || ' ' || coalesce(NEW.`address`, '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_search_delete` AFTER DELETE ON `crm_companies`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (2 << 36) | OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_search_insert` AFTER INSERT ON `crm_opportunities`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (3 << 36) | NEW.`id`, NEW.`title`,
    coalesce(NEW.`lostReason`, '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_search_update` AFTER UPDATE OF `title`, `lostReason`, `notes` ON `crm_opportunities`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`lostReason` IS NOT OLD.`lostReason` OR NEW.`notes` IS NOT OLD.`notes`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (3 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (3 << 36) | NEW.`id`, NEW.`title`,
    coalesce(NEW.`lostReason`, '') || ' ' || coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunities_search_delete` AFTER DELETE ON `crm_opportunities`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (3 << 36) | OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_search_insert` AFTER INSERT ON `crm_communications`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (4 << 36) | NEW.`id`, coalesce(NEW.`subject`, ''),
    coalesce(NEW.`body`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_search_update` AFTER UPDATE OF `subject`, `body` ON `crm_communications`
WHEN NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (4 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (4 << 36) | NEW.`id`, coalesce(NEW.`subject`, ''),
    coalesce(NEW.`body`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_search_delete` AFTER DELETE ON `crm_communications`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (4 << 36) | OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_search_insert` AFTER INSERT ON `crm_tasks`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (5 << 36) | NEW.`id`, NEW.`title`,
    coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_search_update` AFTER UPDATE OF `title`, `notes` ON `crm_tasks`
WHEN NEW.`title` IS NOT OLD.`title` OR NEW.`notes` IS NOT OLD.`notes`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (5 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (5 << 36) | NEW.`id`, NEW.`title`,
    coalesce(NEW.`notes`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `crm_tasks_search_delete` AFTER DELETE ON `crm_tasks`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (5 << 36) | OLD.`id`);
END;
--> statement-breakpoint
-- The name that contacts are sorted by company with. A changed key also brings the new name into the index above.
CREATE TRIGGER `crm_contacts_companyKey_insert` AFTER INSERT ON `crm_contacts` WHEN NEW.`companyId` IS NOT NULL
BEGIN
  UPDATE `crm_contacts` SET `companyKey` = (SELECT `nameKey` FROM `crm_companies` WHERE `id` = NEW.`companyId`) WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `crm_contacts_companyKey_update` AFTER UPDATE OF `companyId` ON `crm_contacts`
WHEN NEW.`companyId` IS NOT OLD.`companyId`
BEGIN
  UPDATE `crm_contacts` SET `companyKey` = coalesce((SELECT `nameKey` FROM `crm_companies` WHERE `id` = NEW.`companyId`), '~') WHERE `id` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `crm_companies_nameKey_update` AFTER UPDATE OF `nameKey` ON `crm_companies`
WHEN NEW.`nameKey` IS NOT OLD.`nameKey`
BEGIN
  UPDATE `crm_contacts` SET `companyKey` = NEW.`nameKey` WHERE `companyId` = NEW.`id`;
END;
--> statement-breakpoint
UPDATE `crm_contacts` SET `companyKey` = (SELECT `nameKey` FROM `crm_companies` WHERE `id` = `crm_contacts`.`companyId`) WHERE `companyId` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`crm_contacts`.`workspaceId` << 39) | (1 << 36) | `crm_contacts`.`id`, `crm_contacts`.`firstName` || ' ' || coalesce(`crm_contacts`.`lastName`, ''),
  coalesce(`crm_contacts`.`email`, '') || ' ' || coalesce(`crm_contacts`.`phone`, '') || ' ' || coalesce(`crm_contacts`.`phoneKey`, '') || ' ' || coalesce(substr(`crm_contacts`.`phoneKey`, -9), '') || ' ' || coalesce(`crm_contacts`.`position`, '') || ' ' || coalesce((SELECT `name` FROM `crm_companies` WHERE `id` = `crm_contacts`.`companyId`), '') || ' ' || coalesce(`crm_contacts`.`notes`, '')
FROM `crm_contacts`;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`crm_companies`.`workspaceId` << 39) | (2 << 36) | `crm_companies`.`id`, `crm_companies`.`name`,
  coalesce(`crm_companies`.`domain`, '') || ' ' || coalesce(`crm_companies`.`taxId`, '') || ' ' || coalesce(`crm_companies`.`taxIdKey`, '') || ' ' || coalesce(`crm_companies`.`sector`, '') || ' ' || coalesce(`crm_companies`.`phone`, '') || ' ' || coalesce(`crm_companies`.`address`, '') || ' ' || coalesce(`crm_companies`.`notes`, '')
FROM `crm_companies`;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`crm_opportunities`.`workspaceId` << 39) | (3 << 36) | `crm_opportunities`.`id`, `crm_opportunities`.`title`,
  coalesce(`crm_opportunities`.`lostReason`, '') || ' ' || coalesce(`crm_opportunities`.`notes`, '')
FROM `crm_opportunities`;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`crm_communications`.`workspaceId` << 39) | (4 << 36) | `crm_communications`.`id`, coalesce(`crm_communications`.`subject`, ''),
  coalesce(`crm_communications`.`body`, '')
FROM `crm_communications`;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`crm_tasks`.`workspaceId` << 39) | (5 << 36) | `crm_tasks`.`id`, `crm_tasks`.`title`,
  coalesce(`crm_tasks`.`notes`, '')
FROM `crm_tasks`;

-- docs/decisions/020: templates (6) and the entries of the inbox (7) join the index of the lead manager. An entry is of
-- its owner and not of a workspace: its row's id begins with the user whose page was answered, or with 0 for the site's own.
CREATE TRIGGER `crm_templates_search_insert` AFTER INSERT ON `crm_templates`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (6 << 36) | NEW.`id`, NEW.`name`, NEW.`subject` || ' ' || NEW.`body`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_templates_search_update` AFTER UPDATE OF `name`, `subject`, `body` ON `crm_templates`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (6 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  VALUES ((NEW.`workspaceId` << 39) | (6 << 36) | NEW.`id`, NEW.`name`, NEW.`subject` || ' ' || NEW.`body`);
END;
--> statement-breakpoint
CREATE TRIGGER `crm_templates_search_delete` AFTER DELETE ON `crm_templates`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((OLD.`workspaceId` << 39) | (6 << 36) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT (`workspaceId` << 39) | (6 << 36) | `id`, `name`, `subject` || ' ' || `body` FROM `crm_templates`;
--> statement-breakpoint
-- What is found of an entry stands in the message and in the lead that it came with.
CREATE VIEW `inbox_search_rows` AS
SELECT (coalesce(`e`.`userId`, 0) << 39) | (7 << 36) | `e`.`id` AS `searchId`, `e`.`id` AS `entryId`,
  `e`.`contactMessageId` AS `messageId`, `e`.`marketingLeadId` AS `leadId`,
  coalesce(`m`.`name`, `l`.`contactName`, '') AS `title`,
  coalesce(`m`.`email`, '') || ' ' || coalesce(nullif(`m`.`company`, 'No especificada'), '') || ' ' || coalesce(`m`.`service`, '')
    || ' ' || coalesce(`m`.`subject`, '') || ' ' || coalesce(`m`.`message`, '') || ' ' || coalesce(`l`.`contactEmail`, '')
    || ' ' || coalesce(`l`.`companyName`, '') || ' ' || coalesce(`l`.`contactPhone`, '') || ' ' || coalesce(`l`.`position`, '')
    || ' ' || coalesce(`l`.`notes`, '') AS `body`
FROM `inbox_entries` `e`
LEFT JOIN `contact_messages` `m` ON `m`.`id` = `e`.`contactMessageId`
LEFT JOIN `marketing_leads` `l` ON `l`.`id` = `e`.`marketingLeadId`;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_search_insert` AFTER INSERT ON `inbox_entries`
BEGIN
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  SELECT `searchId`, `title`, `body` FROM `inbox_search_rows` WHERE `entryId` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_search_update` AFTER UPDATE OF `userId`, `contactMessageId`, `marketingLeadId` ON `inbox_entries`
WHEN NEW.`userId` IS NOT OLD.`userId` OR NEW.`contactMessageId` IS NOT OLD.`contactMessageId` OR NEW.`marketingLeadId` IS NOT OLD.`marketingLeadId`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((coalesce(OLD.`userId`, 0) << 39) | (7 << 36) | OLD.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  SELECT `searchId`, `title`, `body` FROM `inbox_search_rows` WHERE `entryId` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_search_delete` AFTER DELETE ON `inbox_entries`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` = ((coalesce(OLD.`userId`, 0) << 39) | (7 << 36) | OLD.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_search_update` AFTER UPDATE OF `name`, `email`, `company`, `service`, `subject`, `message` ON `contact_messages`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` IN (SELECT `searchId` FROM `inbox_search_rows` WHERE `messageId` = NEW.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  SELECT `searchId`, `title`, `body` FROM `inbox_search_rows` WHERE `messageId` = NEW.`id`;
END;
--> statement-breakpoint
CREATE TRIGGER `marketing_leads_search_update` AFTER UPDATE OF `contactName`, `contactEmail`, `companyName`, `contactPhone`, `position`, `notes` ON `marketing_leads`
BEGIN
  DELETE FROM `crm_search` WHERE `rowid` IN (SELECT `searchId` FROM `inbox_search_rows` WHERE `leadId` = NEW.`id`);
  INSERT INTO `crm_search` (`rowid`, `title`, `body`)
  SELECT `searchId`, `title`, `body` FROM `inbox_search_rows` WHERE `leadId` = NEW.`id`;
END;
--> statement-breakpoint
INSERT INTO `crm_search` (`rowid`, `title`, `body`)
SELECT `searchId`, `title`, `body` FROM `inbox_search_rows`;

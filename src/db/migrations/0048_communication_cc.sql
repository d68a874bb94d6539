ALTER TABLE `crm_communications` ADD `cc` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `outbox` ADD `cc` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_communications_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_update` AFTER UPDATE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`type` IS NOT OLD.`type` OR NEW.`direction` IS NOT OLD.`direction` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body` OR NEW.`cc` IS NOT OLD.`cc` OR NEW.`occurredAt` IS NOT OLD.`occurredAt` OR NEW.`inboxEntryId` IS NOT OLD.`inboxEntryId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`direction` IS OLD.`direction`, '', ',"direction":' || json_quote(OLD.`direction`)) || iif(NEW.`subject` IS OLD.`subject`, '', ',"subject":' || json_quote(OLD.`subject`)) || iif(NEW.`body` IS OLD.`body`, '', ',"body":' || json_quote(OLD.`body`)) || iif(NEW.`cc` IS OLD.`cc`, '', ',"cc":' || json_quote(OLD.`cc`)) || iif(NEW.`occurredAt` IS OLD.`occurredAt`, '', ',"occurredAt":' || json_quote(OLD.`occurredAt`)) || iif(NEW.`inboxEntryId` IS OLD.`inboxEntryId`, '', ',"inboxEntryId":' || json_quote(OLD.`inboxEntryId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_communications_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_delete` AFTER DELETE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'type', OLD.`type`, 'direction', OLD.`direction`, 'subject', OLD.`subject`, 'body', OLD.`body`, 'cc', OLD.`cc`, 'occurredAt', OLD.`occurredAt`, 'status', OLD.`status`, 'outboxId', OLD.`outboxId`, 'inboxEntryId', OLD.`inboxEntryId`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `outbox_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `outbox_journal_delete` AFTER DELETE ON `outbox`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND OLD.`status` = 'queued' AND NOT OLD.`isAutomatic`
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'email', OLD.`id`, '-', json_object('id', OLD.`id`, 'kind', OLD.`kind`, 'dedupeKey', OLD.`dedupeKey`, 'userId', OLD.`userId`, 'recipient', OLD.`recipient`, 'cc', OLD.`cc`, 'replyTo', OLD.`replyTo`, 'subject', OLD.`subject`, 'text', OLD.`text`, 'html', OLD.`html`, 'sealedWith', OLD.`sealedWith`, 'messageId', OLD.`messageId`, 'isAutomatic', OLD.`isAutomatic`, 'status', OLD.`status`, 'attempts', OLD.`attempts`, 'nextAttemptAt', OLD.`nextAttemptAt`, 'queuedAt', OLD.`queuedAt`, 'lastError', OLD.`lastError`, 'createdAt', OLD.`createdAt`, 'sentAt', OLD.`sentAt`));
END;

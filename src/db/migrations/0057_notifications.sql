CREATE TABLE `journal_readers` (
	`name` text PRIMARY KEY NOT NULL,
	`lastChange` integer NOT NULL,
	`lookedAt` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notification_settings` (
	`userId` integer PRIMARY KEY NOT NULL,
	`kinds` text NOT NULL,
	`quietFrom` text,
	`quietTo` text,
	`timeZone` text NOT NULL,
	`digestOn` text,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`workspaceId` integer NOT NULL,
	`kind` text NOT NULL,
	`actorId` integer,
	`record` text NOT NULL,
	`contactId` integer,
	`companyId` integer,
	`opportunityId` integer,
	`taskId` integer,
	`communicationId` integer,
	`enquiryId` integer,
	`leadId` integer,
	`count` integer DEFAULT 1 NOT NULL,
	`key` text NOT NULL,
	`isShown` integer DEFAULT true NOT NULL,
	`mail` text DEFAULT 'off' NOT NULL,
	`mailedAt` text,
	`readAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`actorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`taskId`) REFERENCES `crm_tasks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`communicationId`) REFERENCES `crm_communications`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiryId`) REFERENCES `inbox_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`leadId`) REFERENCES `marketing_leads`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`workspaceId`,`userId`) REFERENCES `workspace_members`(`workspaceId`,`userId`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_key` ON `notifications` (`userId`,`key`);--> statement-breakpoint
CREATE INDEX `notifications_shown` ON `notifications` (`userId`,`isShown`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_unread` ON `notifications` (`userId`) WHERE "readAt" is null and "isShown" = 1;--> statement-breakpoint
CREATE INDEX `notifications_mail` ON `notifications` (`mail`,`createdAt`) WHERE "mailedAt" is null and "readAt" is null and "mail" <> 'off';--> statement-breakpoint
CREATE INDEX `notifications_age` ON `notifications` (`createdAt`);--> statement-breakpoint
CREATE INDEX `notifications_member` ON `notifications` (`workspaceId`,`userId`);--> statement-breakpoint
CREATE INDEX `notifications_actor` ON `notifications` (`actorId`);--> statement-breakpoint
CREATE INDEX `notifications_contact` ON `notifications` (`contactId`);--> statement-breakpoint
CREATE INDEX `notifications_company` ON `notifications` (`companyId`);--> statement-breakpoint
CREATE INDEX `notifications_opportunity` ON `notifications` (`opportunityId`);--> statement-breakpoint
CREATE INDEX `notifications_task` ON `notifications` (`taskId`);--> statement-breakpoint
CREATE INDEX `notifications_communication` ON `notifications` (`communicationId`);--> statement-breakpoint
CREATE INDEX `notifications_enquiry` ON `notifications` (`enquiryId`);--> statement-breakpoint
CREATE INDEX `notifications_lead` ON `notifications` (`leadId`);--> statement-breakpoint
ALTER TABLE `crm_communications` ADD `mentions` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_tasks_reminders` ON `crm_tasks` (coalesce("remindAt", "dueAt")) WHERE "doneAt" is null;--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_communications_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_update` AFTER UPDATE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`type` IS NOT OLD.`type` OR NEW.`direction` IS NOT OLD.`direction` OR NEW.`subject` IS NOT OLD.`subject` OR NEW.`body` IS NOT OLD.`body` OR NEW.`cc` IS NOT OLD.`cc` OR NEW.`mentions` IS NOT OLD.`mentions` OR NEW.`occurredAt` IS NOT OLD.`occurredAt` OR NEW.`inboxEntryId` IS NOT OLD.`inboxEntryId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`companyId` IS NOT OLD.`companyId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`type` IS OLD.`type`, '', ',"type":' || json_quote(OLD.`type`)) || iif(NEW.`direction` IS OLD.`direction`, '', ',"direction":' || json_quote(OLD.`direction`)) || iif(NEW.`subject` IS OLD.`subject`, '', ',"subject":' || json_quote(OLD.`subject`)) || iif(NEW.`body` IS OLD.`body`, '', ',"body":' || json_quote(OLD.`body`)) || iif(NEW.`cc` IS OLD.`cc`, '', ',"cc":' || json_quote(OLD.`cc`)) || iif(NEW.`mentions` IS OLD.`mentions`, '', ',"mentions":' || json_quote(OLD.`mentions`)) || iif(NEW.`occurredAt` IS OLD.`occurredAt`, '', ',"occurredAt":' || json_quote(OLD.`occurredAt`)) || iif(NEW.`inboxEntryId` IS OLD.`inboxEntryId`, '', ',"inboxEntryId":' || json_quote(OLD.`inboxEntryId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_communications_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_communications_journal_delete` AFTER DELETE ON `crm_communications`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'communication', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'type', OLD.`type`, 'direction', OLD.`direction`, 'subject', OLD.`subject`, 'body', OLD.`body`, 'cc', OLD.`cc`, 'mentions', OLD.`mentions`, 'occurredAt', OLD.`occurredAt`, 'status', OLD.`status`, 'outboxId', OLD.`outboxId`, 'inboxEntryId', OLD.`inboxEntryId`, 'contactId', OLD.`contactId`, 'companyId', OLD.`companyId`, 'opportunityId', OLD.`opportunityId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `inbox_entries_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_journal_insert` AFTER INSERT ON `inbox_entries`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'enquiry', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
-- Nobody is told of what was there before.
INSERT INTO `journal_readers` (`name`, `lastChange`, `lookedAt`)
SELECT `column1`, (SELECT coalesce(max(`id`), 0) FROM `changes`), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM (VALUES ('notifications'), ('task_due'), ('deal_stale'));

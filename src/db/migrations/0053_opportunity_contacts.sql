CREATE TABLE `crm_opportunity_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`opportunityId` integer NOT NULL,
	`contactId` integer NOT NULL,
	`part` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_opportunity_contacts_once` ON `crm_opportunity_contacts` (`opportunityId`,`contactId`);--> statement-breakpoint
CREATE INDEX `crm_opportunity_contacts_contact` ON `crm_opportunity_contacts` (`contactId`,`opportunityId`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunity_contacts_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunity_contacts_journal_insert` AFTER INSERT ON `crm_opportunity_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity_contact', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunity_contacts_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunity_contacts_journal_update` AFTER UPDATE ON `crm_opportunity_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`opportunityId` IS NOT OLD.`opportunityId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`part` IS NOT OLD.`part`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity_contact', NEW.`id`, '~', '{' || substr(iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`part` IS OLD.`part`, '', ',"part":' || json_quote(OLD.`part`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_opportunity_contacts_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_opportunity_contacts_journal_delete` AFTER DELETE ON `crm_opportunity_contacts`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'opportunity_contact', OLD.`id`, '-', json_object('id', OLD.`id`, 'opportunityId', OLD.`opportunityId`, 'contactId', OLD.`contactId`, 'part', OLD.`part`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

CREATE TABLE `inbox_claims` (
	`entryId` integer PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`entryId`) REFERENCES `inbox_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_claims_user` ON `inbox_claims` (`userId`);--> statement-breakpoint
DROP INDEX `inbox_entries_owner`;--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `workspaceId` integer REFERENCES workspaces(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `inbox_entries_workspace` ON `inbox_entries` (`workspaceId`);--> statement-breakpoint
CREATE INDEX `inbox_entries_owner` ON `inbox_entries` (`userId`,`workspaceId`,`status`,`id`);--> statement-breakpoint
ALTER TABLE `workspaces` ADD `receivesEnquiries` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `workspaces_enquiries` ON `workspaces` (`receivesEnquiries`) WHERE "receivesEnquiries" = 1;--> statement-breakpoint
DROP TRIGGER IF EXISTS `inbox_entries_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `inbox_entries_journal_update` AFTER UPDATE ON `inbox_entries`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`kind` IS NOT OLD.`kind` OR NEW.`status` IS NOT OLD.`status` OR NEW.`contactMessageId` IS NOT OLD.`contactMessageId` OR NEW.`source` IS NOT OLD.`source` OR NEW.`language` IS NOT OLD.`language` OR NEW.`page` IS NOT OLD.`page` OR NEW.`about` IS NOT OLD.`about` OR NEW.`utmSource` IS NOT OLD.`utmSource` OR NEW.`utmMedium` IS NOT OLD.`utmMedium` OR NEW.`utmCampaign` IS NOT OLD.`utmCampaign` OR NEW.`utmTerm` IS NOT OLD.`utmTerm` OR NEW.`utmContent` IS NOT OLD.`utmContent` OR NEW.`consentVersion` IS NOT OLD.`consentVersion` OR NEW.`consentAt` IS NOT OLD.`consentAt` OR NEW.`marketingLeadId` IS NOT OLD.`marketingLeadId` OR NEW.`contactId` IS NOT OLD.`contactId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId` OR NEW.`convertedAt` IS NOT OLD.`convertedAt` OR NEW.`repliedAt` IS NOT OLD.`repliedAt` OR NEW.`held` IS NOT OLD.`held` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`workspaceId` IS NOT OLD.`workspaceId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'enquiry', NEW.`id`, '~', '{' || substr(iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`contactMessageId` IS OLD.`contactMessageId`, '', ',"contactMessageId":' || json_quote(OLD.`contactMessageId`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`language` IS OLD.`language`, '', ',"language":' || json_quote(OLD.`language`)) || iif(NEW.`page` IS OLD.`page`, '', ',"page":' || json_quote(OLD.`page`)) || iif(NEW.`about` IS OLD.`about`, '', ',"about":' || json_quote(OLD.`about`)) || iif(NEW.`utmSource` IS OLD.`utmSource`, '', ',"utmSource":' || json_quote(OLD.`utmSource`)) || iif(NEW.`utmMedium` IS OLD.`utmMedium`, '', ',"utmMedium":' || json_quote(OLD.`utmMedium`)) || iif(NEW.`utmCampaign` IS OLD.`utmCampaign`, '', ',"utmCampaign":' || json_quote(OLD.`utmCampaign`)) || iif(NEW.`utmTerm` IS OLD.`utmTerm`, '', ',"utmTerm":' || json_quote(OLD.`utmTerm`)) || iif(NEW.`utmContent` IS OLD.`utmContent`, '', ',"utmContent":' || json_quote(OLD.`utmContent`)) || iif(NEW.`consentVersion` IS OLD.`consentVersion`, '', ',"consentVersion":' || json_quote(OLD.`consentVersion`)) || iif(NEW.`consentAt` IS OLD.`consentAt`, '', ',"consentAt":' || json_quote(OLD.`consentAt`)) || iif(NEW.`marketingLeadId` IS OLD.`marketingLeadId`, '', ',"marketingLeadId":' || json_quote(OLD.`marketingLeadId`)) || iif(NEW.`contactId` IS OLD.`contactId`, '', ',"contactId":' || json_quote(OLD.`contactId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`convertedAt` IS OLD.`convertedAt`, '', ',"convertedAt":' || json_quote(OLD.`convertedAt`)) || iif(NEW.`repliedAt` IS OLD.`repliedAt`, '', ',"repliedAt":' || json_quote(OLD.`repliedAt`)) || iif(NEW.`held` IS OLD.`held`, '', ',"held":' || json_quote(OLD.`held`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;

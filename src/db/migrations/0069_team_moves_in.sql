CREATE TABLE `awaited_owners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`emailKey` text NOT NULL,
	`contactId` integer,
	`companyId` integer,
	`opportunityId` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `awaited_owners_email` ON `awaited_owners` (`workspaceId`,`emailKey`);--> statement-breakpoint
CREATE INDEX `awaited_owners_contact` ON `awaited_owners` (`contactId`);--> statement-breakpoint
CREATE INDEX `awaited_owners_company` ON `awaited_owners` (`companyId`);--> statement-breakpoint
CREATE INDEX `awaited_owners_opportunity` ON `awaited_owners` (`opportunityId`);--> statement-breakpoint
ALTER TABLE `workspace_invitations` ADD `sealedToken` text;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `setUpBy` text DEFAULT 'members' NOT NULL;
CREATE TABLE `crm_import_chunks` (
	`importId` integer NOT NULL,
	`position` integer NOT NULL,
	`data` blob NOT NULL,
	PRIMARY KEY(`importId`, `position`),
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crm_import_keys` (
	`importId` integer NOT NULL,
	`key` text NOT NULL,
	PRIMARY KEY(`importId`, `key`),
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `headings` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `encoding` text DEFAULT 'utf-8' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `line` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `leaseUntil` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `leaseToken` text;--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `companyKey` text DEFAULT '~' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_contacts_updated` ON `crm_contacts` (`workspaceId`,`updatedAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_companyKey` ON `crm_contacts` (`workspaceId`,`companyKey`,`id`);--> statement-breakpoint
CREATE INDEX `crm_companies_updated` ON `crm_companies` (`workspaceId`,`updatedAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_companies_source` ON `crm_companies` (`workspaceId`,`source`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_stage` ON `crm_opportunities` (`workspaceId`,`stage`);
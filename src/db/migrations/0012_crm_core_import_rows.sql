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
	`data` text DEFAULT '{}' NOT NULL,
	PRIMARY KEY(`importId`, `key`),
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `marketing_campaign_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`campaignId` integer NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`language` text NOT NULL,
	`tone` text NOT NULL,
	`seed` integer NOT NULL,
	`writer` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`campaignId`) REFERENCES `marketing_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_campaign_texts_campaign` ON `marketing_campaign_texts` (`campaignId`,`id`);--> statement-breakpoint
ALTER TABLE `users` ADD `searchText` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_search` ON `users` (`searchText`,`id`);--> statement-breakpoint
ALTER TABLE `companies` ADD `contactCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `productCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `departmentCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `problemCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `strengthCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `completeness` integer GENERATED ALWAYS AS (("productCount" > 0) + ("departmentCount" > 0) + ("problemCount" > 0) + ("strengthCount" > 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `companies_completeness` ON `companies` (`userId`,`completeness`,`id`);--> statement-breakpoint
ALTER TABLE `crm_import_rows` ADD `recordKind` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `headings` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `encoding` text DEFAULT 'utf-8' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `line` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `leaseUntil` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `leaseToken` text;--> statement-breakpoint
ALTER TABLE `crm_contacts` ADD `companyKey` text DEFAULT '~' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_contacts_updated` ON `crm_contacts` (`workspaceId`,`updatedAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_companyKey` ON `crm_contacts` (`workspaceId`,`companyKey`,`id`);--> statement-breakpoint
ALTER TABLE `marketing_analytics` ADD `updatedAt` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `tone` text DEFAULT 'friendly' NOT NULL;--> statement-breakpoint
CREATE INDEX `crm_companies_updated` ON `crm_companies` (`workspaceId`,`updatedAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_companies_source` ON `crm_companies` (`workspaceId`,`source`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_stage` ON `crm_opportunities` (`workspaceId`,`stage`);--> statement-breakpoint
CREATE INDEX `marketing_leads_figures` ON `marketing_leads` (`marketingCompanyId`,`createdAt`,`status`,`source`,`campaignId`);
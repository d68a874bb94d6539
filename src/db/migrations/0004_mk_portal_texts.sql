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
ALTER TABLE `marketing_analytics` ADD `updatedAt` text DEFAULT '1970-01-01T00:00:00.000Z' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `tone` text DEFAULT 'friendly' NOT NULL;--> statement-breakpoint
CREATE INDEX `marketing_leads_figures` ON `marketing_leads` (`marketingCompanyId`,`createdAt`,`status`,`source`,`campaignId`);
ALTER TABLE `writer_usage` ADD `contentId` integer REFERENCES marketing_contents(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `writer_usage` ADD `campaignId` integer REFERENCES marketing_campaigns(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `writer_usage_content` ON `writer_usage` (`contentId`);--> statement-breakpoint
CREATE INDEX `writer_usage_campaign` ON `writer_usage` (`campaignId`);
CREATE TABLE `writer_settings` (
	`workspaceId` integer PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`baseUrl` text NOT NULL,
	`model` text NOT NULL,
	`keySecret` text,
	`monthlyCapCents` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `writer_usage` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`productId` integer,
	`purpose` text NOT NULL,
	`model` text NOT NULL,
	`provider` text,
	`inputUnits` integer,
	`outputUnits` integer,
	`costMicros` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`productId`) REFERENCES `marketing_products`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `writer_usage_workspace` ON `writer_usage` (`workspaceId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `writer_usage_product` ON `writer_usage` (`productId`);--> statement-breakpoint
ALTER TABLE `marketing_contents` ADD `warnings` text;--> statement-breakpoint
ALTER TABLE `marketing_campaign_texts` ADD `warnings` text;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `warnings` text;
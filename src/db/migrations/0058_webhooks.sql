CREATE TABLE `webhook_deliveries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`webhookId` integer NOT NULL,
	`messageId` text NOT NULL,
	`event` text NOT NULL,
	`recordId` integer,
	`changeId` integer,
	`changed` text DEFAULT '[]' NOT NULL,
	`at` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` text,
	`attemptedAt` text,
	`responseStatus` integer,
	`failure` text,
	`durationMs` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`webhookId`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`webhookId`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`webhookId`,`status`,`nextAttemptAt`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_age` ON `webhook_deliveries` (`createdAt`);--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`webhookId`,`changeId`,`event`);--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`createdBy` integer,
	`url` text NOT NULL,
	`events` text DEFAULT '[]' NOT NULL,
	`secret` text NOT NULL,
	`isActive` integer DEFAULT true NOT NULL,
	`offReason` text,
	`failingSince` text,
	`lastDeliveredAt` text,
	`sinceChange` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`createdBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `webhooks_workspace` ON `webhooks` (`workspaceId`,`id`);--> statement-breakpoint
CREATE INDEX `webhooks_active` ON `webhooks` (`isActive`);--> statement-breakpoint
CREATE INDEX `webhooks_creator` ON `webhooks` (`createdBy`);--> statement-breakpoint
ALTER TABLE `api_tokens` ADD `workspaceId` integer;--> statement-breakpoint
ALTER TABLE `api_tokens` ADD `access` text DEFAULT 'full' NOT NULL;
CREATE TABLE `mail_suppressions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`addressHash` text NOT NULL,
	`importId` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_suppressions_address` ON `mail_suppressions` (`workspaceId`,`addressHash`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_import` ON `mail_suppressions` (`importId`);--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `passedOver` text;
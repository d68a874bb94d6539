CREATE TABLE `open_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`tab` text NOT NULL,
	`kind` text NOT NULL,
	`recordId` integer NOT NULL,
	`seenAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `open_records_tab` ON `open_records` (`userId`,`tab`);--> statement-breakpoint
CREATE INDEX `open_records_record` ON `open_records` (`workspaceId`,`recordId`);--> statement-breakpoint
CREATE INDEX `open_records_seen` ON `open_records` (`seenAt`);
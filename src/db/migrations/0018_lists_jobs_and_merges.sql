CREATE TABLE `crm_distinct_pairs` (
	`workspaceId` integer NOT NULL,
	`kind` text NOT NULL,
	`firstId` integer NOT NULL,
	`secondId` integer NOT NULL,
	`createdAt` text NOT NULL,
	PRIMARY KEY(`workspaceId`, `kind`, `firstId`, `secondId`),
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crm_job_batches` (
	`jobId` integer NOT NULL,
	`position` integer NOT NULL,
	`ids` text NOT NULL,
	`before` text,
	PRIMARY KEY(`jobId`, `position`),
	FOREIGN KEY (`jobId`) REFERENCES `crm_jobs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `crm_jobs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`change` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`undoesId` integer,
	`error` text,
	`leaseUntil` text,
	`leaseToken` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_jobs_workspace` ON `crm_jobs` (`workspaceId`,`status`);--> statement-breakpoint
CREATE INDEX `crm_jobs_status` ON `crm_jobs` (`status`,`id`);--> statement-breakpoint
CREATE INDEX `crm_jobs_undoes` ON `crm_jobs` (`undoesId`);--> statement-breakpoint
CREATE TABLE `crm_merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`keepId` integer NOT NULL,
	`dropId` integer NOT NULL,
	`keepName` text NOT NULL,
	`dropName` text NOT NULL,
	`data` text NOT NULL,
	`undoneAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_merges_workspace` ON `crm_merges` (`workspaceId`,`kind`,`id`);--> statement-breakpoint
CREATE INDEX `crm_merges_keep` ON `crm_merges` (`kind`,`keepId`);--> statement-breakpoint
CREATE INDEX `crm_merges_age` ON `crm_merges` (`createdAt`);
CREATE TABLE `analyst_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`model` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyst_letters_company` ON `analyst_letters` (`companyId`);--> statement-breakpoint
CREATE TABLE `analyst_readings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`problemId` integer NOT NULL,
	`runId` integer NOT NULL,
	`state` text NOT NULL,
	`seen` text NOT NULL,
	`reading` text,
	`reason` text,
	`model` text,
	`inputUnits` integer DEFAULT 0 NOT NULL,
	`outputUnits` integer DEFAULT 0 NOT NULL,
	`costMicros` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`problemId`) REFERENCES `problems`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`runId`) REFERENCES `analyst_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyst_readings_problem` ON `analyst_readings` (`problemId`);--> statement-breakpoint
CREATE INDEX `analyst_readings_run` ON `analyst_readings` (`runId`,`state`,`id`);--> statement-breakpoint
CREATE TABLE `analyst_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`authorId` integer NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`authorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analyst_runs_company` ON `analyst_runs` (`companyId`,`id`);--> statement-breakpoint
CREATE INDEX `analyst_runs_author` ON `analyst_runs` (`authorId`);--> statement-breakpoint
CREATE TABLE `analyst_settings` (
	`workspaceId` integer PRIMARY KEY NOT NULL,
	`isOn` integer NOT NULL,
	`monthlyUnits` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);

CREATE TABLE `backup_states` (
	`kind` text PRIMARY KEY NOT NULL,
	`doneAt` text,
	`file` text,
	`bytes` integer,
	`failingSince` text,
	`failedAt` text,
	`error` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` text
);
--> statement-breakpoint
CREATE TABLE `installation` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `instances` (
	`id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`pid` integer NOT NULL,
	`version` text NOT NULL,
	`startedAt` text NOT NULL,
	`seenAt` text NOT NULL,
	`hasRightKey` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `outbox` ADD `sealedWith` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `queuedAt` text;
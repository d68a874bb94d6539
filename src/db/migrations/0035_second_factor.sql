CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`actorId` integer,
	`subjectId` integer,
	`detail` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`userAgent` text DEFAULT '' NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_events_actor` ON `audit_events` (`actorId`);--> statement-breakpoint
CREATE INDEX `audit_events_subject` ON `audit_events` (`subjectId`);--> statement-breakpoint
CREATE INDEX `audit_events_age` ON `audit_events` (`createdAt`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`secretHash` text NOT NULL,
	`usedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`userId`);--> statement-breakpoint
CREATE TABLE `totp_factors` (
	`userId` integer PRIMARY KEY NOT NULL,
	`secret` text,
	`pendingSecret` text,
	`lastStep` integer DEFAULT 0 NOT NULL,
	`confirmedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `users` ADD `secondFactorAt` text;
CREATE TABLE `push_devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`sessionId` text NOT NULL,
	`endpoint` text NOT NULL,
	`publicKey` text NOT NULL,
	`authSecret` text NOT NULL,
	`userAgent` text NOT NULL,
	`lastNotification` integer NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`lastSentAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sessionId`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_user` ON `push_devices` (`userId`);--> statement-breakpoint
CREATE INDEX `push_devices_session` ON `push_devices` (`sessionId`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `push` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `deletedAt` text;
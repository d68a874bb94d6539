CREATE TABLE `known_devices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`tokenHash` text NOT NULL,
	`lastUsedAt` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `known_devices_token` ON `known_devices` (`tokenHash`,`userId`);--> statement-breakpoint
CREATE INDEX `known_devices_user` ON `known_devices` (`userId`,`lastUsedAt`);--> statement-breakpoint
CREATE INDEX `known_devices_age` ON `known_devices` (`lastUsedAt`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmedAt` text;
CREATE TABLE `account_usage` (
	`userId` integer PRIMARY KEY NOT NULL,
	`storedBytes` integer NOT NULL,
	`measuredAt` text,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);

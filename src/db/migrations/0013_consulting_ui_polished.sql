CREATE TABLE `polished_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`textsHash` text NOT NULL,
	`snapshotHash` text NOT NULL,
	`model` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `polished_texts_hash` ON `polished_texts` (`companyId`,`textsHash`);--> statement-breakpoint
CREATE INDEX `polished_texts_age` ON `polished_texts` (`createdAt`);
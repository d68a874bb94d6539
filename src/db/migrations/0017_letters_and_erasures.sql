CREATE TABLE `page_takedowns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`userId` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_takedowns_slug` ON `page_takedowns` (`slug`);--> statement-breakpoint
CREATE INDEX `page_takedowns_user` ON `page_takedowns` (`userId`);--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`accountId` integer,
	`emailHash` text,
	`byUserId` integer,
	`isSiteWide` integer DEFAULT false NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasures_key` ON `erasures` (`key`);--> statement-breakpoint
-- `ON DELETE cascade` is hand-written: the generator leaves it out of a new column.
ALTER TABLE `outbox` ADD `userId` integer REFERENCES `users`(`id`) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `outbox_user` ON `outbox` (`userId`);--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `held` text;
--> statement-breakpoint
-- hand-written
-- Whose account a letter belongs to: its sender's, its link's, the one that was told of a change, or that of its address.
UPDATE `outbox` SET `userId` = coalesce(
  (SELECT `c`.`userId` FROM `crm_communications` `c` WHERE `c`.`outboxId` = `outbox`.`id`),
  (SELECT `l`.`userId` FROM `one_time_links` `l` WHERE `outbox`.`dedupeKey` = 'link:' || `l`.`id`),
  (SELECT `u`.`id` FROM `users` `u` WHERE `outbox`.`dedupeKey` LIKE 'user:' || `u`.`id` || ':%'),
  (SELECT `e`.`userId` FROM `inbox_entries` `e` WHERE `outbox`.`dedupeKey` = 'landing:' || `e`.`contactMessageId` || ':confirmation'),
  (SELECT `u`.`id` FROM `users` `u` WHERE `outbox`.`kind` LIKE 'account_%' AND `u`.`emailKey` = lower(`outbox`.`recipient`))
);
--> statement-breakpoint
UPDATE `outbox` SET `text` = '', `html` = '' WHERE `status` = 'sent';
--> statement-breakpoint
-- What filled in the trap field was kept as spam, and nobody was written to: it is judged anew (product.md D24).
UPDATE `inbox_entries` SET `status` = 'suspected', `held` = '{"phone":null}'
WHERE `status` = 'spam' AND `contactMessageId` IS NOT NULL AND `repliedAt` IS NULL AND `convertedAt` IS NULL AND (
  (`kind` = 'landing_page' AND `marketingLeadId` IS NULL AND `consentAt` IS NULL)
  OR (`kind` <> 'landing_page' AND NOT EXISTS (
    SELECT 1 FROM `outbox` WHERE `dedupeKey` = 'enquiry:' || `inbox_entries`.`contactMessageId` || ':notice'))
);

CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`dedupeKey` text NOT NULL,
	`recipient` text NOT NULL,
	`replyTo` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`messageId` text NOT NULL,
	`isAutomatic` integer DEFAULT true NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`nextAttemptAt` text NOT NULL,
	`leaseUntil` text,
	`leaseToken` text,
	`lastError` text,
	`createdAt` text NOT NULL,
	`sentAt` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_cause` ON `outbox` (`dedupeKey`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_messageId` ON `outbox` (`messageId`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`status`,`nextAttemptAt`);--> statement-breakpoint
CREATE INDEX `outbox_recipient` ON `outbox` (`recipient`);--> statement-breakpoint
CREATE TABLE `inbox_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'unread' NOT NULL,
	`contactMessageId` integer,
	`source` text NOT NULL,
	`language` text NOT NULL,
	`page` text,
	`about` text,
	`utmSource` text,
	`utmMedium` text,
	`utmCampaign` text,
	`utmTerm` text,
	`utmContent` text,
	`consentVersion` text,
	`consentAt` text,
	`userId` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`contactMessageId`) REFERENCES `contact_messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `inbox_entries_owner` ON `inbox_entries` (`userId`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `inbox_entries_message` ON `inbox_entries` (`contactMessageId`);
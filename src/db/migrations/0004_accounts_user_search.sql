ALTER TABLE `users` ADD `searchText` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `users_search` ON `users` (`searchText`,`id`);--> statement-breakpoint
UPDATE `users` SET `searchText` = lower(`name` || ' ' || `username` || ' ' || `email`);

DROP TABLE `crm_import_keys`;--> statement-breakpoint
ALTER TABLE `crm_import_rows` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `crm_import_rows` ADD `about` text;--> statement-breakpoint
CREATE INDEX `crm_import_rows_outcome` ON `crm_import_rows` (`importId`,`outcome`,`line`);--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `asked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `later` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `blank` integer DEFAULT 0 NOT NULL;
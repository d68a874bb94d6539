ALTER TABLE `crm_import_rows` ADD `recordKind` text;--> statement-breakpoint
ALTER TABLE `crm_import_keys` ADD `data` text DEFAULT '{}' NOT NULL;

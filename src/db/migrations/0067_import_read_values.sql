ALTER TABLE `crm_imports` ADD `owners` text;--> statement-breakpoint
ALTER TABLE `crm_imports` ADD `readValues` text;
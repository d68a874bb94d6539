ALTER TABLE `crm_communications` ADD `inboxEntryId` integer REFERENCES inbox_entries(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `crm_communications_inbox` ON `crm_communications` (`inboxEntryId`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_sums` ON `crm_opportunities` (`pipelineId`,`stage`,`currency`,`amountCents`,`probability`);
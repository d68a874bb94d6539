DROP INDEX `crm_contacts_source`;--> statement-breakpoint
CREATE INDEX `crm_contacts_source` ON `crm_contacts` (`workspaceId`,`source`,`createdAt`);--> statement-breakpoint
DROP INDEX `crm_opportunities_sums`;--> statement-breakpoint
DROP INDEX `crm_opportunities_created`;--> statement-breakpoint
CREATE INDEX `crm_opportunities_sums` ON `crm_opportunities` (`pipelineId`,`stage`,`currency`,`expectedClose`,`amountCents`,`probability`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_created` ON `crm_opportunities` (`workspaceId`,`createdAt`,`id`,`pipelineId`);
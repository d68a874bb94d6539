DROP INDEX `crm_opportunities_sums`;--> statement-breakpoint
DROP INDEX `crm_opportunities_stage`;--> statement-breakpoint
DROP INDEX `crm_opportunities_owner`;--> statement-breakpoint
CREATE INDEX `crm_opportunities_closed` ON `crm_opportunities` (`workspaceId`,`closedAt`) WHERE "closedAt" is not null;--> statement-breakpoint
CREATE INDEX `crm_opportunities_sums` ON `crm_opportunities` (`pipelineId`,`stage`,`currency`,`expectedClose`,`amountCents`,`probability`,`ownerId`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_stage` ON `crm_opportunities` (`workspaceId`,`stage`,`pipelineId`,`id`,`currency`,`amountCents`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_owner` ON `crm_opportunities` (`workspaceId`,`ownerId`,`id`,`currency`,`amountCents`);
DROP INDEX `crm_opportunities_stage`;--> statement-breakpoint
CREATE INDEX `crm_opportunities_probability` ON `crm_opportunities` (`workspaceId`,`probability`,`id`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_stage` ON `crm_opportunities` (`workspaceId`,`stage`,`pipelineId`,`id`);
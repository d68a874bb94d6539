ALTER TABLE `audit_events` ADD `workspaceId` integer;--> statement-breakpoint
CREATE INDEX `audit_events_workspace` ON `audit_events` (`workspaceId`,`id`);
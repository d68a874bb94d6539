-- The orders of the table of opportunities: by amount, and by expected close with what has no date last.
CREATE INDEX `crm_opportunities_amount` ON `crm_opportunities` (`workspaceId`,`amountCents`,`id`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_close` ON `crm_opportunities` (`workspaceId`,coalesce("expectedClose", '9999-99-99'),`id`);

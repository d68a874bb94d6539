DROP INDEX `crm_companies_name`;--> statement-breakpoint
DROP INDEX `crm_companies_created`;--> statement-breakpoint
DROP INDEX `crm_companies_updated`;--> statement-breakpoint
CREATE INDEX `crm_companies_name` ON `crm_companies` (`workspaceId`,`nameKey`,`id`,`ownerId`,`source`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_companies_created` ON `crm_companies` (`workspaceId`,`createdAt`,`id`,`ownerId`,`source`);--> statement-breakpoint
CREATE INDEX `crm_companies_updated` ON `crm_companies` (`workspaceId`,`updatedAt`,`id`,`ownerId`,`source`,`createdAt`);--> statement-breakpoint
DROP INDEX `crm_contacts_name`;--> statement-breakpoint
DROP INDEX `crm_contacts_created`;--> statement-breakpoint
DROP INDEX `crm_contacts_updated`;--> statement-breakpoint
DROP INDEX `crm_contacts_companyKey`;--> statement-breakpoint
CREATE INDEX `crm_contacts_name` ON `crm_contacts` (`workspaceId`,`nameKey`,`id`,`ownerId`,`source`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_contacts_created` ON `crm_contacts` (`workspaceId`,`createdAt`,`id`,`ownerId`,`source`);--> statement-breakpoint
CREATE INDEX `crm_contacts_updated` ON `crm_contacts` (`workspaceId`,`updatedAt`,`id`,`ownerId`,`source`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_contacts_companyKey` ON `crm_contacts` (`workspaceId`,`companyKey`,`id`,`ownerId`,`source`,`createdAt`);
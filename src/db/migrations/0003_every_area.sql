CREATE TABLE `api_tokens` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`tokenHash` text NOT NULL,
	`ending` text NOT NULL,
	`lastUsedAt` text,
	`expiresAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_hash` ON `api_tokens` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `api_tokens_user` ON `api_tokens` (`userId`);--> statement-breakpoint
CREATE TABLE `one_time_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`tokenHash` text NOT NULL,
	`userId` integer,
	`invitedBy` integer,
	`email` text,
	`role` text,
	`expiresAt` text NOT NULL,
	`usedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_time_links_hash` ON `one_time_links` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `one_time_links_user` ON `one_time_links` (`userId`,`kind`);--> statement-breakpoint
CREATE INDEX `one_time_links_age` ON `one_time_links` (`expiresAt`);--> statement-breakpoint
CREATE TABLE `landing_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`status` text NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	`campaignId` integer NOT NULL,
	`language` text NOT NULL,
	`content` text NOT NULL,
	`identity` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`publishedAt` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaignId`) REFERENCES `marketing_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `landing_pages_slug` ON `landing_pages` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `landing_pages_campaign` ON `landing_pages` (`campaignId`);--> statement-breakpoint
CREATE INDEX `landing_pages_company` ON `landing_pages` (`marketingCompanyId`);--> statement-breakpoint
CREATE TABLE `marketing_assets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	`campaignId` integer,
	`format` text NOT NULL,
	`widthPx` integer NOT NULL,
	`heightPx` integer NOT NULL,
	`design` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`campaignId`) REFERENCES `marketing_campaigns`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_assets_company` ON `marketing_assets` (`marketingCompanyId`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_assets_campaign` ON `marketing_assets` (`campaignId`);--> statement-breakpoint
CREATE TABLE `marketing_contents` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	`productId` integer,
	`type` text NOT NULL,
	`tone` text NOT NULL,
	`language` text NOT NULL,
	`length` text NOT NULL,
	`seed` integer NOT NULL,
	`writer` text DEFAULT 'rules' NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`parts` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`productId`) REFERENCES `marketing_products`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `marketing_contents_company` ON `marketing_contents` (`marketingCompanyId`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_contents_product` ON `marketing_contents` (`productId`);--> statement-breakpoint
CREATE TABLE `marketing_prospects` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	`listName` text NOT NULL,
	`companyName` text,
	`contactName` text,
	`email` text,
	`phone` text,
	`position` text,
	`sector` text,
	`notes` text,
	`searchText` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_prospects_company` ON `marketing_prospects` (`marketingCompanyId`,`id`);--> statement-breakpoint
CREATE TABLE `report_shares` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reportId` integer NOT NULL,
	`tokenHash` text NOT NULL,
	`expiresAt` text NOT NULL,
	`revokedAt` text,
	`views` integer DEFAULT 0 NOT NULL,
	`lastViewedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`reportId`) REFERENCES `reports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_shares_token` ON `report_shares` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `report_shares_report` ON `report_shares` (`reportId`);--> statement-breakpoint
CREATE TABLE `crm_import_rows` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`importId` integer NOT NULL,
	`line` integer NOT NULL,
	`action` text NOT NULL,
	`recordId` integer,
	`before` text,
	`stamp` text,
	`errors` text,
	`cells` text,
	FOREIGN KEY (`importId`) REFERENCES `crm_imports`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_import_rows_import` ON `crm_import_rows` (`importId`,`action`,`line`);--> statement-breakpoint
CREATE TABLE `crm_imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`status` text DEFAULT 'running' NOT NULL,
	`isDryRun` integer NOT NULL,
	`fileName` text NOT NULL,
	`mapping` text NOT NULL,
	`sizeBytes` integer DEFAULT 0 NOT NULL,
	`readBytes` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`updated` integer DEFAULT 0 NOT NULL,
	`skipped` integer DEFAULT 0 NOT NULL,
	`failed` integer DEFAULT 0 NOT NULL,
	`error` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_imports_workspace` ON `crm_imports` (`workspaceId`,`id`);--> statement-breakpoint
CREATE TABLE `crm_communications` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`type` text NOT NULL,
	`direction` text NOT NULL,
	`subject` text,
	`body` text,
	`occurredAt` text NOT NULL,
	`status` text DEFAULT 'logged' NOT NULL,
	`outboxId` integer,
	`contactId` integer,
	`companyId` integer,
	`opportunityId` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`outboxId`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crm_communications_workspace` ON `crm_communications` (`workspaceId`,`occurredAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_communications_contact` ON `crm_communications` (`contactId`,`occurredAt`);--> statement-breakpoint
CREATE INDEX `crm_communications_company` ON `crm_communications` (`companyId`,`occurredAt`);--> statement-breakpoint
CREATE INDEX `crm_communications_opportunity` ON `crm_communications` (`opportunityId`,`occurredAt`);--> statement-breakpoint
CREATE INDEX `crm_communications_outbox` ON `crm_communications` (`outboxId`);--> statement-breakpoint
CREATE TABLE `crm_companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`nameKey` text NOT NULL,
	`domain` text,
	`domainKey` text,
	`taxId` text,
	`taxIdKey` text,
	`sector` text,
	`size` text,
	`phone` text,
	`address` text,
	`notes` text,
	`source` text DEFAULT 'other' NOT NULL,
	`customFields` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_companies_name` ON `crm_companies` (`workspaceId`,`nameKey`,`id`);--> statement-breakpoint
CREATE INDEX `crm_companies_created` ON `crm_companies` (`workspaceId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_companies_domain` ON `crm_companies` (`workspaceId`,`domainKey`);--> statement-breakpoint
CREATE INDEX `crm_companies_taxId` ON `crm_companies` (`workspaceId`,`taxIdKey`);--> statement-breakpoint
CREATE TABLE `crm_company_tags` (
	`companyId` integer NOT NULL,
	`tagId` integer NOT NULL,
	PRIMARY KEY(`companyId`, `tagId`),
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tagId`) REFERENCES `crm_tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_company_tags_tag` ON `crm_company_tags` (`tagId`,`companyId`);--> statement-breakpoint
CREATE TABLE `crm_contact_tags` (
	`contactId` integer NOT NULL,
	`tagId` integer NOT NULL,
	PRIMARY KEY(`contactId`, `tagId`),
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tagId`) REFERENCES `crm_tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_contact_tags_tag` ON `crm_contact_tags` (`tagId`,`contactId`);--> statement-breakpoint
CREATE TABLE `crm_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`firstName` text NOT NULL,
	`lastName` text,
	`nameKey` text NOT NULL,
	`email` text,
	`emailKey` text,
	`phone` text,
	`phoneKey` text,
	`position` text,
	`companyId` integer,
	`notes` text,
	`source` text DEFAULT 'other' NOT NULL,
	`customFields` text,
	`consent` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crm_contacts_name` ON `crm_contacts` (`workspaceId`,`nameKey`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_created` ON `crm_contacts` (`workspaceId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_email` ON `crm_contacts` (`workspaceId`,`emailKey`);--> statement-breakpoint
CREATE INDEX `crm_contacts_phone` ON `crm_contacts` (`workspaceId`,`phoneKey`);--> statement-breakpoint
CREATE INDEX `crm_contacts_company` ON `crm_contacts` (`companyId`);--> statement-breakpoint
CREATE INDEX `crm_contacts_source` ON `crm_contacts` (`workspaceId`,`source`,`nameKey`,`id`);--> statement-breakpoint
CREATE TABLE `crm_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`data` text,
	`contactId` integer,
	`companyId` integer,
	`opportunityId` integer,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crm_events_contact` ON `crm_events` (`contactId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_events_company` ON `crm_events` (`companyId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_events_opportunity` ON `crm_events` (`opportunityId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `crm_events_workspace` ON `crm_events` (`workspaceId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `crm_opportunities` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`title` text NOT NULL,
	`titleKey` text NOT NULL,
	`contactId` integer,
	`companyId` integer,
	`pipelineId` integer NOT NULL,
	`stage` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`amountCents` integer DEFAULT 0 NOT NULL,
	`currency` text DEFAULT 'EUR' NOT NULL,
	`probability` integer NOT NULL,
	`expectedClose` text,
	`lostReason` text,
	`notes` text,
	`source` text DEFAULT 'other' NOT NULL,
	`stageChangedAt` text NOT NULL,
	`closedAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`pipelineId`) REFERENCES `crm_pipelines`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "crm_opportunities_probability" CHECK("crm_opportunities"."probability" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `crm_opportunities_board` ON `crm_opportunities` (`pipelineId`,`stage`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_created` ON `crm_opportunities` (`workspaceId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_title` ON `crm_opportunities` (`workspaceId`,`titleKey`,`id`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_contact` ON `crm_opportunities` (`contactId`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_company` ON `crm_opportunities` (`companyId`);--> statement-breakpoint
CREATE TABLE `crm_pipelines` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`name` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_pipelines_workspace` ON `crm_pipelines` (`workspaceId`);--> statement-breakpoint
CREATE TABLE `crm_stage_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`opportunityId` integer NOT NULL,
	`fromStage` text,
	`toStage` text NOT NULL,
	`userId` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_stage_changes_opportunity` ON `crm_stage_changes` (`opportunityId`,`id`);--> statement-breakpoint
CREATE INDEX `crm_stage_changes_workspace` ON `crm_stage_changes` (`workspaceId`,`createdAt`);--> statement-breakpoint
CREATE TABLE `crm_stages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`pipelineId` integer NOT NULL,
	`key` text NOT NULL,
	`name` text,
	`kind` text NOT NULL,
	`probability` integer NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`pipelineId`) REFERENCES `crm_pipelines`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_stages_key` ON `crm_stages` (`pipelineId`,`key`);--> statement-breakpoint
CREATE TABLE `crm_tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`name` text NOT NULL,
	`nameKey` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_tags_name` ON `crm_tags` (`workspaceId`,`nameKey`);--> statement-breakpoint
CREATE TABLE `crm_tasks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`title` text NOT NULL,
	`notes` text,
	`dueAt` text,
	`remindAt` text,
	`recurrence` text,
	`doneAt` text,
	`contactId` integer,
	`companyId` integer,
	`opportunityId` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`contactId`) REFERENCES `crm_contacts`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`companyId`) REFERENCES `crm_companies`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`opportunityId`) REFERENCES `crm_opportunities`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crm_tasks_due` ON `crm_tasks` (`workspaceId`,`doneAt`,`dueAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_contact` ON `crm_tasks` (`contactId`);--> statement-breakpoint
CREATE INDEX `crm_tasks_company` ON `crm_tasks` (`companyId`);--> statement-breakpoint
CREATE INDEX `crm_tasks_opportunity` ON `crm_tasks` (`opportunityId`);--> statement-breakpoint
CREATE TABLE `crm_templates` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`language` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_templates_workspace` ON `crm_templates` (`workspaceId`,`id`);--> statement-breakpoint
CREATE TABLE `loop_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`fromKind` text NOT NULL,
	`fromId` integer NOT NULL,
	`toKind` text NOT NULL,
	`toId` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `loop_links_from` ON `loop_links` (`fromKind`,`fromId`);--> statement-breakpoint
CREATE INDEX `loop_links_to` ON `loop_links` (`toKind`,`toId`);--> statement-breakpoint
CREATE TABLE `marketing_analyses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`productId` integer NOT NULL,
	`language` text NOT NULL,
	`data` text NOT NULL,
	`writer` text DEFAULT 'rules' NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`productId`) REFERENCES `marketing_products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `marketing_analyses_product` ON `marketing_analyses` (`productId`,`language`);--> statement-breakpoint
CREATE TABLE `deleted_records` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`kind` text NOT NULL,
	`recordId` integer NOT NULL,
	`data` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `deleted_records_record` ON `deleted_records` (`userId`,`kind`,`recordId`);--> statement-breakpoint
CREATE INDEX `deleted_records_age` ON `deleted_records` (`createdAt`);--> statement-breakpoint
CREATE TABLE `periodic_jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`lastRunAt` text,
	`leaseUntil` text
);
--> statement-breakpoint
CREATE TABLE `workspace_members` (
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`role` text DEFAULT 'owner' NOT NULL,
	`createdAt` text NOT NULL,
	PRIMARY KEY(`workspaceId`, `userId`),
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspace_members_user` ON `workspace_members` (`userId`);--> statement-breakpoint
CREATE TABLE `workspaces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`userId` integer NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `workspaces_user` ON `workspaces` (`userId`);--> statement-breakpoint
DROP INDEX `company_contacts_company`;--> statement-breakpoint
ALTER TABLE `company_contacts` ADD `sortOrder` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `company_contacts_company` ON `company_contacts` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP INDEX `departments_company`;--> statement-breakpoint
ALTER TABLE `departments` ADD `sortOrder` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `departments_company` ON `departments` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP INDEX `problems_company`;--> statement-breakpoint
ALTER TABLE `problems` ADD `sortOrder` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `problems_company` ON `problems` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP INDEX `products_company`;--> statement-breakpoint
ALTER TABLE `products` ADD `sortOrder` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `products_company` ON `products` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP INDEX `strengths_company`;--> statement-breakpoint
ALTER TABLE `strengths` ADD `sortOrder` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `strengths_company` ON `strengths` (`companyId`,`sortOrder`,`id`);--> statement-breakpoint
DROP INDEX `marketing_analytics_company`;--> statement-breakpoint
CREATE INDEX `marketing_analytics_company` ON `marketing_analytics` (`marketingCompanyId`,`id`);--> statement-breakpoint
DROP INDEX `marketing_campaigns_company`;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `productId` integer REFERENCES marketing_products(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `language` text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `seed` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_campaigns` ADD `writer` text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
CREATE INDEX `marketing_campaigns_product` ON `marketing_campaigns` (`productId`);--> statement-breakpoint
CREATE INDEX `marketing_campaigns_company` ON `marketing_campaigns` (`marketingCompanyId`,`id`);--> statement-breakpoint
DROP INDEX `marketing_companies_user`;--> statement-breakpoint
ALTER TABLE `marketing_companies` ADD `website` text;--> statement-breakpoint
ALTER TABLE `marketing_companies` ADD `tone` text;--> statement-breakpoint
ALTER TABLE `marketing_companies` ADD `brandColors` text;--> statement-breakpoint
ALTER TABLE `marketing_companies` ADD `workspaceId` integer NOT NULL REFERENCES workspaces(id) ON UPDATE no action ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `marketing_companies_workspace` ON `marketing_companies` (`workspaceId`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_companies_user` ON `marketing_companies` (`userId`);--> statement-breakpoint
DROP INDEX `marketing_leads_company`;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `searchText` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `campaignId` integer REFERENCES marketing_campaigns(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `language` text DEFAULT 'es' NOT NULL;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `utmSource` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `utmMedium` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `utmCampaign` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `utmTerm` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `utmContent` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `consentText` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `consentAt` text;--> statement-breakpoint
ALTER TABLE `marketing_leads` ADD `contactId` integer REFERENCES crm_contacts(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `marketing_leads_status` ON `marketing_leads` (`marketingCompanyId`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `marketing_leads_campaign` ON `marketing_leads` (`campaignId`);--> statement-breakpoint
CREATE INDEX `marketing_leads_contact` ON `marketing_leads` (`contactId`);--> statement-breakpoint
CREATE INDEX `marketing_leads_company` ON `marketing_leads` (`marketingCompanyId`,`createdAt`,`id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `lastUsedAt` text;--> statement-breakpoint
ALTER TABLE `users` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `emailConfirmedAt` text;--> statement-breakpoint
ALTER TABLE `users` ADD `disabledAt` text;--> statement-breakpoint
ALTER TABLE `users` ADD `demoExpiresAt` text;--> statement-breakpoint
CREATE INDEX `users_demo` ON `users` (`demoExpiresAt`);--> statement-breakpoint
ALTER TABLE `companies` ADD `followsCompanyId` integer REFERENCES companies(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
CREATE INDEX `companies_name` ON `companies` (`userId`,`searchText`,`id`);--> statement-breakpoint
CREATE INDEX `companies_created` ON `companies` (`userId`,`createdAt`,`id`);--> statement-breakpoint
CREATE INDEX `companies_follows` ON `companies` (`followsCompanyId`);--> statement-breakpoint
ALTER TABLE `reports` ADD `writer` text DEFAULT 'rules' NOT NULL;--> statement-breakpoint
ALTER TABLE `reports` ADD `writerModel` text;--> statement-breakpoint
CREATE INDEX `reports_hash` ON `reports` (`contentHash`);--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `marketingLeadId` integer REFERENCES marketing_leads(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `contactId` integer REFERENCES crm_contacts(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `opportunityId` integer REFERENCES crm_opportunities(id) ON UPDATE no action ON DELETE set null;--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `convertedAt` text;--> statement-breakpoint
ALTER TABLE `inbox_entries` ADD `repliedAt` text;--> statement-breakpoint
CREATE INDEX `inbox_entries_contact` ON `inbox_entries` (`contactId`);--> statement-breakpoint
CREATE INDEX `inbox_entries_opportunity` ON `inbox_entries` (`opportunityId`);--> statement-breakpoint
CREATE INDEX `inbox_entries_lead` ON `inbox_entries` (`marketingLeadId`);
--> statement-breakpoint
-- Rows that stood in the order of their ids keep it.
UPDATE `company_contacts` SET `sortOrder` = `id`;--> statement-breakpoint
UPDATE `products` SET `sortOrder` = `id`;--> statement-breakpoint
UPDATE `departments` SET `sortOrder` = `id`;--> statement-breakpoint
UPDATE `problems` SET `sortOrder` = `id`;--> statement-breakpoint
UPDATE `strengths` SET `sortOrder` = `id`;--> statement-breakpoint
-- Accounts from before addresses were confirmed count as confirmed.
UPDATE `users` SET `emailConfirmedAt` = `createdAt`;--> statement-breakpoint
-- product.md D18: every user has a workspace of their own, from the moment that the account is there.
INSERT INTO `workspaces` (`userId`, `createdAt`) SELECT `id`, `createdAt` FROM `users`;--> statement-breakpoint
INSERT INTO `workspace_members` (`workspaceId`, `userId`, `role`, `createdAt`)
SELECT `id`, `userId`, 'owner', `createdAt` FROM `workspaces`;--> statement-breakpoint
CREATE TRIGGER `users_workspace` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `workspaces` (`userId`, `createdAt`) VALUES (NEW.`id`, NEW.`createdAt`);
  INSERT INTO `workspace_members` (`workspaceId`, `userId`, `role`, `createdAt`)
  SELECT `id`, `userId`, 'owner', NEW.`createdAt` FROM `workspaces` WHERE `userId` = NEW.`id`;
END;

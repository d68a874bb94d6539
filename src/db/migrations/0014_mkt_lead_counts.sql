DROP INDEX `marketing_leads_figures`;--> statement-breakpoint
CREATE INDEX `marketing_leads_counts` ON `marketing_leads` (`marketingCompanyId`,`status`,`source`,`campaignId`,`createdAt`);--> statement-breakpoint
CREATE INDEX `marketing_leads_days` ON `marketing_leads` (`marketingCompanyId`, substr(`createdAt`, 1, 10));

CREATE TABLE `crm_rule_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`ruleId` integer NOT NULL,
	`key` text NOT NULL,
	`nextKey` text,
	`record` text NOT NULL,
	`recordId` integer NOT NULL,
	`changeId` integer,
	`depth` integer NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`causeId` integer,
	`createdAt` text NOT NULL,
	`ranAt` text,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`ruleId`) REFERENCES `crm_rules`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_rule_runs_once` ON `crm_rule_runs` (`ruleId`,`key`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_next` ON `crm_rule_runs` (`ruleId`,`nextKey`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_rule` ON `crm_rule_runs` (`ruleId`,`id`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_status` ON `crm_rule_runs` (`ruleId`,`status`,`ranAt`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_waiting` ON `crm_rule_runs` (`workspaceId`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_hour` ON `crm_rule_runs` (`workspaceId`,`ranAt`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_cause` ON `crm_rule_runs` (`causeId`);--> statement-breakpoint
CREATE INDEX `crm_rule_runs_age` ON `crm_rule_runs` (`createdAt`);--> statement-breakpoint
CREATE TABLE `crm_rules` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`authorId` integer,
	`name` text NOT NULL,
	`isOn` integer DEFAULT false NOT NULL,
	`offReason` text,
	`when` text NOT NULL,
	`if` text,
	`then` text NOT NULL,
	`sinceChange` integer NOT NULL,
	`sinceAt` text NOT NULL,
	`lookedAt` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`authorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crm_rules_workspace` ON `crm_rules` (`workspaceId`,`id`);--> statement-breakpoint
CREATE INDEX `crm_rules_on` ON `crm_rules` (`isOn`);--> statement-breakpoint
CREATE INDEX `crm_rules_author` ON `crm_rules` (`authorId`);--> statement-breakpoint
ALTER TABLE `notifications` ADD `ruleId` integer REFERENCES crm_rules(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `notifications_rule` ON `notifications` (`ruleId`);--> statement-breakpoint
CREATE INDEX `crm_opportunities_updated` ON `crm_opportunities` (`workspaceId`,`updatedAt`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_updated` ON `crm_tasks` (`workspaceId`,`updatedAt`,`id`);

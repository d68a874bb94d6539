CREATE TABLE `crm_rule_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`ruleId` integer NOT NULL,
	`key` text NOT NULL,
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
CREATE INDEX `crm_rule_runs_rule` ON `crm_rule_runs` (`ruleId`,`id`);--> statement-breakpoint
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
DROP TRIGGER IF EXISTS `crm_rules_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `crm_rules_journal_insert` AFTER INSERT ON `crm_rules`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'rule', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_rules_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_rules_journal_update` AFTER UPDATE ON `crm_rules`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`authorId` IS NOT OLD.`authorId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`isOn` IS NOT OLD.`isOn` OR NEW.`offReason` IS NOT OLD.`offReason` OR NEW.`when` IS NOT OLD.`when` OR NEW.`if` IS NOT OLD.`if` OR NEW.`then` IS NOT OLD.`then` OR NEW.`sinceChange` IS NOT OLD.`sinceChange` OR NEW.`sinceAt` IS NOT OLD.`sinceAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'rule', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`authorId` IS OLD.`authorId`, '', ',"authorId":' || json_quote(OLD.`authorId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`isOn` IS OLD.`isOn`, '', ',"isOn":' || json_quote(OLD.`isOn`)) || iif(NEW.`offReason` IS OLD.`offReason`, '', ',"offReason":' || json_quote(OLD.`offReason`)) || iif(NEW.`when` IS OLD.`when`, '', ',"when":' || json_quote(OLD.`when`)) || iif(NEW.`if` IS OLD.`if`, '', ',"if":' || json_quote(OLD.`if`)) || iif(NEW.`then` IS OLD.`then`, '', ',"then":' || json_quote(OLD.`then`)) || iif(NEW.`sinceChange` IS OLD.`sinceChange`, '', ',"sinceChange":' || json_quote(OLD.`sinceChange`)) || iif(NEW.`sinceAt` IS OLD.`sinceAt`, '', ',"sinceAt":' || json_quote(OLD.`sinceAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_rules_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_rules_journal_delete` AFTER DELETE ON `crm_rules`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'rule', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'authorId', OLD.`authorId`, 'name', OLD.`name`, 'isOn', OLD.`isOn`, 'offReason', OLD.`offReason`, 'when', OLD.`when`, 'if', OLD.`if`, 'then', OLD.`then`, 'sinceChange', OLD.`sinceChange`, 'sinceAt', OLD.`sinceAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

CREATE TABLE `analyst_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`text` text NOT NULL,
	`model` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyst_letters_company` ON `analyst_letters` (`companyId`);--> statement-breakpoint
CREATE TABLE `analyst_readings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`problemId` integer NOT NULL,
	`runId` integer NOT NULL,
	`state` text NOT NULL,
	`seen` text NOT NULL,
	`reading` text,
	`reason` text,
	`model` text,
	`inputUnits` integer DEFAULT 0 NOT NULL,
	`outputUnits` integer DEFAULT 0 NOT NULL,
	`costMicros` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`problemId`) REFERENCES `problems`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`runId`) REFERENCES `analyst_runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `analyst_readings_problem` ON `analyst_readings` (`problemId`);--> statement-breakpoint
CREATE INDEX `analyst_readings_run` ON `analyst_readings` (`runId`,`state`,`id`);--> statement-breakpoint
CREATE TABLE `analyst_runs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyId` integer NOT NULL,
	`authorId` integer NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`authorId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `analyst_runs_company` ON `analyst_runs` (`companyId`,`id`);--> statement-breakpoint
CREATE INDEX `analyst_runs_author` ON `analyst_runs` (`authorId`);--> statement-breakpoint
CREATE TABLE `analyst_settings` (
	`workspaceId` integer PRIMARY KEY NOT NULL,
	`isOn` integer NOT NULL,
	`monthlyUnits` integer,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `own_interventions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`userId` integer NOT NULL,
	`key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`figures` text NOT NULL,
	`words` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `own_interventions_key` ON `own_interventions` (`workspaceId`,`key`);--> statement-breakpoint
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
CREATE INDEX `crm_contacts_companyKey` ON `crm_contacts` (`workspaceId`,`companyKey`,`id`,`ownerId`,`source`,`createdAt`);--> statement-breakpoint
ALTER TABLE `companies` ADD `currency` text;--> statement-breakpoint
ALTER TABLE `companies` ADD `weeksPerYear` integer;--> statement-breakpoint
ALTER TABLE `problems` ADD `stake` text;--> statement-breakpoint
ALTER TABLE `report_actions` ADD `kpi` text;--> statement-breakpoint
ALTER TABLE `report_actions` ADD `kpiHow` text;--> statement-breakpoint
DROP TRIGGER IF EXISTS `companies_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `companies_journal_update` AFTER UPDATE ON `companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`name` IS NOT OLD.`name` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`size` IS NOT OLD.`size` OR NEW.`structure` IS NOT OLD.`structure` OR NEW.`email` IS NOT OLD.`email` OR NEW.`country` IS NOT OLD.`country` OR NEW.`currency` IS NOT OLD.`currency` OR NEW.`employees` IS NOT OLD.`employees` OR NEW.`hourlyCostCents` IS NOT OLD.`hourlyCostCents` OR NEW.`weeksPerYear` IS NOT OLD.`weeksPerYear` OR NEW.`budgetCents` IS NOT OLD.`budgetCents` OR NEW.`startDate` IS NOT OLD.`startDate` OR NEW.`deadline` IS NOT OLD.`deadline` OR NEW.`tools` IS NOT OLD.`tools` OR NEW.`personalData` IS NOT OLD.`personalData` OR NEW.`isPublicSector` IS NOT OLD.`isPublicSector` OR NEW.`logoId` IS NOT OLD.`logoId` OR NEW.`colors` IS NOT OLD.`colors` OR NEW.`author` IS NOT OLD.`author` OR NEW.`unconfirmed` IS NOT OLD.`unconfirmed` OR NEW.`searchText` IS NOT OLD.`searchText` OR NEW.`followsCompanyId` IS NOT OLD.`followsCompanyId` OR NEW.`followKind` IS NOT OLD.`followKind` OR NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_company', NEW.`id`, '~', '{' || substr(iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`sector` IS OLD.`sector`, '', ',"sector":' || json_quote(OLD.`sector`)) || iif(NEW.`size` IS OLD.`size`, '', ',"size":' || json_quote(OLD.`size`)) || iif(NEW.`structure` IS OLD.`structure`, '', ',"structure":' || json_quote(OLD.`structure`)) || iif(NEW.`email` IS OLD.`email`, '', ',"email":' || json_quote(OLD.`email`)) || iif(NEW.`country` IS OLD.`country`, '', ',"country":' || json_quote(OLD.`country`)) || iif(NEW.`currency` IS OLD.`currency`, '', ',"currency":' || json_quote(OLD.`currency`)) || iif(NEW.`employees` IS OLD.`employees`, '', ',"employees":' || json_quote(OLD.`employees`)) || iif(NEW.`hourlyCostCents` IS OLD.`hourlyCostCents`, '', ',"hourlyCostCents":' || json_quote(OLD.`hourlyCostCents`)) || iif(NEW.`weeksPerYear` IS OLD.`weeksPerYear`, '', ',"weeksPerYear":' || json_quote(OLD.`weeksPerYear`)) || iif(NEW.`budgetCents` IS OLD.`budgetCents`, '', ',"budgetCents":' || json_quote(OLD.`budgetCents`)) || iif(NEW.`startDate` IS OLD.`startDate`, '', ',"startDate":' || json_quote(OLD.`startDate`)) || iif(NEW.`deadline` IS OLD.`deadline`, '', ',"deadline":' || json_quote(OLD.`deadline`)) || iif(NEW.`tools` IS OLD.`tools`, '', ',"tools":' || json_quote(OLD.`tools`)) || iif(NEW.`personalData` IS OLD.`personalData`, '', ',"personalData":' || json_quote(OLD.`personalData`)) || iif(NEW.`isPublicSector` IS OLD.`isPublicSector`, '', ',"isPublicSector":' || json_quote(OLD.`isPublicSector`)) || iif(NEW.`logoId` IS OLD.`logoId`, '', ',"logoId":' || json_quote(OLD.`logoId`)) || iif(NEW.`colors` IS OLD.`colors`, '', ',"colors":' || json_quote(OLD.`colors`)) || iif(NEW.`author` IS OLD.`author`, '', ',"author":' || json_quote(OLD.`author`)) || iif(NEW.`unconfirmed` IS OLD.`unconfirmed`, '', ',"unconfirmed":' || json_quote(OLD.`unconfirmed`)) || iif(NEW.`searchText` IS OLD.`searchText`, '', ',"searchText":' || json_quote(OLD.`searchText`)) || iif(NEW.`followsCompanyId` IS OLD.`followsCompanyId`, '', ',"followsCompanyId":' || json_quote(OLD.`followsCompanyId`)) || iif(NEW.`followKind` IS OLD.`followKind`, '', ',"followKind":' || json_quote(OLD.`followKind`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)) || iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `companies_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `companies_journal_delete` AFTER DELETE ON `companies`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'consulting_company', OLD.`id`, '-', json_object('id', OLD.`id`, 'name', OLD.`name`, 'sector', OLD.`sector`, 'size', OLD.`size`, 'structure', OLD.`structure`, 'email', OLD.`email`, 'country', OLD.`country`, 'currency', OLD.`currency`, 'employees', OLD.`employees`, 'hourlyCostCents', OLD.`hourlyCostCents`, 'weeksPerYear', OLD.`weeksPerYear`, 'budgetCents', OLD.`budgetCents`, 'startDate', OLD.`startDate`, 'deadline', OLD.`deadline`, 'tools', OLD.`tools`, 'personalData', OLD.`personalData`, 'isPublicSector', OLD.`isPublicSector`, 'logoId', OLD.`logoId`, 'colors', OLD.`colors`, 'author', OLD.`author`, 'unconfirmed', OLD.`unconfirmed`, 'searchText', OLD.`searchText`, 'followsCompanyId', OLD.`followsCompanyId`, 'followKind', OLD.`followKind`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`, 'contentUpdatedAt', OLD.`contentUpdatedAt`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `problems_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `problems_journal_update` AFTER UPDATE ON `problems`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`description` IS NOT OLD.`description` OR NEW.`priority` IS NOT OLD.`priority` OR NEW.`departmentId` IS NOT OLD.`departmentId` OR NEW.`hoursPerWeek` IS NOT OLD.`hoursPerWeek` OR NEW.`people` IS NOT OLD.`people` OR NEW.`incidentsPerMonth` IS NOT OLD.`incidentsPerMonth` OR NEW.`incidentCostCents` IS NOT OLD.`incidentCostCents` OR NEW.`tiedUpCents` IS NOT OLD.`tiedUpCents` OR NEW.`ownerContactId` IS NOT OLD.`ownerContactId` OR NEW.`source` IS NOT OLD.`source` OR NEW.`stake` IS NOT OLD.`stake` OR NEW.`reading` IS NOT OLD.`reading` OR NEW.`sortOrder` IS NOT OLD.`sortOrder` OR NEW.`companyId` IS NOT OLD.`companyId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'problem', NEW.`id`, '~', '{' || substr(iif(NEW.`description` IS OLD.`description`, '', ',"description":' || json_quote(OLD.`description`)) || iif(NEW.`priority` IS OLD.`priority`, '', ',"priority":' || json_quote(OLD.`priority`)) || iif(NEW.`departmentId` IS OLD.`departmentId`, '', ',"departmentId":' || json_quote(OLD.`departmentId`)) || iif(NEW.`hoursPerWeek` IS OLD.`hoursPerWeek`, '', ',"hoursPerWeek":' || json_quote(OLD.`hoursPerWeek`)) || iif(NEW.`people` IS OLD.`people`, '', ',"people":' || json_quote(OLD.`people`)) || iif(NEW.`incidentsPerMonth` IS OLD.`incidentsPerMonth`, '', ',"incidentsPerMonth":' || json_quote(OLD.`incidentsPerMonth`)) || iif(NEW.`incidentCostCents` IS OLD.`incidentCostCents`, '', ',"incidentCostCents":' || json_quote(OLD.`incidentCostCents`)) || iif(NEW.`tiedUpCents` IS OLD.`tiedUpCents`, '', ',"tiedUpCents":' || json_quote(OLD.`tiedUpCents`)) || iif(NEW.`ownerContactId` IS OLD.`ownerContactId`, '', ',"ownerContactId":' || json_quote(OLD.`ownerContactId`)) || iif(NEW.`source` IS OLD.`source`, '', ',"source":' || json_quote(OLD.`source`)) || iif(NEW.`stake` IS OLD.`stake`, '', ',"stake":' || json_quote(OLD.`stake`)) || iif(NEW.`reading` IS OLD.`reading`, '', ',"reading":' || json_quote(OLD.`reading`)) || iif(NEW.`sortOrder` IS OLD.`sortOrder`, '', ',"sortOrder":' || json_quote(OLD.`sortOrder`)) || iif(NEW.`companyId` IS OLD.`companyId`, '', ',"companyId":' || json_quote(OLD.`companyId`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `problems_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `problems_journal_delete` AFTER DELETE ON `problems`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'problem', OLD.`id`, '-', json_object('id', OLD.`id`, 'description', OLD.`description`, 'priority', OLD.`priority`, 'departmentId', OLD.`departmentId`, 'hoursPerWeek', OLD.`hoursPerWeek`, 'people', OLD.`people`, 'incidentsPerMonth', OLD.`incidentsPerMonth`, 'incidentCostCents', OLD.`incidentCostCents`, 'tiedUpCents', OLD.`tiedUpCents`, 'ownerContactId', OLD.`ownerContactId`, 'source', OLD.`source`, 'stake', OLD.`stake`, 'reading', OLD.`reading`, 'sortOrder', OLD.`sortOrder`, 'companyId', OLD.`companyId`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_insert` AFTER INSERT ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_update` AFTER UPDATE ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`key` IS NOT OLD.`key` OR NEW.`version` IS NOT OLD.`version` OR NEW.`figures` IS NOT OLD.`figures` OR NEW.`words` IS NOT OLD.`words`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`key` IS OLD.`key`, '', ',"key":' || json_quote(OLD.`key`)) || iif(NEW.`version` IS OLD.`version`, '', ',"version":' || json_quote(OLD.`version`)) || iif(NEW.`figures` IS OLD.`figures`, '', ',"figures":' || json_quote(OLD.`figures`)) || iif(NEW.`words` IS OLD.`words`, '', ',"words":' || json_quote(OLD.`words`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `own_interventions_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `own_interventions_journal_delete` AFTER DELETE ON `own_interventions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'intervention', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'userId', OLD.`userId`, 'key', OLD.`key`, 'version', OLD.`version`, 'figures', OLD.`figures`, 'words', OLD.`words`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `report_actions_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `report_actions_journal_update` AFTER UPDATE ON `report_actions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`reportId` IS NOT OLD.`reportId` OR NEW.`actionId` IS NOT OLD.`actionId` OR NEW.`interventionId` IS NOT OLD.`interventionId` OR NEW.`title` IS NOT OLD.`title` OR NEW.`proposedOwner` IS NOT OLD.`proposedOwner` OR NEW.`proposedDue` IS NOT OLD.`proposedDue` OR NEW.`kpi` IS NOT OLD.`kpi` OR NEW.`kpiHow` IS NOT OLD.`kpiHow` OR NEW.`costLowCents` IS NOT OLD.`costLowCents` OR NEW.`costHighCents` IS NOT OLD.`costHighCents` OR NEW.`savedHoursLow` IS NOT OLD.`savedHoursLow` OR NEW.`savedHoursHigh` IS NOT OLD.`savedHoursHigh` OR NEW.`savingLowCents` IS NOT OLD.`savingLowCents` OR NEW.`savingHighCents` IS NOT OLD.`savingHighCents` OR NEW.`status` IS NOT OLD.`status` OR NEW.`owner` IS NOT OLD.`owner` OR NEW.`dueDate` IS NOT OLD.`dueDate` OR NEW.`costCents` IS NOT OLD.`costCents` OR NEW.`notes` IS NOT OLD.`notes` OR NEW.`doneAt` IS NOT OLD.`doneAt`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action', NEW.`id`, '~', '{' || substr(iif(NEW.`reportId` IS OLD.`reportId`, '', ',"reportId":' || json_quote(OLD.`reportId`)) || iif(NEW.`actionId` IS OLD.`actionId`, '', ',"actionId":' || json_quote(OLD.`actionId`)) || iif(NEW.`interventionId` IS OLD.`interventionId`, '', ',"interventionId":' || json_quote(OLD.`interventionId`)) || iif(NEW.`title` IS OLD.`title`, '', ',"title":' || json_quote(OLD.`title`)) || iif(NEW.`proposedOwner` IS OLD.`proposedOwner`, '', ',"proposedOwner":' || json_quote(OLD.`proposedOwner`)) || iif(NEW.`proposedDue` IS OLD.`proposedDue`, '', ',"proposedDue":' || json_quote(OLD.`proposedDue`)) || iif(NEW.`kpi` IS OLD.`kpi`, '', ',"kpi":' || json_quote(OLD.`kpi`)) || iif(NEW.`kpiHow` IS OLD.`kpiHow`, '', ',"kpiHow":' || json_quote(OLD.`kpiHow`)) || iif(NEW.`costLowCents` IS OLD.`costLowCents`, '', ',"costLowCents":' || json_quote(OLD.`costLowCents`)) || iif(NEW.`costHighCents` IS OLD.`costHighCents`, '', ',"costHighCents":' || json_quote(OLD.`costHighCents`)) || iif(NEW.`savedHoursLow` IS OLD.`savedHoursLow`, '', ',"savedHoursLow":' || json_quote(OLD.`savedHoursLow`)) || iif(NEW.`savedHoursHigh` IS OLD.`savedHoursHigh`, '', ',"savedHoursHigh":' || json_quote(OLD.`savedHoursHigh`)) || iif(NEW.`savingLowCents` IS OLD.`savingLowCents`, '', ',"savingLowCents":' || json_quote(OLD.`savingLowCents`)) || iif(NEW.`savingHighCents` IS OLD.`savingHighCents`, '', ',"savingHighCents":' || json_quote(OLD.`savingHighCents`)) || iif(NEW.`status` IS OLD.`status`, '', ',"status":' || json_quote(OLD.`status`)) || iif(NEW.`owner` IS OLD.`owner`, '', ',"owner":' || json_quote(OLD.`owner`)) || iif(NEW.`dueDate` IS OLD.`dueDate`, '', ',"dueDate":' || json_quote(OLD.`dueDate`)) || iif(NEW.`costCents` IS OLD.`costCents`, '', ',"costCents":' || json_quote(OLD.`costCents`)) || iif(NEW.`notes` IS OLD.`notes`, '', ',"notes":' || json_quote(OLD.`notes`)) || iif(NEW.`doneAt` IS OLD.`doneAt`, '', ',"doneAt":' || json_quote(OLD.`doneAt`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `report_actions_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `report_actions_journal_delete` AFTER DELETE ON `report_actions`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'action', OLD.`id`, '-', json_object('id', OLD.`id`, 'reportId', OLD.`reportId`, 'actionId', OLD.`actionId`, 'interventionId', OLD.`interventionId`, 'title', OLD.`title`, 'proposedOwner', OLD.`proposedOwner`, 'proposedDue', OLD.`proposedDue`, 'kpi', OLD.`kpi`, 'kpiHow', OLD.`kpiHow`, 'costLowCents', OLD.`costLowCents`, 'costHighCents', OLD.`costHighCents`, 'savedHoursLow', OLD.`savedHoursLow`, 'savedHoursHigh', OLD.`savedHoursHigh`, 'savingLowCents', OLD.`savingLowCents`, 'savingHighCents', OLD.`savingHighCents`, 'status', OLD.`status`, 'owner', OLD.`owner`, 'dueDate', OLD.`dueDate`, 'costCents', OLD.`costCents`, 'notes', OLD.`notes`, 'doneAt', OLD.`doneAt`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

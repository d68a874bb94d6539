-- A workspace belongs to nobody but itself: who made it may go. A personal one goes with its account.
DROP TRIGGER `users_workspace`;
--> statement-breakpoint
CREATE TABLE `__new_workspaces` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`createdBy` integer,
	`isPersonal` integer DEFAULT true NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`createdBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_workspaces` (`id`, `createdBy`, `createdAt`) SELECT `id`, `userId`, `createdAt` FROM `workspaces`;
--> statement-breakpoint
-- No id is given twice, not even that of a workspace that is gone.
UPDATE `sqlite_sequence` SET `seq` = (SELECT `seq` FROM `sqlite_sequence` WHERE `name` = 'workspaces') WHERE `name` = '__new_workspaces';
--> statement-breakpoint
DROP TABLE `workspaces`;
--> statement-breakpoint
ALTER TABLE `__new_workspaces` RENAME TO `workspaces`;
--> statement-breakpoint
CREATE INDEX `workspaces_creator` ON `workspaces` (`createdBy`);
--> statement-breakpoint
CREATE TRIGGER `users_workspace` AFTER INSERT ON `users`
BEGIN
  INSERT INTO `workspaces` (`createdBy`, `createdAt`) VALUES (NEW.`id`, NEW.`createdAt`);
  INSERT INTO `workspace_members` (`workspaceId`, `userId`, `role`, `createdAt`)
  SELECT `id`, NEW.`id`, 'owner', NEW.`createdAt` FROM `workspaces` WHERE `createdBy` = NEW.`id` AND `isPersonal`;
END;
--> statement-breakpoint
CREATE TRIGGER `users_workspace_delete` BEFORE DELETE ON `users`
BEGIN
  DELETE FROM `workspaces` WHERE `createdBy` = OLD.`id` AND `isPersonal`;
END;
--> statement-breakpoint
DROP INDEX `companies_user`;
--> statement-breakpoint
DROP INDEX `companies_name`;
--> statement-breakpoint
DROP INDEX `companies_created`;
--> statement-breakpoint
DROP INDEX `companies_completeness`;
--> statement-breakpoint
ALTER TABLE `companies` ADD `workspaceId` integer DEFAULT 0 NOT NULL REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade;
--> statement-breakpoint
UPDATE `companies` SET `workspaceId` = (SELECT `id` FROM `workspaces` WHERE `createdBy` = `companies`.`userId` AND `isPersonal`);
--> statement-breakpoint
CREATE INDEX `companies_user` ON `companies` (`userId`);
--> statement-breakpoint
CREATE INDEX `companies_workspace` ON `companies` (`workspaceId`,`id`);
--> statement-breakpoint
CREATE INDEX `companies_name` ON `companies` (`workspaceId`,`searchText`,`id`);
--> statement-breakpoint
CREATE INDEX `companies_created` ON `companies` (`workspaceId`,`createdAt`,`id`);
--> statement-breakpoint
CREATE INDEX `companies_completeness` ON `companies` (`workspaceId`,`completeness`,`id`);
--> statement-breakpoint
ALTER TABLE `company_logos` ADD `workspaceId` integer DEFAULT 0 NOT NULL REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade;
--> statement-breakpoint
UPDATE `company_logos` SET `workspaceId` = (SELECT `id` FROM `workspaces` WHERE `createdBy` = `company_logos`.`userId` AND `isPersonal`);
--> statement-breakpoint
CREATE INDEX `company_logos_workspace` ON `company_logos` (`workspaceId`);
--> statement-breakpoint
ALTER TABLE `loop_links` ADD `workspaceId` integer DEFAULT 0 NOT NULL REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade;
--> statement-breakpoint
UPDATE `loop_links` SET `workspaceId` = (SELECT `id` FROM `workspaces` WHERE `createdBy` = `loop_links`.`userId` AND `isPersonal`);
--> statement-breakpoint
CREATE INDEX `loop_links_workspace` ON `loop_links` (`workspaceId`);

ALTER TABLE `crm_pipelines` ADD `lostReasons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_stages` ADD `color` text;--> statement-breakpoint
ALTER TABLE `crm_stages` ADD `staleDays` integer;--> statement-breakpoint
ALTER TABLE `crm_stages` ADD `requiredFields` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `crm_stage_changes` ADD `pipelineId` integer;--> statement-breakpoint
UPDATE `crm_stage_changes` SET `pipelineId` = (SELECT `pipelineId` FROM `crm_opportunities` WHERE `id` = `crm_stage_changes`.`opportunityId`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_pipelines_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_pipelines_journal_update` AFTER UPDATE ON `crm_pipelines`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`name` IS NOT OLD.`name` OR NEW.`lostReasons` IS NOT OLD.`lostReasons`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'pipeline', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`lostReasons` IS OLD.`lostReasons`, '', ',"lostReasons":' || json_quote(OLD.`lostReasons`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_pipelines_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_pipelines_journal_delete` AFTER DELETE ON `crm_pipelines`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'pipeline', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'name', OLD.`name`, 'lostReasons', OLD.`lostReasons`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_stages_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_stages_journal_update` AFTER UPDATE ON `crm_stages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`pipelineId` IS NOT OLD.`pipelineId` OR NEW.`key` IS NOT OLD.`key` OR NEW.`name` IS NOT OLD.`name` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`probability` IS NOT OLD.`probability` OR NEW.`position` IS NOT OLD.`position` OR NEW.`color` IS NOT OLD.`color` OR NEW.`staleDays` IS NOT OLD.`staleDays` OR NEW.`requiredFields` IS NOT OLD.`requiredFields`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage', NEW.`id`, '~', '{' || substr(iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)) || iif(NEW.`key` IS OLD.`key`, '', ',"key":' || json_quote(OLD.`key`)) || iif(NEW.`name` IS OLD.`name`, '', ',"name":' || json_quote(OLD.`name`)) || iif(NEW.`kind` IS OLD.`kind`, '', ',"kind":' || json_quote(OLD.`kind`)) || iif(NEW.`probability` IS OLD.`probability`, '', ',"probability":' || json_quote(OLD.`probability`)) || iif(NEW.`position` IS OLD.`position`, '', ',"position":' || json_quote(OLD.`position`)) || iif(NEW.`color` IS OLD.`color`, '', ',"color":' || json_quote(OLD.`color`)) || iif(NEW.`staleDays` IS OLD.`staleDays`, '', ',"staleDays":' || json_quote(OLD.`staleDays`)) || iif(NEW.`requiredFields` IS OLD.`requiredFields`, '', ',"requiredFields":' || json_quote(OLD.`requiredFields`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_stages_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_stages_journal_delete` AFTER DELETE ON `crm_stages`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage', OLD.`id`, '-', json_object('id', OLD.`id`, 'pipelineId', OLD.`pipelineId`, 'key', OLD.`key`, 'name', OLD.`name`, 'kind', OLD.`kind`, 'probability', OLD.`probability`, 'position', OLD.`position`, 'color', OLD.`color`, 'staleDays', OLD.`staleDays`, 'requiredFields', OLD.`requiredFields`));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_stage_changes_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `crm_stage_changes_journal_update` AFTER UPDATE ON `crm_stage_changes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`workspaceId` IS NOT OLD.`workspaceId` OR NEW.`opportunityId` IS NOT OLD.`opportunityId` OR NEW.`fromStage` IS NOT OLD.`fromStage` OR NEW.`toStage` IS NOT OLD.`toStage` OR NEW.`userId` IS NOT OLD.`userId` OR NEW.`pipelineId` IS NOT OLD.`pipelineId`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage_change', NEW.`id`, '~', '{' || substr(iif(NEW.`workspaceId` IS OLD.`workspaceId`, '', ',"workspaceId":' || json_quote(OLD.`workspaceId`)) || iif(NEW.`opportunityId` IS OLD.`opportunityId`, '', ',"opportunityId":' || json_quote(OLD.`opportunityId`)) || iif(NEW.`fromStage` IS OLD.`fromStage`, '', ',"fromStage":' || json_quote(OLD.`fromStage`)) || iif(NEW.`toStage` IS OLD.`toStage`, '', ',"toStage":' || json_quote(OLD.`toStage`)) || iif(NEW.`userId` IS OLD.`userId`, '', ',"userId":' || json_quote(OLD.`userId`)) || iif(NEW.`pipelineId` IS OLD.`pipelineId`, '', ',"pipelineId":' || json_quote(OLD.`pipelineId`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `crm_stage_changes_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `crm_stage_changes_journal_delete` AFTER DELETE ON `crm_stage_changes`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'stage_change', OLD.`id`, '-', json_object('id', OLD.`id`, 'workspaceId', OLD.`workspaceId`, 'opportunityId', OLD.`opportunityId`, 'fromStage', OLD.`fromStage`, 'toStage', OLD.`toStage`, 'userId', OLD.`userId`, 'createdAt', OLD.`createdAt`, 'pipelineId', OLD.`pipelineId`));
END;

CREATE TABLE `marketing_media` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`productId` integer NOT NULL,
	`data` blob NOT NULL,
	`preview` blob NOT NULL,
	`widthPx` integer NOT NULL,
	`heightPx` integer NOT NULL,
	`focalX` integer DEFAULT 50 NOT NULL,
	`focalY` integer DEFAULT 50 NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`productId`) REFERENCES `marketing_products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_media_product` ON `marketing_media` (`productId`,`id`);--> statement-breakpoint
DROP TRIGGER IF EXISTS `marketing_media_journal_insert`;
--> statement-breakpoint
CREATE TRIGGER `marketing_media_journal_insert` AFTER INSERT ON `marketing_media`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'photograph', NEW.`id`, '+', NULL);
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `marketing_media_journal_update`;
--> statement-breakpoint
CREATE TRIGGER `marketing_media_journal_update` AFTER UPDATE ON `marketing_media`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0 AND (NEW.`productId` IS NOT OLD.`productId` OR NEW.`data` IS NOT OLD.`data` OR NEW.`preview` IS NOT OLD.`preview` OR NEW.`widthPx` IS NOT OLD.`widthPx` OR NEW.`heightPx` IS NOT OLD.`heightPx` OR NEW.`focalX` IS NOT OLD.`focalX` OR NEW.`focalY` IS NOT OLD.`focalY`)
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'photograph', NEW.`id`, '~', '{' || substr(iif(NEW.`productId` IS OLD.`productId`, '', ',"productId":' || json_quote(OLD.`productId`)) || iif(NEW.`data` IS OLD.`data`, '', ',"data":' || json_quote(hex(OLD.`data`))) || iif(NEW.`preview` IS OLD.`preview`, '', ',"preview":' || json_quote(hex(OLD.`preview`))) || iif(NEW.`widthPx` IS OLD.`widthPx`, '', ',"widthPx":' || json_quote(OLD.`widthPx`)) || iif(NEW.`heightPx` IS OLD.`heightPx`, '', ',"heightPx":' || json_quote(OLD.`heightPx`)) || iif(NEW.`focalX` IS OLD.`focalX`, '', ',"focalX":' || json_quote(OLD.`focalX`)) || iif(NEW.`focalY` IS OLD.`focalY`, '', ',"focalY":' || json_quote(OLD.`focalY`)) || iif(NEW.`updatedAt` IS OLD.`updatedAt`, '', ',"updatedAt":' || json_quote(OLD.`updatedAt`)), 2) || '}');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `marketing_media_journal_delete`;
--> statement-breakpoint
CREATE TRIGGER `marketing_media_journal_delete` AFTER DELETE ON `marketing_media`
WHEN (SELECT `paused` FROM `journal` WHERE `id` = 1) = 0
BEGIN
  INSERT INTO `changes` (`causeId`, `record`, `recordId`, `act`, `was`)
  VALUES ((SELECT `causeId` FROM `journal` WHERE `id` = 1), 'photograph', OLD.`id`, '-', json_object('id', OLD.`id`, 'productId', OLD.`productId`, 'data', hex(OLD.`data`), 'preview', hex(OLD.`preview`), 'widthPx', OLD.`widthPx`, 'heightPx', OLD.`heightPx`, 'focalX', OLD.`focalX`, 'focalY', OLD.`focalY`, 'createdAt', OLD.`createdAt`, 'updatedAt', OLD.`updatedAt`));
END;

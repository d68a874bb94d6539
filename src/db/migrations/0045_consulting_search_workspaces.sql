-- A row of the search is marked with its workspace instead of with a person: it is written anew.
INSERT INTO `consulting_search` (`consulting_search`) VALUES ('delete-all');
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (1 << 40) | `r`.`id`, 'w' || `r`.`workspaceId`, (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`sector` || ' ' || coalesce(`r`.`email`, '') AS `z`)))))
FROM `companies` `r`;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (2 << 40) | `r`.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = `r`.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`position` || ' ' || coalesce(`r`.`email`, '') || ' ' || coalesce(`r`.`phone`, '') AS `z`)))))
FROM `company_contacts` `r`;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (3 << 40) | `r`.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = `r`.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`description` AS `z`)))))
FROM `products` `r`;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (4 << 40) | `r`.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = `r`.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`function` AS `z`)))))
FROM `departments` `r`;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (5 << 40) | `r`.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = `r`.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`description` AS `z`))))),
    ''
FROM `problems` `r`;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (6 << 40) | `r`.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = `r`.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT `r`.`description` AS `z`))))),
    ''
FROM `strengths` `r`;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `companies_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `companies_search_insert` AFTER INSERT ON `companies`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((1 << 40) | NEW.`id`, 'w' || NEW.`workspaceId`, (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`sector` || ' ' || coalesce(NEW.`email`, '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `companies_search_update`;
--> statement-breakpoint
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `name`, `sector`, `email`, `workspaceId` ON `companies`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`email` IS NOT OLD.`email` OR NEW.`workspaceId` IS NOT OLD.`workspaceId`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((1 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((1 << 40) | NEW.`id`, 'w' || NEW.`workspaceId`, (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`sector` || ' ' || coalesce(NEW.`email`, '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `company_contacts_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_search_insert` AFTER INSERT ON `company_contacts`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((2 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`position` || ' ' || coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `company_contacts_search_update`;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_search_update` AFTER UPDATE OF `name`, `position`, `email`, `phone` ON `company_contacts`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`position` IS NOT OLD.`position` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((2 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((2 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`position` || ' ' || coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, '') AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `products_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `products_search_insert` AFTER INSERT ON `products`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((3 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `products_search_update`;
--> statement-breakpoint
CREATE TRIGGER `products_search_update` AFTER UPDATE OF `name`, `description` ON `products`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((3 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((3 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departments_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `departments_search_insert` AFTER INSERT ON `departments`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((4 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`function` AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `departments_search_update`;
--> statement-breakpoint
CREATE TRIGGER `departments_search_update` AFTER UPDATE OF `name`, `function` ON `departments`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`function` IS NOT OLD.`function`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((4 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((4 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`name` AS `z`))))),
    (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`function` AS `z`))))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `problems_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `problems_search_insert` AFTER INSERT ON `problems`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((5 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))),
    '');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `problems_search_update`;
--> statement-breakpoint
CREATE TRIGGER `problems_search_update` AFTER UPDATE OF `description` ON `problems`
WHEN NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((5 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((5 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))),
    '');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `strengths_search_insert`;
--> statement-breakpoint
CREATE TRIGGER `strengths_search_insert` AFTER INSERT ON `strengths`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((6 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))),
    '');
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS `strengths_search_update`;
--> statement-breakpoint
CREATE TRIGGER `strengths_search_update` AFTER UPDATE OF `description` ON `strengths`
WHEN NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((6 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((6 << 40) | NEW.`id`, 'w' || (SELECT `workspaceId` FROM `companies` WHERE `id` = NEW.`companyId`), (SELECT replace(`z`, 'Ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'þ', 'th'), 'Þ', 'th'), 'l·l', 'll'), 'L·L', 'll'), 'ŀ', 'l'), 'Ŀ', 'l'), 'ẞ', 'ss'), 'ǿ', 'o'), 'Ǿ', 'o'), 'ǽ', 'ae') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ŧ', 't'), 'Ŧ', 't'), 'ŋ', 'n'), 'Ŋ', 'n'), 'ı', 'i'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe') AS `z` FROM (SELECT replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(`z`, 'ø', 'o'), 'Ø', 'o'), 'ł', 'l'), 'Ł', 'l'), 'đ', 'd'), 'Đ', 'd'), 'ð', 'd'), 'Ð', 'd'), 'ħ', 'h'), 'Ħ', 'h') AS `z` FROM (SELECT NEW.`description` AS `z`))))),
    '');
END;

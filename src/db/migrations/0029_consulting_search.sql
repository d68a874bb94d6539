-- docs/decisions/010: the companies of the consulting portal and the rows of their profiles. A row's id is kind (1 company,
-- 2 contact, 3 product, 4 department, 5 problem, 6 strength) and record, because a row that goes with its company cannot
-- look up whose it was; the owner is a word of the row, and every search begins with it.
CREATE VIRTUAL TABLE `consulting_search` USING fts5(
  `owner`, `title`, `body`, content='', contentless_delete=1,
  tokenize='unicode61 remove_diacritics 2', prefix='2 3'
);
--> statement-breakpoint
INSERT INTO `consulting_search` (`consulting_search`, `rank`) VALUES ('pgsz', 500);
--> statement-breakpoint
CREATE TRIGGER `companies_search_insert` AFTER INSERT ON `companies`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((1 << 40) | NEW.`id`, 'u' || NEW.`userId`, NEW.`name`, NEW.`sector` || ' ' || coalesce(NEW.`email`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `companies_search_update` AFTER UPDATE OF `name`, `sector`, `email`, `userId` ON `companies`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`sector` IS NOT OLD.`sector` OR NEW.`email` IS NOT OLD.`email` OR NEW.`userId` IS NOT OLD.`userId`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((1 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((1 << 40) | NEW.`id`, 'u' || NEW.`userId`, NEW.`name`, NEW.`sector` || ' ' || coalesce(NEW.`email`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `companies_search_delete` AFTER DELETE ON `companies`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((1 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (1 << 40) | `id`, 'u' || `companies`.`userId`, `name`, `sector` || ' ' || coalesce(`email`, '') FROM `companies`;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_search_insert` AFTER INSERT ON `company_contacts`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((2 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`position` || ' ' || coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_search_update` AFTER UPDATE OF `name`, `position`, `email`, `phone` ON `company_contacts`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`position` IS NOT OLD.`position` OR NEW.`email` IS NOT OLD.`email` OR NEW.`phone` IS NOT OLD.`phone`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((2 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((2 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`position` || ' ' || coalesce(NEW.`email`, '') || ' ' || coalesce(NEW.`phone`, ''));
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_search_delete` AFTER DELETE ON `company_contacts`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((2 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (2 << 40) | `id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = `company_contacts`.`companyId`), `name`, `position` || ' ' || coalesce(`email`, '') || ' ' || coalesce(`phone`, '') FROM `company_contacts`;
--> statement-breakpoint
CREATE TRIGGER `products_search_insert` AFTER INSERT ON `products`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((3 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `products_search_update` AFTER UPDATE OF `name`, `description` ON `products`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((3 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((3 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`description`);
END;
--> statement-breakpoint
CREATE TRIGGER `products_search_delete` AFTER DELETE ON `products`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((3 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (3 << 40) | `id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = `products`.`companyId`), `name`, `description` FROM `products`;
--> statement-breakpoint
CREATE TRIGGER `departments_search_insert` AFTER INSERT ON `departments`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((4 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`function`);
END;
--> statement-breakpoint
CREATE TRIGGER `departments_search_update` AFTER UPDATE OF `name`, `function` ON `departments`
WHEN NEW.`name` IS NOT OLD.`name` OR NEW.`function` IS NOT OLD.`function`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((4 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((4 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`name`, NEW.`function`);
END;
--> statement-breakpoint
CREATE TRIGGER `departments_search_delete` AFTER DELETE ON `departments`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((4 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (4 << 40) | `id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = `departments`.`companyId`), `name`, `function` FROM `departments`;
--> statement-breakpoint
CREATE TRIGGER `problems_search_insert` AFTER INSERT ON `problems`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((5 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`description`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `problems_search_update` AFTER UPDATE OF `description` ON `problems`
WHEN NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((5 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((5 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`description`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `problems_search_delete` AFTER DELETE ON `problems`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((5 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (5 << 40) | `id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = `problems`.`companyId`), `description`, '' FROM `problems`;
--> statement-breakpoint
CREATE TRIGGER `strengths_search_insert` AFTER INSERT ON `strengths`
BEGIN
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((6 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`description`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_search_update` AFTER UPDATE OF `description` ON `strengths`
WHEN NEW.`description` IS NOT OLD.`description`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((6 << 40) | OLD.`id`);
  INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
  VALUES ((6 << 40) | NEW.`id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = NEW.`companyId`), NEW.`description`, '');
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_search_delete` AFTER DELETE ON `strengths`
BEGIN
  DELETE FROM `consulting_search` WHERE `rowid` = ((6 << 40) | OLD.`id`);
END;
--> statement-breakpoint
INSERT INTO `consulting_search` (`rowid`, `owner`, `title`, `body`)
SELECT (6 << 40) | `id`, 'u' || (SELECT `userId` FROM `companies` WHERE `id` = `strengths`.`companyId`), `description`, '' FROM `strengths`;

-- Rows never move to another company, so insertion and deletion are all that changes a count. Whoever writes them,
-- service, import or sample data, the counts follow.
CREATE TRIGGER `company_contacts_counted` AFTER INSERT ON `company_contacts`
BEGIN
  UPDATE `companies` SET `contactCount` = `contactCount` + 1 WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_uncounted` AFTER DELETE ON `company_contacts`
BEGIN
  UPDATE `companies` SET `contactCount` = `contactCount` - 1 WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_counted` AFTER INSERT ON `products`
BEGIN
  UPDATE `companies` SET `productCount` = `productCount` + 1 WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_uncounted` AFTER DELETE ON `products`
BEGIN
  UPDATE `companies` SET `productCount` = `productCount` - 1 WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_counted` AFTER INSERT ON `departments`
BEGIN
  UPDATE `companies` SET `departmentCount` = `departmentCount` + 1 WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_uncounted` AFTER DELETE ON `departments`
BEGIN
  UPDATE `companies` SET `departmentCount` = `departmentCount` - 1 WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `problems_counted` AFTER INSERT ON `problems`
BEGIN
  UPDATE `companies` SET `problemCount` = `problemCount` + 1 WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `problems_uncounted` AFTER DELETE ON `problems`
BEGIN
  UPDATE `companies` SET `problemCount` = `problemCount` - 1 WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_counted` AFTER INSERT ON `strengths`
BEGIN
  UPDATE `companies` SET `strengthCount` = `strengthCount` + 1 WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_uncounted` AFTER DELETE ON `strengths`
BEGIN
  UPDATE `companies` SET `strengthCount` = `strengthCount` - 1 WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
UPDATE `companies` SET
  `contactCount` = (SELECT count(*) FROM `company_contacts` WHERE `companyId` = `companies`.`id`),
  `productCount` = (SELECT count(*) FROM `products` WHERE `companyId` = `companies`.`id`),
  `departmentCount` = (SELECT count(*) FROM `departments` WHERE `companyId` = `companies`.`id`),
  `problemCount` = (SELECT count(*) FROM `problems` WHERE `companyId` = `companies`.`id`),
  `strengthCount` = (SELECT count(*) FROM `strengths` WHERE `companyId` = `companies`.`id`);

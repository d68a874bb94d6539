-- A report is created once and cannot be modified afterwards (specification section 4; product.md section 5).
CREATE TRIGGER `reports_no_update` BEFORE UPDATE ON `reports`
BEGIN
  SELECT RAISE(ABORT, 'report_immutable');
END;
--> statement-breakpoint
-- The company's own deletion removes its row first, so the cascade passes this condition.
CREATE TRIGGER `reports_no_delete` BEFORE DELETE ON `reports`
WHEN EXISTS (SELECT 1 FROM `companies` WHERE `id` = OLD.`companyId`)
BEGIN
  SELECT RAISE(ABORT, 'report_immutable');
END;
--> statement-breakpoint
-- INSERT OR REPLACE deletes without firing delete triggers, so it is stopped before it does.
CREATE TRIGGER `reports_one_per_company` BEFORE INSERT ON `reports`
WHEN EXISTS (SELECT 1 FROM `reports` WHERE `companyId` = NEW.`companyId` OR `id` = NEW.`id`)
BEGIN
  SELECT RAISE(ABORT, 'report_exists');
END;

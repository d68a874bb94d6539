-- When a profile or its draft last changed. Triggers maintain it, so that no writer, deletion or move is forgotten: two
-- milliseconds later at least, so that an older SQLite that drops a fraction still moves it.
ALTER TABLE `companies` ADD `contentUpdatedAt` text;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_content_insert` AFTER INSERT ON `company_contacts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_content_update` AFTER UPDATE ON `company_contacts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `company_contacts_content_delete` AFTER DELETE ON `company_contacts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_content_insert` AFTER INSERT ON `products`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_content_update` AFTER UPDATE ON `products`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `products_content_delete` AFTER DELETE ON `products`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_content_insert` AFTER INSERT ON `departments`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_content_update` AFTER UPDATE ON `departments`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `departments_content_delete` AFTER DELETE ON `departments`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `problems_content_insert` AFTER INSERT ON `problems`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `problems_content_update` AFTER UPDATE ON `problems`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `problems_content_delete` AFTER DELETE ON `problems`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_content_insert` AFTER INSERT ON `strengths`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_content_update` AFTER UPDATE ON `strengths`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `strengths_content_delete` AFTER DELETE ON `strengths`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_content_insert` AFTER INSERT ON `report_drafts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_content_update` AFTER UPDATE ON `report_drafts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `report_drafts_content_delete` AFTER DELETE ON `report_drafts`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = OLD.`companyId`;
END;
--> statement-breakpoint
CREATE TRIGGER `companies_content_update` AFTER UPDATE OF `updatedAt` ON `companies`
BEGIN
  UPDATE `companies` SET `contentUpdatedAt` = max(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', coalesce(`contentUpdatedAt`, `updatedAt`), '+0.002 seconds')) WHERE `id` = NEW.`id`;
END;

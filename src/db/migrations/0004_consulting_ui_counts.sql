ALTER TABLE `companies` ADD `contactCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `productCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `departmentCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `problemCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `strengthCount` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `companies` ADD `completeness` integer GENERATED ALWAYS AS (("productCount" > 0) + ("departmentCount" > 0) + ("problemCount" > 0) + ("strengthCount" > 0)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `companies_completeness` ON `companies` (`userId`,`completeness`,`id`);
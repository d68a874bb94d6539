CREATE TABLE `attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`bucket` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempts_bucket` ON `attempts` (`bucket`,`at`);--> statement-breakpoint
CREATE INDEX `attempts_at` ON `attempts` (`at`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`requestHash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_age` ON `idempotency_keys` (`createdAt`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`userId` integer NOT NULL,
	`expiresAt` integer NOT NULL,
	`absoluteExpiresAt` integer NOT NULL,
	`bearerHash` text NOT NULL,
	`bearerExpiresAt` integer NOT NULL,
	`userAgent` text NOT NULL,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_bearer` ON `sessions` (`bearerHash`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`userId`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`usernameKey` text NOT NULL,
	`password` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username` ON `users` (`usernameKey`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`emailKey`);--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sector` text NOT NULL,
	`size` text NOT NULL,
	`structure` text NOT NULL,
	`email` text,
	`searchText` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	`userId` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `companies_user` ON `companies` (`userId`,`id`);--> statement-breakpoint
CREATE TABLE `company_contacts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`position` text NOT NULL,
	`phone` text,
	`email` text,
	`isPrimary` integer DEFAULT false NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_contacts_company` ON `company_contacts` (`companyId`);--> statement-breakpoint
CREATE TABLE `departments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`function` text NOT NULL,
	`digitalizationLevel` integer DEFAULT 3 NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "departments_level" CHECK("departments"."digitalizationLevel" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `departments_company` ON `departments` (`companyId`);--> statement-breakpoint
CREATE TABLE `problems` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`description` text NOT NULL,
	`priority` integer DEFAULT 3 NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "problems_priority" CHECK("problems"."priority" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `problems_company` ON `problems` (`companyId`);--> statement-breakpoint
CREATE TABLE `products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`type` text DEFAULT 'product' NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `products_company` ON `products` (`companyId`);--> statement-breakpoint
CREATE TABLE `reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`analysis` text NOT NULL,
	`recommendations` text NOT NULL,
	`aiArchitecture` text NOT NULL,
	`language` text NOT NULL,
	`snapshot` text NOT NULL,
	`rulesVersion` integer NOT NULL,
	`contentHash` text NOT NULL,
	`createdAt` text NOT NULL,
	`companyId` integer NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_company` ON `reports` (`companyId`);--> statement-breakpoint
CREATE TABLE `strengths` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`description` text NOT NULL,
	`impact` integer DEFAULT 3 NOT NULL,
	`companyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`companyId`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "strengths_impact" CHECK("strengths"."impact" between 1 and 5)
);
--> statement-breakpoint
CREATE INDEX `strengths_company` ON `strengths` (`companyId`);--> statement-breakpoint
CREATE TABLE `marketing_analytics` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`data` text NOT NULL,
	`summary` text NOT NULL,
	`recommendations` text NOT NULL,
	`createdAt` text NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_analytics_company` ON `marketing_analytics` (`marketingCompanyId`);--> statement-breakpoint
CREATE TABLE `marketing_campaigns` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`content` text NOT NULL,
	`metrics` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_campaigns_company` ON `marketing_campaigns` (`marketingCompanyId`);--> statement-breakpoint
CREATE TABLE `marketing_companies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`sector` text NOT NULL,
	`commercialObjectives` text NOT NULL,
	`targetAudience` text NOT NULL,
	`targetAudienceType` text NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	`userId` integer NOT NULL,
	FOREIGN KEY (`userId`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_companies_user` ON `marketing_companies` (`userId`,`id`);--> statement-breakpoint
CREATE TABLE `marketing_leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`companyName` text NOT NULL,
	`source` text NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`contactName` text,
	`contactEmail` text,
	`contactPhone` text,
	`position` text,
	`notes` text,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_leads_company` ON `marketing_leads` (`marketingCompanyId`);--> statement-breakpoint
CREATE TABLE `marketing_products` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`characteristics` text NOT NULL,
	`advantages` text NOT NULL,
	`price` text NOT NULL,
	`marketingCompanyId` integer NOT NULL,
	`createdAt` text NOT NULL,
	`updatedAt` text NOT NULL,
	FOREIGN KEY (`marketingCompanyId`) REFERENCES `marketing_companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `marketing_products_company` ON `marketing_products` (`marketingCompanyId`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`company` text,
	`service` text,
	`read` integer DEFAULT false NOT NULL,
	`createdAt` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `contact_messages_age` ON `contact_messages` (`createdAt`);
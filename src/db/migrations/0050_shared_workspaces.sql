CREATE TABLE `workspace_invitations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`workspaceId` integer NOT NULL,
	`invitedBy` integer,
	`email` text NOT NULL,
	`emailKey` text NOT NULL,
	`role` text NOT NULL,
	`tokenHash` text NOT NULL,
	`expiresAt` text NOT NULL,
	`usedAt` text,
	`createdAt` text NOT NULL,
	FOREIGN KEY (`workspaceId`) REFERENCES `workspaces`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitedBy`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_invitations_token` ON `workspace_invitations` (`tokenHash`);--> statement-breakpoint
CREATE INDEX `workspace_invitations_workspace` ON `workspace_invitations` (`workspaceId`,`emailKey`);--> statement-breakpoint
CREATE INDEX `workspace_invitations_inviter` ON `workspace_invitations` (`invitedBy`);--> statement-breakpoint
ALTER TABLE `workspace_members` ADD `isChosen` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `workspace_members_chosen` ON `workspace_members` (`userId`) WHERE "isChosen" = 1;--> statement-breakpoint
ALTER TABLE `workspaces` ADD `name` text;
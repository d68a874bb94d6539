import type { WorkspaceRole } from '#shared/workspaces/workspace.ts';

/** A member of the workspace, as choices and lists name it. */
export type Teammate = { id: number; name: string; role: WorkspaceRole };

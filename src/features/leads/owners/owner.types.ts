/** A member of the workspace, as choices and lists name it. */
export type Teammate = { id: number; name: string };

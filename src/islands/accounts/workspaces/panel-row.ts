/** A row of a workspace's panel; its act ends where the panel's menu does. */
export const PANEL_ROW = 'flex items-center gap-2 py-2 pr-2 pl-4 sm:pl-5';

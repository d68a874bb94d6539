import { pageFact } from './drafts.ts';

/** Whether the current user has another workspace, to which something may move. */
export const hasOtherWorkspaces = (): boolean => pageFact('workspaceIds').includes(' ');

/** Whether the page shows a workspace in which the current user may only read (PortalLayout). */
export const isReaderPage = (): boolean => document.querySelector('[data-reader]') !== null;

import { WORKSPACE_PARAMETER } from '#shared/api.ts';

/** The path of a page, to be opened in a workspace: for links in emails and notifications. */
export function inWorkspace(path: string, workspaceId: number): string {
  const [address = '', query] = path.split('?');
  const asked = new URLSearchParams(query);
  asked.set(WORKSPACE_PARAMETER, String(workspaceId));
  return `${address}?${asked}`;
}

/** Parameter of a page that opens a workspace first: for links in emails and notifications. */
export const WORKSPACE_PARAMETER = 'workspace';

/** The path, to be opened in a workspace. */
export function inWorkspace(path: string, workspaceId: number): string {
  const [address = '', query] = path.split('?');
  const asked = new URLSearchParams(query);
  asked.set(WORKSPACE_PARAMETER, String(workspaceId));
  return `${address}?${asked}`;
}

import type { WorkspaceRole } from '#shared/workspaces/workspace.ts';
import { member, type ApiClient } from '../api-client.ts';

let made = 0;

/** Returns the id of a workspace that its maker can share. */
export function aSharedWorkspace(owner: ApiClient, name?: string): Promise<number> {
  made += 1;
  return owner.make('/api/workspaces', { name: name ?? `Equipo ${made}` });
}

/** Invites an address; returns the secret of the link. */
export async function anInvitation(
  owner: ApiClient,
  id: number,
  email: string,
  role: WorkspaceRole = 'member',
): Promise<{ invitationId: number; token: string }> {
  const answer = await owner.call('POST', `/api/workspaces/${id}/invitations`, { email, role });
  const token = member(answer.body, 'url', 'string').split('/').at(-1) ?? '';
  return { invitationId: member(answer.body, 'id', 'number'), token };
}

export async function join(
  owner: ApiClient,
  id: number,
  guest: ApiClient,
  role: WorkspaceRole = 'member',
): Promise<void> {
  const { body } = await guest.call('GET', '/api/user');
  const { token } = await anInvitation(owner, id, member(body, 'email', 'string'), role);
  const { status } = await guest.call('POST', `/api/workspace-invitations/${token}/accept`);
  if (status !== 200) throw new Error(`accepting answered ${status}`);
}

/** Returns the id of a workspace with both. */
export async function aTeam(
  owner: ApiClient,
  guest: ApiClient,
  role: WorkspaceRole = 'member',
): Promise<number> {
  const id = await aSharedWorkspace(owner);
  await join(owner, id, guest, role);
  return id;
}

/** Headers of a call in a workspace. */
export const inside = (id: number): Record<string, string> => ({ 'x-workspace': String(id) });

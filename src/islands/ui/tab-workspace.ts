import { DRAFT_PREFIX, type Draft } from './drafts.ts';
import { readStored, storedKeys, writeStored } from './storage.ts';

/** The workspace of the tab's last page. */
type TabWorkspace = { userId: string; id: string; name: string };

const KEY = 'workspace';

export const rememberWorkspace = (workspace: TabWorkspace | null): void =>
  writeStored('sessionStorage', KEY, workspace && JSON.stringify(workspace));

/** Returns the workspace that the tab was in, where `userId` is no member of it any more (`memberOf`: ids). */
export function leftWorkspace(userId: string, memberOf: readonly string[]): TabWorkspace | null {
  const stored = readStored('sessionStorage', KEY);
  if (stored === null) return null;
  try {
    const last = JSON.parse(stored) as TabWorkspace;
    return last.userId === userId && !memberOf.includes(last.id) ? last : null;
  } catch {
    return null;
  }
}

const draftsIn = ({ userId, id }: TabWorkspace): string[] =>
  storedKeys('sessionStorage').filter((key) => key.startsWith(`${DRAFT_PREFIX}${userId}:${id}:`));

function textsIn(key: string): string {
  try {
    const { values } = JSON.parse(readStored('sessionStorage', key) ?? '{}') as Partial<Draft>;
    // Nobody copies a ticked checkbox, the id of a choice or an empty list.
    return Object.values(values ?? {})
      .filter((value) => !/^(?:on|[\d{}[\]]*)$/.test(value))
      .join('\n');
  } catch {
    return '';
  }
}

/** Returns the texts of the tab's unsaved forms of a workspace, a form after the other. */
export const typedIn = (workspace: TabWorkspace): string =>
  draftsIn(workspace)
    .map(textsIn)
    .filter((texts) => texts !== '')
    .join('\n\n');

export function dropDraftsIn(workspace: TabWorkspace): void {
  for (const key of draftsIn(workspace)) writeStored('sessionStorage', key, null);
}

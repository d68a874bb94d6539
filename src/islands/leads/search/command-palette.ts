/** Apart from their button, so that no page carries the names of all the scripts that they import. */
export const loadCommandPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;
export const loadShortcutList = async () => (await import('./ShortcutList.tsx')).ShortcutList;

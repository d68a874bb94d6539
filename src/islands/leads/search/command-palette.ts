/** Apart from its button, so that no page carries the names of all the scripts that the palette imports. */
export const loadCommandPalette = async () => (await import('./CommandPalette.tsx')).CommandPalette;
